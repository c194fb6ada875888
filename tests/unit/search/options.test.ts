import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadContext, Props } from '@docusaurus/types';
import { questionsFile } from '../../../src/content/questions';
import { easyopsOptions } from '../../../src/search/plugin';
import type { ParsedPage } from '../../../src/search/core/sections';
import { crawl } from '../../../src/search/plugin/crawl';
import { processPluginOptions } from '../../../src/search/plugin/easyops';
import { optionsSchema } from '../../../src/search/plugin/options';
import { project } from '../../support/project';

const html = (title: string, body: string, head = '') =>
  `<html><head>${head}</head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`;

/** The pages of a small built site as they are indexed; what the docs plugin knows of them is found with a slash. */
function crawled(indexPages: boolean): ParsedPage[] {
  const dir = project({
    'src/code.ts': '',
    'docs/jwt/index.html': html('JWT', '<p>Sign a token.</p>'),
    'docs/old/index.html': html('Old', '<p>Gone.</p>', '<meta name="robots" content="noindex">'),
    'blog/post/index.html': html('Post', '<p>News.</p>'),
    'about/index.html': html('About', '<p>Us.</p>'),
    'index.html': html('Home', '<p>Welcome.</p>'),
    [questionsFile]: '/docs/jwt:\n  - who signed this\n',
  });
  const siteConfig = { themeConfig: {}, trailingSlash: true };
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
      ...permalinks.map((permalink) => `${permalink}/`),
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

test('documentation with its questions and blog are indexed by default, other pages only if enabled', () => {
  const indexed = (indexPages: boolean) =>
    crawled(indexPages)
      .map(({ url, questions = [] }) => [url, ...questions])
      .sort();
  const byDefault = [['/blog/post'], ['/docs/jwt/', 'who signed this']];
  assert.deepEqual(indexed(false), byDefault);
  assert.deepEqual(indexed(true), [['/about'], ...byDefault]);
});

test('the error for an unknown or out-of-range index option contains its name', () => {
  for (const [options, message] of [
    [{ maxResults: 0 }, /"maxResults" must be greater than or equal to 1/],
    [{ maxResults: 101 }, /"maxResults" must be less than or equal to 100/],
    [{ pathWeights: { '/releases/': 0 } }, /"pathWeights.\/releases\/" must be greater than 0/],
    [{ fuzzy: true }, /"fuzzy" is not allowed/],
    [{ insights: { appId: 'x' } }, /"insights.apiKey" is required/],
  ] as const) {
    assert.match(optionsSchema.validate(options).error?.message ?? 'no error', message);
  }
});
