import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { headScript } from '../../../src/upstream/head-script';
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
