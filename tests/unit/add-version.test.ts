import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVersion, type Tables } from '../../tools/lib/addVersion';

const tables: Tables = {
  routes: {
    about: '',
    pages: { v2: { steps: ['steps/a', 'steps/gone'] }, v1: { steps: ['steps/b'] } },
    redirects: { v2: { old: 'steps/a', older: 'steps/gone' }, v1: {} },
  },
  counterparts: [
    {
      pages: { v1: 'steps/b', v2: 'steps/a' },
      leadsTo: ['v2'],
      changed: { v2: ['Another name.'] },
    },
    { pages: { v1: 'steps/b', v2: 'steps/gone' }, leadsTo: ['v1'] },
  ],
};

const { routes, counterparts } = addVersion(tables, {
  version: 'v3',
  previous: 'v2',
  ids: ['steps/a', 'handlers/new'],
});

test('a new version has the pages of its folder, and redirects for the pages that still exist', () => {
  assert.deepEqual(Object.keys(routes.pages), ['v3', 'v2', 'v1']);
  assert.deepEqual(routes.pages.v3, { steps: ['steps/a'], handlers: ['handlers/new'] });
  assert.deepEqual(routes.redirects.v3, { old: 'steps/a' });
  assert.deepEqual(routes.pages.v2, tables.routes.pages.v2);
});

test('a new version inherits the counterparts of the previous version if it has the page', () => {
  assert.deepEqual(counterparts[0], {
    pages: { v1: 'steps/b', v2: 'steps/a', v3: 'steps/a' },
    leadsTo: ['v2', 'v3'],
    changed: { v2: ['Another name.'] },
  });
  assert.deepEqual(counterparts[1], tables.counterparts[1]);
});

test('a page that is new in a version is recorded without a counterpart', () => {
  assert.deepEqual(counterparts.slice(2), [{ pages: { v3: 'handlers/new' } }]);
});
