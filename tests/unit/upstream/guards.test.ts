import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '@docusaurus/types';
import { activePatches, patches, withPatches } from '../../../src/upstream';
import { withoutThemeScript } from '../../../src/upstream/head-script/template';
import { withLateScripts } from '../../../src/upstream/late-scripts/template';
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
  assert.throws(() => activePatches('late-scripts,unknown'), /unknown, which is no patch/);
});

test('a site without patches has the original configuration', () => {
  const { DOCUSAURUS_NO_PERSISTENT_CACHE: before } = process.env;
  assert.deepEqual(withPatches(config, names.join()), config);
  // The cache of the bundler does not depend on the active patches.
  assert.equal(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE, 'true');
  if (before === undefined) delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
});

/** What no longer fits, by patch: what the patch is given, and what its message names. */
const guards: readonly [patch: string, given: string, act: () => unknown, found: RegExp][] = [
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
    'late-scripts',
    'a template with other scripts',
    () => withLateScripts('<html></html>'),
    /page template/,
  ],
  [
    'head-script',
    'a template with other tags',
    () => withoutThemeScript('<html></html>'),
    /page template/,
  ],
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
