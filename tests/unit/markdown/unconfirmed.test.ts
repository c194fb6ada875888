import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import referenceLists from '../../../src/markdown/reference';
import unconfirmedMarks from '../../../src/markdown/unconfirmed';
import { elementsIn, transformed } from './transformed';

const FRONT_MATTER =
  '---\nreview:\n  keys: Which "keys" it has.\n  limit: What the limit is.\n---\n\n';

// As Docusaurus does.
const headingIds = (tree: Root) =>
  visit(tree, 'heading', (node) => {
    node.data = { hProperties: { id: toString(node).toLowerCase() } };
  });

const marked = (markdown: string) =>
  transformed(FRONT_MATTER + markdown, [
    headingIds,
    unconfirmedMarks,
    (tree) => referenceLists(tree, '/kb/de/'),
  ]);

/** The list of open points at the end of a page, as text that contains its HTML. */
const listOf = (tree: Root) => JSON.stringify(tree.children.at(-1));

test('a mark becomes a sign, described by its questions, that leads to the first of them', () => {
  const tree = marked('It ends. <Unconfirmed id="limit keys" />');
  assert.equal(toString(tree.children[1]), 'It ends.');
  assert.deepEqual(elementsIn(tree, 'a'), [
    {
      className: 'unconfirmed',
      href: '#open-point-0',
      'aria-label': 'Not confirmed',
      'aria-description': 'What the limit is. Which "keys" it has.',
    },
  ]);
  const list = listOf(tree);
  assert.match(list, /2 open points.*<li id=.*open-point-0.*>What the limit is\.<\/li><li/);
  assert.match(list, /Which &quot;keys&quot; it has\.<\/li><\/ul>/);
});

test('the list names a question once, with the section of its first mark', () => {
  const mark = '<Unconfirmed id="limit" />';
  const tree = marked(`A. ${mark}\n\n## Limits\n\nB. ${mark} <Unconfirmed id="keys" />`);
  assert.equal(elementsIn(tree, 'a').length, 3);
  assert.match(listOf(tree), /What the limit is\.<\/li>.*it has\. <a href=.*#limits.*>Limits<\/a>/);
  assert.equal(elementsIn(marked('Text.'), 'details').length, 0);
});
