import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { headScript } from '../../../src/upstream/head-script/script';
import { hostileStrings } from '../../../tools/lib/hostileStrings';

const storage = { type: 'localStorage', namespace: '-a1b' } as const;

type Setup = {
  /** The query of the address. */
  search?: string;
  /** The storage without the namespace; undefined if the browser blocks it. */
  stored?: Record<string, string>;
  announcement?: string;
  systemIsDark?: boolean;
};

/** The attributes of the page, and the storage, after the script has run. */
function afterScript({ search = '', stored, announcement, systemIsDark = false }: Setup) {
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
    matchMedia: () => ({ matches: systemIsDark, addEventListener: () => undefined }),
  });
  return { page, items };
}

test('the color mode is that of the address, the choice of the reader, or the default', () => {
  const system = { 'ace.reader': '{"colorMode":"system"}' };
  for (const [setup, themeChoice, theme] of [
    [{ systemIsDark: true }, 'light', 'light'],
    [{ stored: { theme: 'dark' } }, 'dark', 'dark'],
    [{ search: '?docusaurus-theme=dark', stored: {} }, 'dark', 'dark'],
    [{ stored: system, systemIsDark: true }, 'system', 'dark'],
    [{ stored: system }, 'system', 'light'],
  ] as const)
    assert.deepEqual(afterScript(setup).page, { themeChoice, theme });
});

test('the page gets known values only, from the address and from the storage', () => {
  for (const value of [...hostileStrings, 'DARK', 'dark ', 'system', '[1]', '{']) {
    const { page } = afterScript({
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
    assert.equal(afterScript({ stored: { 'ace.reader': value } }).page.themeChoice, 'light', value);
});

const dismissed = 'docusaurus.announcement.dismiss';
const closed = { 'docusaurus.announcement.id': 'first', [dismissed]: 'true' };

test('a closed announcement stays closed, and a new one is shown', () => {
  const same = afterScript({ stored: closed, announcement: 'first' });
  assert.equal(same.page.announcementBarInitiallyDismissed, true);
  assert.equal(same.items[dismissed + storage.namespace], 'true');
  const other = afterScript({ stored: closed, announcement: 'second' });
  assert.equal(other.page.announcementBarInitiallyDismissed, false);
  assert.deepEqual(other.items, { 'docusaurus.announcement.id-a1b': 'first' });
});

test('blocked storage and an ID with markup are handled safely', () => {
  assert.equal(
    afterScript({ announcement: 'first' }).page.announcementBarInitiallyDismissed,
    false,
  );
  assert.ok(!headScript(storage, 'light', '</script>').includes('</script>'));
});
