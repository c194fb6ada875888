import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { parseFrontMatter } from '../../../src/markdown/front-matter';

const BROKEN = '---\ntags: [steps]\ntitle: Orders: all: of them\n---\n\nText.\n';
const parse = (path: string, fileContent = BROKEN) =>
  parseFrontMatter({
    filePath: resolve(path),
    fileContent,
    defaultParseFrontMatter: () => assert.fail('There is one parser.'),
  });
/** Parses a page; an error is a rejection. */
const parsed = async (path: string) => parse(path);

test('a build fails at front matter that is not YAML', async () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    await assert.rejects(
      parsed('docs/order.md'),
      /docs\/order\.md:3: The front matter is not YAML: /,
    );
  } finally {
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else Object.assign(process.env, { NODE_ENV });
  }
});

test('in the preview, a checked page whose front matter is not YAML appears, and the check reports it', async () => {
  for (const folder of ['versioned_docs/version-ace5', 'docs']) {
    const { frontMatter, content } = await parse(`${folder}/steps/order.md`);
    assert.deepEqual([frontMatter, content], [{}, 'Text.'], folder);
  }
});

test('front matter that is not YAML in a file without a check is an error with its line', async () => {
  for (const path of [
    'i18n/de/docusaurus-plugin-content-docs/version-ace5/order.md',
    'src/pages/order.md',
    '/docs/src/pages/order.md',
  ])
    await assert.rejects(
      parsed(path),
      ({ message }: Error) =>
        message.startsWith(`${resolve(path)}:3: The front matter is not YAML: `) &&
        message.endsWith('Quote values that contain ": ".') &&
        !message.includes('\n'),
    );
});

test('a page does not ship the questions that are in its marks', async () => {
  const page = '---\ntitle: JWT\nreview:\n  a: Whether.\n---\n';
  assert.deepEqual((await parse('docs/jwt.md', page)).frontMatter, { title: 'JWT' });
});

test('a page with more than 15 subsections lists only its sections', async () => {
  const levels = async (count: number, own = '') => {
    const page = `---\n${own}\n---\n\n${'### Question\n\nAnswer.\n\n'.repeat(count)}`;
    return (await parse('faq.md', page)).frontMatter['toc_max_heading_level'];
  };
  assert.equal(await levels(15), undefined);
  assert.equal(await levels(16), 2);
  assert.equal(await levels(16, 'toc_max_heading_level: 4'), 4);
});
