import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVersion, type Tables } from '../../tools/lib/addVersion';

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
const { routes, counterparts } = addVersion(tables, cut);

test('a new version has the redirects of the previous one to pages that still exist', () => {
  assert.deepEqual(routes.redirects, { v3: { old: 'steps/a' }, ...tables.routes.redirects });
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
