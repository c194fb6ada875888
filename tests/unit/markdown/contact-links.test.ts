import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import contactLinks from '../../../src/markdown/contact-links';
import { repository } from '../../../src/site/identity';

async function transformed(markdown: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(contactLinks);
  const file = new VFile({ path: 'page.md', value: markdown });
  return (await processor.run(processor.parse(markdown), file)) as unknown as Root;
}

test('a contact becomes a link to an address of the deployment', async () => {
  const tree = await transformed('Open <Contact to="new-issue" button>an *issue*</Contact>.');
  const [paragraph] = tree.children;
  const link = paragraph?.type === 'paragraph' ? paragraph.children[1] : undefined;
  assert.ok(link?.type === 'link');
  assert.equal(link.url, `${repository.issues}/new`);
  assert.deepEqual(link.data?.hProperties, { className: ['button', 'button--primary'] });
  assert.deepEqual(
    link.children.map(({ type }) => type),
    ['text', 'emphasis'],
  );
});

test('a contact without a known address or without text stops the build with its line', async () => {
  await assert.rejects(transformed('\n<Contact to="fax">x</Contact>'), /2:1.*"fax".*no address/);
  await assert.rejects(transformed('<Contact to="chat" />'), /has no text/);
});
