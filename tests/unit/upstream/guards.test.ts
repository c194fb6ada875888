import assert from 'node:assert/strict';
import { test } from 'node:test';
import headScript from '../../../src/upstream/head-script';
import lateScripts from '../../../src/upstream/late-scripts';
import { withoutDescriptions } from '../../../src/upstream/slim-version-metadata';

// What a patch does is in each build, which the tests of the site ask. What stops a build is seen only here.

const otherSite = { title: 'Site', url: '', baseUrl: '/', ssrTemplate: '<html></html>' };
const otherDocs = { path: '/docs', component: '@theme/DocsRoot', props: { version: {} } };

/** What no longer fits, by patch: what the patch is given, and what its message names. */
const guards: [patch: string, given: string, act: () => unknown, found: RegExp][] = [
  [
    'slim-version-metadata',
    'no list',
    () => withoutDescriptions(otherDocs),
    /props\.version\.docs/,
  ],
  ['late-scripts', 'another template', () => lateScripts(otherSite), /page template/],
  ['head-script', 'another template', () => headScript(otherSite), /page template/],
];

for (const [patch, given, act, found] of guards) {
  test(`${patch}: ${given} stops the build; the message names the patch and where to read on`, () => {
    assert.throws(act, ({ message }: Error) => {
      assert.match(message, new RegExp(`^The patch ${patch} no longer fits Docusaurus: `));
      assert.match(message, /src\/upstream\/README\.md\.$/);
      assert.match(message, found);
      return true;
    });
  });
}
