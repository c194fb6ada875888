import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadContext, Props } from '@docusaurus/types';
import { questionsFile } from '../../../src/content/questions';
import { easyopsOptions } from '../../../src/search/plugin';
import type { ParsedPage } from '../../../src/search/core/sections';
import { crawl } from '../../../src/search/plugin/crawl';
import { processPluginOptions } from '../../../src/search/plugin/easyops';
import { project } from '../../support/project';

const html = (title: string, body: string, head = '') =>
  `<html><head>${head}</head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`;
const dir = project({
  'src/code.ts': '',
  'docs/jwt/index.html': html('JWT', '<p>Sign a token.</p>'),
  'docs/old/index.html': html('Old', '<p>Gone.</p>', '<meta name="robots" content="noindex">'),
  'blog/post/index.html': html('Post', '<p>News.</p>'),
  'about/index.html': html('About', '<p>Us.</p>'),
  'index.html': html('Home', '<p>Welcome.</p>'),
  [questionsFile]: '/docs/jwt:\n  - who signed this\n',
});

/** The pages of a small built site as they are indexed; what the docs plugin knows of them is found with a slash. */
function crawled(indexPages: boolean, trailingSlash = false): ParsedPage[] {
  const siteConfig = { themeConfig: {}, ...(trailingSlash ? { trailingSlash } : {}) };
  const context = { siteDir: dir, siteConfig } as unknown as LoadContext;
  const permalinks = ['/docs/jwt', '/docs/old'];
  const docs = permalinks.map((permalink) => ({
    id: permalink,
    permalink,
    source: `@site/pages${permalink}.md`,
    tags: [],
    frontMatter: {},
  }));
  const version = { versionName: 'v', path: '/docs', isLast: true, sidebars: {}, docs };
  const props = {
    outDir: dir,
    siteDir: dir,
    baseUrl: '/',
    siteConfig,
    routesPaths: [
      ...['/', '/404.html', '/search', '/about', '/blog', '/blog/post'],
      ...permalinks.map((permalink) => permalink + (trailingSlash ? '/' : '')),
    ],
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        options: { id: 'default' },
        content: { loadedVersions: [version] },
      },
    ],
  } as unknown as Props;
  const byTag = crawl(props, processPluginOptions(easyopsOptions({ indexPages }), context));
  return [...byTag.values()].flat();
}

test('a page has its questions', () => {
  const pages = crawled(false, true);
  const asked = pages.filter(({ questions }) => questions?.length);
  assert.deepEqual(
    asked.map(({ url, questions }) => [url, questions]),
    [['/docs/jwt/', ['who signed this']]],
  );
});

test('documentation and blog are indexed by default, other pages only if enabled', () => {
  const indexed = (indexPages: boolean) =>
    crawled(indexPages)
      .map(({ url }) => url)
      .sort();
  assert.deepEqual(indexed(false), ['/blog/post', '/docs/jwt']);
  assert.deepEqual(indexed(true), ['/about', '/blog/post', '/docs/jwt']);
});
