import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '@docusaurus/types';
import { activePatches, patches, withPatches } from '../../../src/upstream';
import { rewriteModules } from '../../../src/upstream/generatedModules';
import { groupChunks } from '../../../src/upstream/grouped-chunks';
import { checkPlugins, withoutChunkAssets } from '../../../src/upstream/no-viewport-prefetch';
import {
  checkRoutes,
  packRoutes,
  readRoutes,
} from '../../../src/upstream/packed-routes/packRoutes';
import { slimRegistry } from '../../../src/upstream/slim-registry';
import { descriptionsRemover } from '../../../src/upstream/slim-version-metadata/routes';

// What a patch does is in each build, which the tests of the site ask. What stops a build is seen only here.

const config: Config = {
  title: 'Site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['./src/preset/index.ts', { docs: { sidebarPath: 'x' } }]],
};
const names = patches.map(({ name }) => name);

test('every patch can be disabled individually, and only by its name', () => {
  for (const name of names) {
    const active = activePatches(name).map((patch) => patch.name);
    assert.deepEqual(
      active,
      names.filter((other) => other !== name),
    );
  }
  assert.deepEqual(activePatches(''), patches);
  assert.throws(() => activePatches('packed-routes,unknown'), /unknown, which is no patch/);
});

test('a site without patches has the original configuration', () => {
  const { DOCUSAURUS_NO_PERSISTENT_CACHE: before } = process.env;
  const { plugins, ...options } = withPatches(config, names.join());
  assert.deepEqual(options, config);
  assert.equal(plugins?.length, 1);
  // The cache of the bundler does not depend on the active patches.
  assert.equal(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE, 'true');
  if (before === undefined) delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
});

class ChunkAssetPlugin {}

const routes = (page: string) =>
  readRoutes(`import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'a1'),
    routes: [{ path: '${page}', component: ComponentCreator('${page}', 'b2'), exact: true }]
  },
];`);
const chunkNames = (content: string) => ({ '/docs-a1': {}, '/docs/jwt-b2': { content } });

/** What no longer fits, by patch: what the patch is given, and what its message names. */
const guards: readonly [patch: string, given: string, act: () => unknown, found: RegExp][] = [
  [
    'packed-routes',
    'no such generated module',
    () => {
      const [patch] = patches.filter(({ name }) => name === 'packed-routes');
      const rewrite = patch?.rewrite ?? assert.fail();
      return rewriteModules([{ name: 'packed-routes', rewrite }], () => undefined);
    },
    /writes no routes/,
  ],
  [
    'packed-routes',
    'a route outside the path of its parent',
    () => packRoutes(routes('/other/jwt'), {}),
    /not below/,
  ],
  [
    'packed-routes',
    'a table that does not unpack to its input',
    () => {
      const packed = packRoutes(routes('/docs/jwt'), chunkNames('jwt'));
      checkRoutes(packed, routes('/docs/jwt'), chunkNames('jwt'));
      checkRoutes(packed, routes('/docs/jwt'), chunkNames('another'));
    },
    /./,
  ],
  ['no-viewport-prefetch', 'no plugin of the name', () => withoutChunkAssets([{}]), /ChunkAsset/],
  [
    'no-viewport-prefetch',
    'two plugins of the name',
    () => withoutChunkAssets([new ChunkAssetPlugin(), new ChunkAssetPlugin()]),
    /ChunkAsset/,
  ],
  [
    'no-viewport-prefetch',
    'a plugin that is still there',
    () => checkPlugins([new ChunkAssetPlugin()]),
    /mergeStrategy/,
  ],
  [
    'slim-version-metadata',
    'no list of documents',
    () => {
      const remover = descriptionsRemover();
      const props = { version: { pages: {} } };
      remover.remove({ path: '/docs', component: '@theme/DocsRoot', props });
      remover.check();
    },
    /props\.version\.docs/,
  ],
  [
    'slim-version-metadata',
    'no preset with docs',
    () => {
      const others = names.filter((name) => name !== 'slim-version-metadata').join();
      return withPatches({ ...config, presets: [] }, others);
    },
    /no preset/,
  ],
  [
    'slim-registry',
    'a line of another form',
    () => slimRegistry('export default {\n  "one": load("x"),\n};'),
    /load\("x"\)/,
  ],
  ['grouped-chunks', 'a registry without its modules', () => groupChunks(''), /@theme\/DocsRoot/],
];

for (const [patch, given, act, found] of guards) {
  test(`${patch}: ${given} stops the build; the message has the name and how to build without it`, () => {
    assert.throws(act, ({ message }: Error) => {
      assert.match(message, new RegExp(`^The patch ${patch} no longer fits Docusaurus: `));
      assert.match(message, new RegExp(`WITHOUT_PATCH=${patch}\\.$`));
      assert.match(message, found);
      return true;
    });
  });
}
