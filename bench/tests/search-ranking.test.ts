import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { belowFloors, readFloors, textsOf } from '../search/floors';
import { ourEngine } from '../search/ours';
import { acceptedSets } from '../search/queries';
import { rankAll } from '../search/ranking';

const REMEDY =
  'See the queries with "npm run bench:ranking -- --show". If the ranking is better as a whole, accept it with "npm run bench:ranking -- --accept".';

const rankings = () => rankAll(ourEngine(builds.site.dir), acceptedSets);

test('the built index ranks each kind of judged query at least as well as accepted', async () => {
  const texts = textsOf(builds.site.dir);
  const below = belowFloors(await rankings(), 'ours', readFloors(), texts);
  assert.deepEqual(below, [], `${below.join('\n')}\n${REMEDY}`);
});

/** The rankings with other ranks of the first set. */
async function changed(rankOf: (rank: number, at: number) => number) {
  const [first, ...others] = await rankings();
  assert.ok(first);
  const verdicts = (first.verdicts.get('ours') ?? []).map((verdict, at) => ({
    ...verdict,
    rank: rankOf(verdict.rank, at),
  }));
  return [{ ...first, verdicts: new Map([['ours' as const, verdicts]]) }, ...others];
}

test('a lower rank is reported', async () => {
  const { ranks, texts } = readFloors();
  const none = await changed(() => 0);
  assert.ok(belowFloors(none, 'ours', { ranks, texts }, texts).length > 3);
  assert.ok(belowFloors(none, 'ours', { ranks, texts }, { ace5: '', ace4: '' }).length > 3);
});

test('with other pages, one query may fall by a place', async () => {
  const all = await rankings();
  const verdicts = all[0]?.verdicts.get('ours') ?? [];
  const fallen = verdicts.findIndex(({ rank }) => rank === 1);
  const [ace5, ace4] = ['the same pages', 'the same pages'];
  const texts = { ace5, ace4 };
  // The accepted values without what rounding adds.
  const exact = new Map(
    belowFloors(all, 'ours', { texts, ranks: {} }, texts).map((line) => {
      const [, key = '', value] = /^(.*): ([\d.]+) was never accepted/.exec(line) ?? [];
      return [key, Number(value) - 0.0005];
    }),
  );
  const accepted = { texts, ranks: Object.fromEntries(exact) };
  const worse = await changed((rank, at) => (at === fallen ? 2 : rank));
  assert.equal(belowFloors(worse, 'ours', accepted, texts).length, 2);
  assert.deepEqual(belowFloors(worse, 'ours', accepted, { ace5: 'others', ace4 }), []);
});
