import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Config, RouteConfig } from '@docusaurus/types';
import { activePatches, patches, withPatches } from '../../../src/upstream';
import { checkTheme } from '../../../src/upstream/head-script/script';
import { withoutThemeScript } from '../../../src/upstream/head-script/template';
import { rewriteModules } from '../../../src/upstream/generatedModules';
import { checkHelpers } from '../../../src/upstream/compiler-helpers';
import { checkPreload } from '../../../src/upstream/decoded-path';
import { groupChunks } from '../../../src/upstream/grouped-chunks';
import { checkBrowserContext } from '../../../src/upstream/hydration-transition';
import { withLowPriority } from '../../../src/upstream/low-priority-scripts/template';
import { hideHashes, showHashes } from '../../../src/upstream/neutral-hashes/hashes';
import { checkPlugins, withoutChunkAssets } from '../../../src/upstream/no-viewport-prefetch';
import { themeFolders } from '../../../src/upstream/purged-infima/purge';
import { shortName } from '../../../src/upstream/short-chunk-names';
import { slimRegistry } from '../../../src/upstream/slim-registry';
import { descriptionsRemover } from '../../../src/upstream/slim-version-metadata/routes';
import { checkEntry } from '../../../src/upstream/split-entry';
import { withoutLazyStyles } from '../../../src/upstream/styles-on-demand';
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

test('low-priority-scripts: only the template of the installed Docusaurus is accepted', () => {
  const scripts = withLowPriority().match(/<script[^\n]*/g);
  assert.deepEqual(scripts, [
    '<script src="<%= it.baseUrl %><%= script %>" defer fetchpriority="low"></script>',
  ]);
  assert.throws(
    () => withLowPriority('<html><script src="x" async></script></html>'),
    outdated('low-priority-scripts', /template/),
  );
});

test('split-entry: the only entry point is ours', () => {
  const entry = require.resolve('../../../src/upstream/split-entry/entry.ts');
  checkEntry({ main: { import: [entry] } });
  for (const other of [
    { main: { import: [entry, 'clientEntry.js'] } },
    { main: { import: ['clientEntry.js'] } },
    { main: { import: [entry] }, other: { import: ['x.js'] } },
    undefined,
  ]) {
    assert.throws(() => checkEntry(other), outdated('split-entry', /entry points/));
  }
});

test('hydration-transition: only the installed module is accepted', () => {
  const path = require.resolve('@docusaurus/core/lib/client/browserContext.js');
  const source = readFileSync(path, 'utf8');
  checkBrowserContext(source);
  assert.throws(
    () => checkBrowserContext(`${source}\nexport const useBrowser = () => true;`),
    outdated('hydration-transition', /useBrowser/),
  );
  assert.throws(
    () => checkBrowserContext(source.replace('setIsBrowser(true)', 'setIsBrowser(() => true)')),
    outdated('hydration-transition', /state/),
  );
});

test('decoded-path: only the installed modules are accepted', () => {
  const [navigation, preload] = ['PendingNavigation', 'preload'].map((name) =>
    readFileSync(require.resolve(`@docusaurus/core/lib/client/${name}.js`), 'utf8'),
  ) as [string, string];
  checkPreload(navigation, preload);
  assert.throws(
    () => checkPreload(navigation.replace('nextLocation.pathname', 'encoded'), preload),
    outdated('decoded-path', /PendingNavigation/),
  );
  assert.throws(
    () => checkPreload(navigation, preload.replace('decodeURI', 'String')),
    outdated('decoded-path', /preload\.js/),
  );
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

test('short-chunk-names: replaces the file names of Docusaurus, and no others', () => {
  assert.equal(shortName('assets/js/[name].[contenthash:8].js'), 'assets/js/[contenthash:8].js');
  assert.throws(() => shortName('js/[id].js'), outdated('short-chunk-names', /js\/\[id\]\.js/));
});

test('compiler-helpers: a helper that is not replaced is an error', () => {
  checkHelpers('const x = tslib_1.__importDefault(require("x"));');
  assert.throws(
    () => checkHelpers('const x = tslib_1.__importStar(require("x"));'),
    outdated('compiler-helpers', /__importStar/),
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

test('head-script: only the scripts and the template of the installed packages are accepted', () => {
  const options = {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    siteStorage: { type: 'localStorage', namespace: '-1a' },
  } as const;
  checkTheme(options);
  assert.throws(
    () => checkTheme(options, ["document.body.setAttribute('data-mode', 'dark')"]),
    outdated('head-script', /'data-theme'/),
  );
  assert.doesNotMatch(withoutThemeScript(), /<%~ it\.preBodyTags %>/);
  assert.throws(() => withoutThemeScript('<body></body>'), outdated('head-script', /template/));
});

test('purged-infima: without the aliases that name the themes the build stops', () => {
  assert.throws(() => themeFolders({ '@site': '/site' }), outdated('purged-infima', /alias/));
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

test('styles-on-demand: without the group of all styles the build stops', () => {
  assert.throws(
    () => withoutLazyStyles({ default: false }),
    outdated('styles-on-demand', /styles/),
  );
});

test('neutral-hashes: the minifier sees hashes in characters that no name contains', () => {
  const names =
    'file = "assets/js/" + { 1: "01234567", 2: "89abcdef" }[id] + ".js"; ({ "01234567": "0123" })';
  const hidden = hideHashes(names);
  assert.match(hidden, /\{ 1: "@#\W{8}#@", 2: "@#\W{8}#@" \}.*\{ "01234567": "0123" \}/);
  assert.equal(showHashes(hidden), names);
  assert.equal(hideHashes('release = "20260101"'), 'release = "20260101"');
});
