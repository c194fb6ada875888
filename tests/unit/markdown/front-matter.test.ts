import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { parseFrontMatter } from '../../../src/markdown/front-matter';

const BROKEN = '---\ntags: [steps]\ntitle: Orders: all: of them\n---\n\nText.\n';
const parse = async (path: string, fileContent = BROKEN) =>
  parseFrontMatter({
    filePath: resolve(path),
    fileContent,
    defaultParseFrontMatter: () => assert.fail('There is one parser.'),
  });
const refused = (path: string) => assert.rejects(parse(path), /order\.md:3: The front matter is /);

test('front matter that is not YAML stops a build, but not the preview of a page that is checked', async (context) => {
  const { frontMatter, content } = await parse('docs/steps/order.md');
  assert.deepEqual([frontMatter, content], [{}, 'Text.']);
  await refused('i18n/de/docusaurus-plugin-content-docs/version-ace5/order.md');
  await refused('/docs/src/pages/order.md');
  context.after(() => Reflect.deleteProperty(process.env, 'NODE_ENV'));
  Object.assign(process.env, { NODE_ENV: 'production' });
  await refused('docs/order.md');
});
