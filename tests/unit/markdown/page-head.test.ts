import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toString } from 'mdast-util-to-string';
import { docsMarkdown } from '../../../src/markdown';
import addPageHead from '../../../src/markdown/page-head';
import { transformed } from './transformed';

/** The types of the nodes of a page after the plugin, and the name of the added element. */
const nodes = (source: string) =>
  transformed(source, [addPageHead]).children.map((node) =>
    'name' in node ? String(node.name) : node.type,
  );

test('what is painted first ends behind the blocks that fill a screen', () => {
  assert.deepEqual(nodes('Lead.\n\n## Limits'), ['paragraph', 'heading']);
  const block = `${'word '.repeat(80)}\n\n`;
  const filled = ['paragraph', 'heading', 'paragraph', 'EarlyPaint', 'paragraph'];
  assert.deepEqual(nodes(`${block}## Limits\n\n${block.repeat(2)}`), filled);
});

test('a form has the title that the paragraph before it names, also where the first screen ends', () => {
  const form = '| Field | Value |\n| --- | --- |\n| **Path** | `/a` |\n';
  const page = `Lead.\n\n${'word '.repeat(200)}the JSON Map step:\n\n${form}`;
  const plugins = docsMarkdown('/').remarkPlugins.slice(0, 2);
  const transforms = plugins.map((plugin) => plugin());
  const tree = transformed(page, transforms);
  assert.match(toString(tree.children.at(-1)), /^JSON Map step/);
});
