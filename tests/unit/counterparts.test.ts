import assert from 'node:assert/strict';
import { test } from 'node:test';
import table from '../../src/site/route-table.json';
import bridge from '../../src/content/versions/counterparts.json';
import {
  type BridgeEntry,
  bridgeAreas,
  bridgeEntry,
  hasNoCounterpart,
  pairs,
} from '../../src/content/versions/counterpartTable';
import { counterpart } from '../../src/content/versions/findCounterpart';

const ids = (routes: Record<string, string[]>, base: string) =>
  Object.values(routes)
    .flat()
    .map((route) => route.slice(base.length) || 'index');
const pages = { ace5: ids(table.ace5, '/docs/'), ace4: ids(table.ace4, '/docs/ace4/') };

test('every page has its pair, or is known to have none', () => {
  const count = { pairs: 0, none: 0 };
  for (const [from, to] of [
    ['ace4', 'ace5'],
    ['ace5', 'ace4'],
  ] as const) {
    for (const id of pages[from]) {
      const hasPair = pages[to].includes(id) || counterpart(pairs, from, id, to) !== undefined;
      assert.notEqual(hasPair, hasNoCounterpart(from, id), `${from} ${id}`);
      count[hasPair ? 'pairs' : 'none'] += 1;
    }
  }
  assert.equal(count.pairs + count.none, 276);
});

test('the table names pages that exist, and sentences only where there is a pair', () => {
  for (const entry of bridge as BridgeEntry[]) {
    const where = JSON.stringify(entry);
    assert.ok(entry.ace4 || entry.ace5, where);
    if (entry.ace4) assert.ok(pages.ace4.includes(entry.ace4), where);
    if (entry.ace5) assert.ok(pages.ace5.includes(entry.ace5), where);
    if (entry.changed || entry.only) assert.ok(entry.ace4 && entry.ace5, where);
    if (entry.area) assert.ok(entry.changed?.length, where);
  }
});

test('pairs lead both ways, one-way pairs one way, and releases to the overview', () => {
  assert.equal(counterpart(pairs, 'ace4', 'steps/date_fn', 'ace5'), 'steps/date');
  assert.equal(counterpart(pairs, 'ace5', 'steps/date', 'ace4'), 'steps/date_fn');
  assert.equal(counterpart(pairs, 'ace5', 'steps/code_ivm', 'ace4'), 'steps/js_code');
  assert.equal(counterpart(pairs, 'ace4', 'releases/release_4_6', 'ace5'), 'releases/overview');
  assert.equal(counterpart(pairs, 'ace5', 'handlers', 'ace4'), undefined);
  assert.equal(counterpart(pairs, 'current', 'steps/date', 'ace4'), undefined);
});

test('a page finds what changed since ACE 4, and the migration guide finds it by area', () => {
  assert.ok(bridgeEntry('ace5', 'steps/return')?.changed?.length);
  assert.ok(bridgeEntry('ace4', 'steps/stop')?.changed?.length);
  assert.equal(bridgeEntry('ace5', 'handlers'), undefined);
  assert.ok(bridgeAreas().size >= 5);
});
