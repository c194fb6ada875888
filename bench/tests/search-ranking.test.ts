import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { belowFloors, readFloors } from '../search/floors';
import { ourEngine } from '../search/ours';
import { acceptedSets } from '../search/queries';
import { rankAll } from '../search/ranking';

const REMEDY =
  'See the queries with "npm run bench:ranking -- --show". If the ranking is better as a whole, accept it with "npm run bench:ranking -- --accept".';

const rankings = () => rankAll(ourEngine(builds.site.dir), acceptedSets);

test('the built index ranks each kind of judged query at least as well as accepted', async () => {
  const below = belowFloors(await rankings(), 'ours', readFloors());
  assert.deepEqual(below, [], `${below.join('\n')}\n${REMEDY}`);
});

test('a lower rank is reported', async () => {
  const [first, ...others] = await rankings();
  assert.ok(first);
  const verdicts = (first.verdicts.get('ours') ?? []).map((verdict) => ({ ...verdict, rank: 0 }));
  const worse = { ...first, verdicts: new Map([['ours' as const, verdicts]]) };
  assert.ok(belowFloors([worse, ...others], 'ours', readFloors()).length > 3);
});
