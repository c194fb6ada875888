import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Code, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';
import { docsMarkdown, pageMarkdown } from '../../../src/markdown';

/** The HTML of a fence after the remark plugins of a content plugin. */
async function fence(remarkPlugins: unknown): Promise<unknown> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkPlugins as PluggableList);
  const file = new VFile({ path: 'page.md', value: '```json\n{"a": 1}\n```' });
  const tree = (await processor.run(processor.parse(file), file)) as unknown as Root;
  const code = tree.children.find((node): node is Code => node.type === 'code');
  return code?.data?.hProperties?.['html'];
}

test('the build highlights the code of documents and of Markdown pages', async () => {
  for (const [name, options] of Object.entries({
    docs: docsMarkdown('/'),
    pages: pageMarkdown('/'),
  })) {
    assert.match(String(await fence(options.remarkPlugins)), /class="token property"/, name);
  }
});
