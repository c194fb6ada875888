import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { belowFloors, readFloors } from '../search/floors';
import { judge } from '../search/judge';
import { explainedRows, ourEngine } from '../search/ours';
import { acceptedSets } from '../search/queries';
import { rank, type Ranking } from '../search/ranking';
import { rareWords } from '../search/rareWords';

const REMEDY =
  'See the queries with "npm run bench:search -- --show". If the ranking is better as a whole, accept it with "npm run bench:search -- --accept".';

test('the built index ranks each kind of judged query about as well as accepted', async () => {
  const ours = ourEngine(builds.site.dir);
  const rankings: Ranking[] = [];
  for (const set of acceptedSets) rankings.push(await rank(ours, set));
  const below = belowFloors(rankings, readFloors());
  assert.deepEqual(below, [], `${below.join('\n')}\n${REMEDY}`);
});

test('a word that one page shows opens it, unless it is the name of something else', async () => {
  const { all, first, listed } = await rareWords(ourEngine(builds.site.dir), builds.site.dir);
  assert.ok(first >= 0.95 && listed >= 0.995, `${all} words: first ${first}, listed ${listed}`);
});

test('every result of a judged query shows why it is one, and opening it marks something', () => {
  const rows = explainedRows(builds.site.dir);
  const unexplained = rows.filter(({ isExplained }) => !isExplained);
  // Nobody reads the unread queries, in no message either.
  assert.equal(unexplained.length, 0, `of ${rows.length} rows`);
});

/** A hundred queries, of which some have no answer. */
const rankingOf = (lost: number): Ranking => ({
  set: 'tuning',
  verdicts: {
    ace5: Array.from({ length: 100 }, (_, at) =>
      judge({ q: `${at}`, kind: 'title', pages: ['/a'] }, at < lost ? [] : ['/a']),
    ),
    ace4: [],
  },
});

test('one lost query is accepted, more are a fall of the ranking', () => {
  const accepted = { tuning: { all: 1, title: 1 } };
  assert.deepEqual(belowFloors([rankingOf(1)], accepted), []);
  assert.deepEqual(belowFloors([rankingOf(2)], accepted), [
    'tuning, all: 0.980, at least 0.985 expected.',
  ]);
  assert.equal(belowFloors([rankingOf(3)], accepted).length, 2);
});

test('a kind that was never accepted is reported', () => {
  assert.deepEqual(belowFloors([rankingOf(0)], { tuning: { all: 1 } }), [
    'tuning, title: 1.000 was never accepted.',
  ]);
});
