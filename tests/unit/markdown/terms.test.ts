import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import GithubSlugger from 'github-slugger';
import type { Link, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import terms from '../../../src/content/glossary.json';
import { markTermsIn } from '../../../src/markdown/mark-terms';
import { versionNames } from '../../../src/site/versions';

const LEAD = 'A lead.\n\n';
const all = new Set(terms.map(({ term }) => term));

/** The terms that are marked in a text, each with its address. */
function marked(source: string, anchors = all): string[] {
  const tree: Root = unified().use(remarkParse).parse(source);
  markTermsIn(tree, anchors, '/glossary/');
  const links: string[] = [];
  visit(tree, 'link', (link: Link) => {
    const [text] = link.children;
    if (link.data?.hProperties)
      links.push(`${text?.type === 'text' ? text.value : ''} ${link.url}`);
  });
  return links;
}

test('the first occurrence of a term in running text below the lead is a link to its definition', () => {
  assert.deepEqual(
    marked('# Nodes\n\nA node in the lead.\n\nTwo nodes, and `node`: the Node. A nodelet.'),
    ['nodes /glossary/#node'],
  );
  assert.deepEqual(marked(`${LEAD}The trigger step of a virtual step.`), [
    'trigger step /glossary/#trigger-step',
    'virtual step /glossary/#virtual-step',
  ]);
});

test('headings, links, names in bold, code and unexplained terms are not marked', () => {
  assert.deepEqual(
    marked(`${LEAD}## Node\n\n[A node](x.md), **Node**, \`node\`, node-red, Node.js`),
    [],
  );
  assert.deepEqual(marked(`${LEAD}A node and a handler.`, new Set(['api-handler'])), [
    'handler /glossary/#api-handler',
  ]);
});

test('at most two terms of a page are marked', () => {
  const text = terms.map(({ words }) => words[0]).join(', ');
  assert.equal(marked(LEAD + text).length, 2);
});

test('every word of the list leads to a term of a version', () => {
  const explained = versionNames.flatMap((version) => {
    const page = readFileSync(`versioned_docs/version-${version}/intro/glossary.md`, 'utf8');
    const slugger = new GithubSlugger();
    return [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
  });
  assert.deepEqual(
    [...all].filter((term) => !explained.includes(term)),
    [],
  );
});
