import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PluggableList } from 'unified';
import { parseFrontMatter } from '../../../src/markdown/front-matter';
import addPageFacts from '../../../src/markdown/page-facts';
import addPageHead from '../../../src/markdown/page-head';
import { transformed } from './transformed';

/** The types of the nodes of a page after the plugin, and the name of the added element. */
const nodes = (source: string, plugins: PluggableList = [addPageHead], frontMatter = {}) =>
  transformed(source, plugins, undefined, frontMatter).children.map((node) =>
    'name' in node ? String(node.name) : node.type,
  );

test('the facts of a step follow the first paragraph, or come first on a page without one', () => {
  const names = (source: string) => nodes(source, [addPageFacts], { step: { group: 'Logic' } });
  assert.deepEqual(names("import A from 'a';\n\nLead."), ['mdxjsEsm', 'paragraph', 'dl']);
  assert.deepEqual(names('<Release />\n\nText.'), ['dl', 'Release', 'paragraph']);
});

test('what is painted first ends behind the blocks that fill a screen', () => {
  assert.deepEqual(nodes('Lead.\n\n## Limits'), ['paragraph', 'heading']);
  const block = `${'word '.repeat(80)}\n\n`;
  const after = ['heading', 'paragraph', 'EarlyPaint', 'paragraph'];
  assert.deepEqual(nodes(`Lead.\n\n## Limits\n\n${block.repeat(2)}`), [
    'paragraph',
    'heading',
    'paragraph',
    'paragraph',
  ]);
  assert.deepEqual(nodes(`${block}## Limits\n\n${block.repeat(2)}`), ['paragraph', ...after]);
});

test('a page with more than 15 subsections lists only its sections', async () => {
  const levels = async (count: number, own = {}) => {
    const fileContent = '### Question\n\nAnswer.\n\n'.repeat(count);
    const { frontMatter } = await parseFrontMatter({
      filePath: 'faq.md',
      fileContent,
      defaultParseFrontMatter: () => Promise.resolve({ frontMatter: own, content: fileContent }),
    });
    return frontMatter['toc_max_heading_level'];
  };
  assert.equal(await levels(15), undefined);
  assert.equal(await levels(16), 2);
  assert.equal(await levels(16, { toc_max_heading_level: 4 }), 4);
});

test('a page does not ship the questions that are in its marks', async () => {
  const own = { title: 'JWT', review: { a: 'Whether.' } };
  const { frontMatter } = await parseFrontMatter({
    filePath: 'jwt.md',
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter: own, content: '' }),
  });
  assert.deepEqual(frontMatter, { title: 'JWT' });
});
