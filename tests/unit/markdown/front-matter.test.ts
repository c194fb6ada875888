import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { parseFrontMatter } from '../../../src/markdown/front-matter';

// The parser that Docusaurus passes to `parseFrontMatter`.
const fromDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const { DEFAULT_PARSE_FRONT_MATTER: defaultParseFrontMatter } = fromDocusaurus(
  '@docusaurus/utils',
) as {
  DEFAULT_PARSE_FRONT_MATTER: Parameters<typeof parseFrontMatter>[0]['defaultParseFrontMatter'];
};

const BROKEN = '---\ntags: [steps]\ntitle: Orders: all: of them\n---\n\nText.\n';
const parse = (path: string, fileContent = BROKEN) =>
  parseFrontMatter({ filePath: resolve(path), fileContent, defaultParseFrontMatter });

test('a checked page whose front matter is not YAML appears, and the check reports it', async () => {
  for (const folder of ['versioned_docs/version-ace5', 'versioned_docs/version-ace4', 'docs']) {
    const { frontMatter, content } = await parse(`${folder}/steps/order.md`);
    assert.deepEqual(frontMatter, {}, folder);
    assert.equal(content.trim(), 'Text.');
  }
});

test('front matter that is not YAML in a file without a check is an error with its line', async () => {
  for (const path of [
    'i18n/de/docusaurus-plugin-content-docs/version-ace5/order.md',
    'src/pages/order.md',
    '/docs/src/pages/order.md',
  ])
    await assert.rejects(
      parse(path),
      ({ message }: Error) =>
        message.startsWith(`${resolve(path)}:3: The front matter is not YAML: `) &&
        message.endsWith('Quote values that contain ": ".') &&
        !message.includes('\n'),
    );
});

test('front matter that is YAML is read', async () => {
  const page = BROKEN.replace('Orders: all: of them', 'Orders');
  const { frontMatter } = await parse('docs/order.md', page);
  assert.deepEqual(frontMatter, { tags: ['steps'], title: 'Orders' });
});
