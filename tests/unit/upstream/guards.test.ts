import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '@docusaurus/types';
import { patches, withPatches } from '../../../src/upstream';
import { withoutDescriptions } from '../../../src/upstream/slim-version-metadata';

// What a patch does is in each build, which the tests of the site ask. What stops a build is seen only here.

const config: Config = {
  title: 'Site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['./src/preset/index.cjs', { docs: { sidebarPath: 'x' } }]],
};
const names = patches.map(({ name }) => name);

test('every patch can be disabled by its name, and a site without patches has the original configuration', () => {
  assert.throws(() => withPatches(config, 'late-scripts,unknown'), /unknown, which is no patch/);
  assert.deepEqual(withPatches(config, names.join()), config);
  // The cache of the bundler does not depend on the active patches.
  assert.equal(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE, 'true');
});

const withOtherTemplate = { ...config, ssrTemplate: '<html></html>' };
/** Another template, given to one patch alone. */
const withOnly = (patch: string) =>
  withPatches(withOtherTemplate, names.filter((name) => name !== patch).join());

const otherDocs = { path: '/docs', component: '@theme/DocsRoot', props: { version: {} } };
const SLIM = 'slim-version-metadata';

/** What no longer fits, by patch: what the patch is given, and what its message names. */
const guards: [patch: string, given: string, act: () => unknown, found: RegExp][] = [
  [SLIM, 'no list of documents', () => withoutDescriptions(otherDocs), /props\.version\.docs/],
];
for (const patch of ['late-scripts', 'head-script'])
  guards.push([patch, 'another template', () => withOnly(patch), /page template/]);

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
