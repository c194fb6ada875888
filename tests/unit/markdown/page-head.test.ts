import assert from 'node:assert/strict';
import { test } from 'node:test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { parseFrontMatter } from '../../../src/markdown/front-matter';
import addPageHead from '../../../src/markdown/page-head';

/** The types of the nodes of a page after the plugin, and the name of the added element. */
function nodes(source: string, path = 'docs/steps/jwt.md'): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(source);
  addPageHead()(tree, new VFile({ path }));
  return tree.children.map((node) => ('name' in node ? String(node.name) : node.type));
}

test('the facts follow the first paragraph, or come first on a page without one', () => {
  assert.deepEqual(nodes("import A from 'a';\n\nLead."), ['mdxjsEsm', 'paragraph', 'StepHead']);
  assert.deepEqual(nodes('<Release />\n\nText.'), ['StepHead', 'Release', 'paragraph']);
});

test('what is painted first ends above the first section, or after a few blocks', () => {
  const [lead, section] = ['Lead.\n\n', '## Limits'];
  const start = ['paragraph', 'StepHead'];
  assert.deepEqual(nodes(lead + section), [...start, 'EarlyPaint', 'heading']);
  const blocks = Array<string>(4).fill('paragraph');
  assert.deepEqual(nodes(lead.repeat(6)), [...start, ...blocks, 'EarlyPaint', 'paragraph']);
});

test('a part of a page has no facts', () => {
  assert.deepEqual(nodes('Lead.', 'docs/releases/_release.md'), ['paragraph']);
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
