import assert from 'node:assert/strict';
import { test } from 'node:test';
import headScript from '../../../src/upstream/head-script';
import lateScripts from '../../../src/upstream/late-scripts';
import slim, { withoutDescriptions } from '../../../src/upstream/slim-version-metadata';

// What a patch does is in each build, which the tests of the site ask. What stops a build is seen only here.

const otherSite = { title: 'Site', url: '', baseUrl: '/', ssrTemplate: '<html></html>' };
const otherDocs = { path: '/docs', component: '@theme/DocsRoot', props: { version: {} } };

/** What no longer fits, by patch: what the patch is given, and what its message names. */
const guards: [patch: { name: string }, given: string, act: () => unknown, found: RegExp][] = [
  [slim, 'no list of documents', () => withoutDescriptions(otherDocs), /props\.version\.docs/],
];
for (const patch of [lateScripts, headScript])
  guards.push([patch, 'another template', () => patch.configure(otherSite), /page template/]);

for (const [{ name }, given, act, found] of guards) {
  test(`${name}: ${given} stops the build; the message names the patch and where to read on`, () => {
    assert.throws(act, ({ message }: Error) => {
      assert.match(message, new RegExp(`^The patch ${name} no longer fits Docusaurus: `));
      assert.match(message, /src\/upstream\/README\.md\.$/);
      assert.match(message, found);
      return true;
    });
  });
}
