import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addEntry,
  addTab,
  addVersion,
  checkName,
  type Tables,
} from '../../../tools/versions/addVersion';

const tables: Tables = {
  routes: {
    about: '',
    redirects: { v2: { old: 'steps/a', older: 'steps/gone' }, v1: {} },
  },
  counterparts: [
    {
      pages: { v1: 'steps/b', v2: 'steps/a' },
      leadsTo: ['v2'],
      changed: { v2: ['Another name.'] },
    },
    { pages: { v1: 'steps/was', v2: 'steps/gone' } },
  ],
};
const cut = { version: 'v3', previous: 'v2', ids: ['steps/a', 'handlers/new'] };
const { counterparts } = addVersion(tables, cut);

test('the redirects of the next version become those of the new one, without a chain', () => {
  const redirects = { next: { 'steps/a': 'steps/c' }, ...tables.routes.redirects };
  const moved = addVersion(
    { ...tables, routes: { about: '', redirects } },
    { ...cut, ids: ['steps/c'] },
  );
  assert.deepEqual(moved.routes.redirects, {
    v3: { old: 'steps/c', 'steps/a': 'steps/c' },
    ...tables.routes.redirects,
  });
});

test('data by version gets an entry like that of the previous version, with its own label', () => {
  const entry = { name: 'ACE 5', absent: ['a'] };
  assert.deepEqual(addEntry({ ace5: entry }, { version: 'ace6', previous: 'ace5', ids: [] }), {
    ace6: { ...entry, name: 'ACE 6' },
    ace5: entry,
  });
});

test('a group of tabs with one for each version gets the new one first', () => {
  const os = { tabs: { windows: 'Windows' } };
  const groups = { os, version: { tabs: { ace5: 'ACE 5' } } };
  const { version, ...others } = addTab(groups, { version: 'ace6', previous: 'ace5', ids: [] });
  assert.deepEqual(Object.entries(version?.tabs ?? {}), [
    ['ace6', 'ACE 6'],
    ['ace5', 'ACE 5'],
  ]);
  assert.deepEqual(others, { os });
});

test('a missing, a published and another kind of name are reported with a name to use', () => {
  const published = ['ace9', 'ace8'];
  assert.equal(checkName('ace10', published), 'ace10');
  for (const [name, message] of [
    [undefined, /Name the new version like the others: npm run docs:release -- ace10/],
    ['ace9', /ace9 is published already\. .*-- ace10/],
    ['v10', /"v10" is not a name of a version\. .*-- ace10/],
    ['ace', /"ace" is not a name of a version/],
  ] as const) {
    assert.throws(() => checkName(name, published), message);
  }
});

test('a new version inherits the counterparts of the previous version if it has the page', () => {
  assert.deepEqual(counterparts, [
    {
      pages: { v1: 'steps/b', v2: 'steps/a', v3: 'steps/a' },
      leadsTo: ['v2', 'v3'],
      changed: { v2: ['Another name.'] },
    },
    tables.counterparts[1],
  ]);
});
