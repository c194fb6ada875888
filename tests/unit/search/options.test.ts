import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadContext, Props } from '@docusaurus/types';
import { BuiltPages } from '../../../src/built-pages/reader';
import { questionsFile } from '../../../src/content/questions';
import { easyopsOptions } from '../../../src/search/plugin';
import type { ParsedPage } from '../../../src/search/core/sections';
import { crawl } from '../../../src/search/plugin/crawl';
import { processPluginOptions } from '../../../src/search/plugin/easyops';
import {
  optionsSchema,
  type PluginOptions,
  type SearchIndexOptions,
} from '../../../src/search/plugin/options';
import { project } from '../../support/project';

/** The options with their defaults, and the validation error. */
const validated = (options: PluginOptions) =>
  optionsSchema.validate(options) as { value: SearchIndexOptions; error?: Error };

test('searchResultLimits is another name of maxResults', () => {
  assert.equal(validated({ searchResultLimits: 5 }).value.maxResults, 5);
  assert.match(
    validated({ searchResultLimits: 5, maxResults: 6 }).error?.message ?? '',
    /searchResultLimits/,
  );
});

const html = (title: string, body: string, head = '') =>
  `<html><head>${head}</head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`;
const dir = project({
  'docs/jwt/index.html': html(
    'JWT',
    '<p>Sign a token.</p><div class="note"><p>Left <b class="draft">out</b></p></div>',
  ),
  'docs/old/index.html': html('Old', '<p>Gone.</p>', '<meta name="robots" content="noindex">'),
  'blog/post/index.html': html('Post', '<p>News.</p>'),
  'about/index.html': html('About', '<p>Us.</p>'),
  'index.html': html('Home', '<p>Welcome.</p>'),
  [questionsFile]: '/docs/jwt:\n  - who signed this\n',
});

/** The pages of a small built site as they are indexed; what the docs plugin knows of them is found with a slash. */
async function crawled(options: PluginOptions, trailingSlash = false): Promise<ParsedPage[]> {
  const { value, error } = validated(options);
  if (error) throw error;
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
      { name: 'built-pages', content: new BuiltPages() },
      {
        name: 'docusaurus-plugin-content-docs',
        options: { id: 'default' },
        content: { loadedVersions: [version] },
      },
    ],
  } as unknown as Props;
  const byTag = await crawl(props, processPluginOptions(easyopsOptions(value), context));
  return [...byTag.values()].flat();
}

/** The indexed text of each page, by address. */
async function indexed(options: PluginOptions): Promise<Record<string, string>> {
  const pages = await crawled(options);
  return Object.fromEntries(pages.map(({ url, sections }) => [url, sections[0]?.content ?? '']));
}

test('a page has its questions', async () => {
  const pages = await crawled({}, true);
  const asked = pages.filter(({ questions }) => questions?.length);
  assert.deepEqual(
    asked.map(({ url, questions }) => [url, questions]),
    [['/docs/jwt/', ['who signed this']]],
  );
});

test('documentation and blog are indexed by default, other pages only if enabled', async () => {
  assert.deepEqual(Object.keys(await indexed({})).sort(), ['/blog/post', '/docs/jwt']);
  assert.deepEqual(Object.keys(await indexed({ indexPages: true })).sort(), [
    '/',
    '/about',
    '/blog/post',
    '/docs/jwt',
  ]);
  assert.deepEqual(Object.keys(await indexed({ indexBlog: false })), ['/docs/jwt']);
  assert.deepEqual(Object.keys(await indexed({ indexDocs: false })), ['/blog/post']);
});

test('ignored elements are not indexed', async () => {
  assert.equal((await indexed({}))['/docs/jwt'], 'Sign a token. Left out');
  const without = async (ignoreCssSelectors: string | string[]) =>
    (await indexed({ ignoreCssSelectors }))['/docs/jwt'];
  assert.equal(await without('.note'), 'Sign a token.');
  assert.equal(await without(['article > .note .draft']), 'Sign a token. Left');
});

test('a page with robots "noindex" is indexed if that is ignored', async () => {
  assert.ok('/docs/old' in (await indexed({ forceIgnoreNoIndex: true })));
});
