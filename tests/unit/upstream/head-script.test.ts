import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { headScript } from '../../../src/upstream/head-script';
import { hostileStrings } from '../../support/hostileStrings';

const storage = { type: 'localStorage', namespace: '-a1b' } as const;

type Setup = {
  /** The query of the address. */
  search?: string;
  /** The storage without the namespace; undefined if the browser blocks it. */
  stored?: Record<string, string>;
  announcement?: string;
};

/** The attributes of the page after the script has run. */
function afterScript({ search = '', stored, announcement }: Setup) {
  const items = Object.fromEntries(
    Object.entries(stored ?? {}).map(([key, value]) => [key + storage.namespace, value]),
  );
  const page: Record<string, unknown> = {};
  const window = {
    get localStorage() {
      if (stored === undefined) throw new Error('The operation is insecure.');
      return {
        getItem: (key: string) => items[key] ?? null,
        removeItem: (key: string) => delete items[key],
      };
    },
  };
  runInNewContext(headScript(storage, 'light', announcement), {
    URLSearchParams,
    window,
    document: { documentElement: { dataset: page } },
    location: { search },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  });
  return page;
}

test('the page gets known values only, from the address and from the storage', () => {
  for (const value of [...hostileStrings, 'DARK', 'dark ', 'system', '[1]', '{']) {
    const page = afterScript({
      search: `?${new URLSearchParams({
        'docusaurus-theme': value,
        'docusaurus-data-theme': value,
        [`docusaurus-data-${value}`]: value,
        'docusaurus-data-has-hydrated': value,
      }).toString()}`,
      stored: { theme: value, 'ace.reader': value },
    });
    assert.deepEqual(page, { themeChoice: 'light', theme: 'light' }, value);
  }
  for (const value of ['null', '1', '{"colorMode":"dark"}', '{"colorMode":{}}'])
    assert.equal(afterScript({ stored: { 'ace.reader': value } }).themeChoice, 'light', value);
});

test('blocked storage and an ID with markup are handled safely', () => {
  assert.equal(afterScript({ announcement: 'first' }).announcementBarInitiallyDismissed, false);
  assert.ok(!headScript(storage, 'light', '</script>').includes('</script>'));
});
