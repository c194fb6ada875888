import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import patchHeadScript, { headScript } from '../../../src/upstream/head-script';
import lateScripts from '../../../src/upstream/late-scripts';
import { withoutDescriptions } from '../../../src/upstream/slim-version-metadata';
import { hostileStrings } from '../../support/hostileStrings';

const storage = { type: 'localStorage', namespace: '-a1b' } as const;

/** The attributes of the page after the script has run, with the query of the address and the storage. */
function afterScript(search: string, stored: Record<string, string>) {
  const items = Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key + storage.namespace, value]),
  );
  const page: Record<string, unknown> = {};
  const localStorage = {
    getItem: (key: string) => items[key] ?? null,
    removeItem: (key: string) => delete items[key],
  };
  runInNewContext(headScript(storage, 'light', undefined), {
    URLSearchParams,
    window: { localStorage },
    document: { documentElement: { dataset: page } },
    location: { search },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: () => undefined,
  });
  return page;
}

test('the page gets known values only, from the address and from the storage', () => {
  for (const value of [...hostileStrings, 'DARK', 'dark ', 'system', '[1]', '{']) {
    const search = new URLSearchParams({
      'docusaurus-theme': value,
      'docusaurus-data-theme': value,
      [`docusaurus-data-${value}`]: value,
      'docusaurus-data-has-hydrated': value,
    });
    const page = afterScript(`?${search.toString()}`, { theme: value, 'ace.reader': value });
    assert.deepEqual(page, { themeChoice: 'light', theme: 'light' }, value);
  }
  for (const value of ['null', '1', '{"colorMode":"dark"}', '{"colorMode":{}}'])
    assert.equal(afterScript('', { 'ace.reader': value }).themeChoice, 'light', value);
});

// What a patch does is in each build, which the tests of the site ask. What stops a build is seen only here.

const otherSite = { title: 'Site', url: '', baseUrl: '/', ssrTemplate: '<html></html>' };
const otherDocs = { path: '/docs', component: '@theme/DocsRoot', props: { version: {} } };

/** What no longer fits, by patch, and what its message names. */
const guards: [patch: string, act: () => unknown, found: RegExp][] = [
  ['slim-version-metadata', () => withoutDescriptions(otherDocs), /props\.version\.docs/],
  ['late-scripts', () => lateScripts(otherSite), /page template/],
  ['head-script', () => patchHeadScript(otherSite), /page template/],
];

for (const [patch, act, found] of guards) {
  test(`what ${patch} does not fit stops the build; the message names it and where to read on`, () => {
    assert.throws(act, ({ message }: Error) => {
      assert.match(message, new RegExp(`^The patch ${patch} no longer fits Docusaurus: `));
      assert.match(message, /src\/upstream\/README\.md\.$/);
      assert.match(message, found);
      return true;
    });
  });
}
