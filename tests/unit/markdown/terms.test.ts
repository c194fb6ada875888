import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import terms from '../../../src/content/glossary.json';
import { markdown } from '../../../src/content/pages/markdown';
import { definitionsIn, markTermsIn } from '../../../src/markdown/mark-terms';

const LEAD = 'A lead.\n\n';
const all = new Map(terms.map(({ term }) => [term, `A ${term}.`]));

/** The terms that are marked in a text, each with its address. */
function marked(source: string, definitions: ReadonlyMap<string, string> = all): string[] {
  const tree = markdown.parse(source);
  markTermsIn(tree, definitions, '/glossary/');
  const links: string[] = [];
  visit(tree, 'link', (link) => {
    if (link.data?.hProperties?.['aria-description']) links.push(`${toString(link)} ${link.url}`);
  });
  return links;
}

test('the first occurrence of a term in running text below the lead is a link to its definition', () => {
  const page = '# Nodes\n\nA node in the lead.\n\nTwo nodes, and `node`: the Node. A nodelet.';
  assert.deepEqual(marked(page), ['nodes /glossary/#node']);
  assert.deepEqual(marked(`${LEAD}The trigger step of a virtual step.`), [
    'trigger step /glossary/#trigger-step',
    'virtual step /glossary/#virtual-step',
  ]);
});

test('headings, links, names in bold, code and unexplained terms are not marked', () => {
  const others = '## Node\n\n[A node](x.md), **Node**, `node`, node-red, Node.js';
  assert.deepEqual(marked(LEAD + others), []);
  const one = new Map([['api-handler', 'A flow.']]);
  assert.deepEqual(marked(`${LEAD}A node, a handler.`, one), ['handler /glossary/#api-handler']);
});

test('at most two terms of a page are marked', () => {
  const text = terms.map(({ words }) => words[0]).join(', ');
  assert.equal(marked(LEAD + text).length, 2);
});

test('a term is described by its definition as plain text, without a last sentence that is a link', () => {
  const definitions = definitionsIn(
    '## Node\n\nA *place* in `doc`. Or [two](x.md) of v1.2. See [Nodes](y.md).\n\n## Handler\n\nIt [runs](x.md) a flow.',
  );
  assert.deepEqual(Object.fromEntries(definitions), {
    node: 'A place in doc. Or two of v1.2.',
    handler: 'It runs a flow.',
  });
});
