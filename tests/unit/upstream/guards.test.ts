import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config, RouteConfig } from '@docusaurus/types';
import { activePatches, patches, withPatches } from '../../../src/upstream';
import { rewriteModules } from '../../../src/upstream/generatedModules';
import { groupChunks } from '../../../src/upstream/grouped-chunks';
import { hideHashes, showHashes } from '../../../src/upstream/neutral-hashes/hashes';
import { checkPlugins, withoutChunkAssets } from '../../../src/upstream/no-viewport-prefetch';
import { slimRegistry } from '../../../src/upstream/slim-registry';
import { descriptionsRemover } from '../../../src/upstream/slim-version-metadata/routes';
import { linkStyles, stylesByPage } from '../../../src/upstream/styles-on-demand/pageStyles';

/** The error of an outdated patch: it contains the name of the patch and how to build without it. */
const outdated = (patch: string, found: RegExp) => (error: Error) => {
  assert.match(error.message, new RegExp(`^The patch ${patch} no longer fits Docusaurus: `));
  assert.match(error.message, new RegExp(`WITHOUT_PATCH=${patch}\\.$`));
  assert.match(error.message, found);
  return true;
};

const config: Config = {
  title: 'Site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['./src/preset/index.ts', { docs: { sidebarPath: 'x' } }]],
};

test('every patch can be disabled individually, and only by its name', () => {
  for (const { name } of patches) {
    const names = activePatches(name).map((patch) => patch.name);
    assert.deepEqual(
      names,
      patches.map((patch) => patch.name).filter((other) => other !== name),
    );
  }
  assert.deepEqual(activePatches(''), patches);
  assert.throws(() => activePatches('packed-routes,unknown'), /unknown, which is no patch/);
});

test('a site without patches has the original configuration', () => {
  const { DOCUSAURUS_NO_PERSISTENT_CACHE: before } = process.env;
  const { plugins, ...options } = withPatches(config, patches.map(({ name }) => name).join());
  assert.deepEqual(options, config);
  assert.equal(plugins?.length, 1);
  // The cache of the bundler does not depend on the active patches.
  assert.equal(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE, 'true');
  if (before === undefined) delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
});

test('a generated module that no longer exists stops the build', () => {
  const rewriting = {
    name: 'some-patch',
    rewrite: ({ read }: { read: (name: 'routes') => string }) => void read('routes'),
  };
  assert.throws(
    () => rewriteModules([rewriting], () => undefined),
    outdated('some-patch', /writes no routes\.js/),
  );
});

test('a patch rewrites the output of the previous patch', () => {
  const append = (letter: string) => ({
    name: letter,
    rewrite: ({ read, replace }: Parameters<NonNullable<(typeof patches)[number]['rewrite']>>[0]) =>
      replace('registry', read('registry') + letter),
  });
  const { modules } = rewriteModules([append('a'), append('b')], (file) => `${file} `);
  assert.deepEqual([...modules], [['registry', 'registry.js ab']]);
});

test('no-viewport-prefetch: the one plugin of that name is removed', () => {
  class ChunkAssetPlugin {}
  class Other {}
  const other = new Other();
  assert.deepEqual(withoutChunkAssets([other, new ChunkAssetPlugin()]), [other]);
  for (const plugins of [[other], [new ChunkAssetPlugin(), new ChunkAssetPlugin()]]) {
    assert.throws(
      () => withoutChunkAssets(plugins),
      outdated('no-viewport-prefetch', /ChunkAsset/),
    );
  }
  checkPlugins([other]);
  assert.throws(
    () => checkPlugins([other, new ChunkAssetPlugin()]),
    outdated('no-viewport-prefetch', /mergeStrategy/),
  );
});

test('slim-version-metadata: the lists of all documents are removed, at any depth', () => {
  const version = { label: 'ACE 5', docs: { jwt: { id: 'jwt', title: 'JWT' } } };
  const page: RouteConfig = { path: '/docs/jwt', component: '@theme/DocItem' };
  const inner: RouteConfig = { ...page, path: '/docs', props: { version }, routes: [page] };
  const remover = descriptionsRemover();
  assert.deepEqual(remover.remove({ ...page, path: '/', routes: [inner] }), {
    ...page,
    path: '/',
    routes: [{ ...inner, props: { version: { label: 'ACE 5', docs: {} } } }],
  });
  remover.check();
});

test('slim-version-metadata: without such a list, or without a preset with docs, the build stops', () => {
  const remover = descriptionsRemover();
  remover.remove({
    path: '/docs',
    component: '@theme/DocsRoot',
    props: { version: { pages: {} } },
  });
  assert.throws(() => remover.check(), outdated('slim-version-metadata', /props\.version\.docs/));
  const others = patches.map(({ name }) => name).filter((name) => name !== 'slim-version-metadata');
  assert.throws(
    () => withPatches({ ...config, presets: [] }, others.join()),
    outdated('slim-version-metadata', /no preset/),
  );
});

const line = (name: string, path = name) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${path}"), "${path}", require.resolveWeak("${path}")],`;
const grouped = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
  '@theme/DocRoot',
  '@theme/DocItem',
];

test('slim-registry: keeps what the browser uses', () => {
  const registry = `export default {\n${line('one', '@site/one.md')}\n${line('two', '@site/two.md')}};\n`;
  assert.equal(
    slimRegistry(registry),
    `export default {
  "one": [() => import(/* webpackChunkName: "one" */ "@site/one.md")],
  "two": [() => import(/* webpackChunkName: "two" */ "@site/two.md")],};
`,
  );
  assert.throws(
    () => slimRegistry('export default {\n  "one": load("x"),\n};'),
    outdated('slim-registry', /load\("x"\)/),
  );
});

test('grouped-chunks: modules that every documentation page loads are in shared chunks', () => {
  const registry = [...grouped, '@theme/SearchPage'].map((module) => line(module)).join('\n');
  const comments = [...groupChunks(registry).matchAll(/\/\* (.*?) \*\//g)];
  assert.deepEqual(
    comments.map(([, comment]) => comment),
    [
      'webpackMode: "eager"',
      'webpackMode: "eager"',
      'webpackMode: "eager"',
      'webpackChunkName: "doc-page"',
      'webpackChunkName: "doc-page"',
      'webpackChunkName: "@theme/SearchPage"',
    ],
  );
  for (const missing of grouped) {
    const others = registry.replace(line(missing), '');
    assert.throws(() => groupChunks(others), outdated('grouped-chunks', new RegExp(missing)));
  }
});

test('styles-on-demand: a page links the styles of its own chunks behind the common ones', () => {
  const manifest = {
    origins: { page: [1, 2], other: [3] },
    assets: {
      1: { css: [{ publicPath: '/common.css' }] },
      2: { css: [{ publicPath: '/page.css' }] },
      3: {},
    },
  };
  const pages = stylesByPage(manifest, {
    '/a-b/-1f2': { __comp: 'page', props: { one: 'other' } },
    '/plain/-3aa': { __comp: 'gone' },
  });
  assert.deepEqual(
    [...pages],
    [
      ['/a-b/', ['/common.css', '/page.css']],
      ['/plain/', []],
    ],
  );
  const head = '<link rel=stylesheet href=/common.css />';
  assert.equal(
    linkStyles(`${head}<p>`, ['/common.css', '/page.css']),
    `${head}<link rel="stylesheet" href="/page.css"><p>`,
  );
  assert.equal(linkStyles(head, ['/common.css']), undefined);
});

test('neutral-hashes: the minifier sees hashes in characters that no name contains', () => {
  const names =
    'file = "assets/js/" + { 1: "01234567", 2: "89abcdef" }[id] + ".js"; ({ "01234567": "0123" })';
  const hidden = hideHashes(names);
  assert.match(hidden, /\{ 1: "@#\W{8}#@", 2: "@#\W{8}#@" \}.*\{ "01234567": "0123" \}/);
  assert.equal(showHashes(hidden), names);
  assert.equal(hideHashes('release = "20260101"'), 'release = "20260101"');
});
