import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import referenceLists from '../../../src/markdown/reference';
import unconfirmedMarks from '../../../src/markdown/unconfirmed';

const FRONT_MATTER =
  '---\nreview:\n  keys: Which "keys" it has.\n  limit: What the limit is.\n---\n\n';

async function transformed(markdown: string): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(unconfirmedMarks)
    .use(referenceLists, { baseUrl: '/kb/de/' });
  const file = new VFile({ path: 'page.md', value: FRONT_MATTER + markdown });
  return (await processor.run(processor.parse(file), file)) as unknown as Root;
}

/** The attributes of the marks, by name. */
function marksIn(tree: Root): Record<string, unknown>[] {
  const marks: Record<string, unknown>[] = [];
  visit(tree, 'mdxJsxTextElement', ({ name, attributes }) => {
    const values = attributes.map((one) => [one.type === 'mdxJsxAttribute' && one.name, one.value]);
    if (name === 'a') marks.push(Object.fromEntries(values) as Record<string, unknown>);
  });
  return marks;
}

test('a mark becomes a link to its explanation, described by its questions', async () => {
  const tree = await transformed('It ends. <Unconfirmed id="limit keys" />');
  assert.equal(toString(tree.children[1]), 'It ends. Not confirmed');
  assert.deepEqual(marksIn(tree), [
    {
      className: 'unconfirmed',
      href: '/docs/contributing/#not-confirmed',
      'aria-description': 'What the limit is. Which "keys" it has.',
    },
  ]);
});

test('a mark can be a block, and in a cell of any table', async () => {
  const block = await transformed('<Unconfirmed id="limit" />');
  assert.equal(block.children[1]?.type, 'paragraph');
  const table = '| Case | Note |\n| --- | --- |\n| a | b <Unconfirmed id="limit" /> |';
  assert.equal(marksIn(await transformed(table)).length, 1);
});

test('an entry with a mark stays a string of HTML', async () => {
  const table = '| Field | Meaning |\n| --- | --- |\n| `a` | A. <Unconfirmed id="keys" /> |';
  const tree = await transformed(table);
  const html = JSON.stringify(tree.children[1]);
  // With the base URL of the language.
  assert.match(html, /A\. <a class=\\"unconfirmed\\" href=\\"\/kb\/de\/docs\/contributing\//);
  assert.match(html, /aria-description=\\"Which &quot;keys&quot; it has\.\\">Not confirmed<\/a>/);
});

test('a mark of an unknown point stops the build with its line', async () => {
  await assert.rejects(transformed('\n<Unconfirmed id="x" />'), /:8:1.*"x"> names no point/);
  await assert.rejects(transformed('<Unconfirmed id="keys x" />'), /names no point/);
  await assert.rejects(transformed('<Unconfirmed />'), /names no point/);
});
