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

test('the first occurrence of a term in running text is a link to its definition', () => {
  assert.deepEqual(marked('# Flow\n\nTwo flows, and a flow of `step`: the Step. A workflow.'), [
    'flows /glossary/#flow',
    'Step /glossary/#step',
  ]);
  assert.deepEqual(marked('The trigger step of a step.'), [
    'trigger step /glossary/#trigger-step',
    'step /glossary/#step',
  ]);
});

test('headings, links, names in bold, code and unexplained terms are not marked', () => {
  assert.deepEqual(marked('## Step\n\n[A flow](x.md), **Flow**, `flow`, flow-versioning'), []);
  assert.deepEqual(marked('The Mixed Flow step, Flow Builder, Node.js; Flow files'), [
    'step /glossary/#step',
    'Flow /glossary/#flow',
  ]);
  assert.deepEqual(marked('A flow and a step.', new Set(['step'])), ['step /glossary/#step']);
});

test('at most five terms of a page are marked', () => {
  const text = terms.map(({ words }) => words[0]).join(', ');
  assert.equal(marked(text).length, 5);
});

test('every word of the list leads to a term of a version, and every term has words', () => {
  const explained = versionNames.flatMap((version) => {
    const page = readFileSync(`versioned_docs/version-${version}/intro/glossary.md`, 'utf8');
    const slugger = new GithubSlugger();
    return [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
  });
  const known = [...new Set(explained)].filter((anchor) => anchor !== 'next-pages');
  assert.deepEqual(known.sort(), [...all].sort());
});
