import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFull } from '../../tests/support/extent';
import { belowFloors } from '../search/floors';
import { scores } from '../search/judge';
import { isExplained, ourEngine } from '../search/ours';
import { acceptedSets } from '../search/queries';
import { rank } from '../search/ranking';
import { rareWords } from '../search/rareWords';

const REMEDY =
  'See the queries with "npm run bench:search -- --show". If the ranking is better as a whole, accept it with "npm run bench:search -- --accept".';

let [results, unexplained] = [0, 0];
const ours = ourEngine((result) => {
  results += 1;
  if (!isExplained(result)) unexplained += 1;
});

/** At night also the tuning queries, of which there are five times as many as of the held-out ones. */
const sets = acceptedSets.filter((set) => isFull || set !== 'tuning');

test('the built index ranks each kind of judged query about as well as accepted', () => {
  const below = belowFloors(sets.map((set) => rank(ours, set)));
  assert.deepEqual(below, [], `${below.join('\n')}\n${REMEDY}`);
});

test('the unread queries are answered about as well as accepted, and none by an empty list', () => {
  const { verdicts } = rank(ours, 'unread');
  const { mrr = 0, hit3 = 0 } = scores(verdicts).get('all') ?? {};
  assert.ok(mrr >= 0.81 && hit3 >= 0.91, `MRR@10 ${mrr}, hit@3 ${hit3}`);
  const empty = verdicts.filter(({ kind, answers }) => kind !== 'nothing' && answers.length === 0);
  assert.equal(empty.length, 0);
});

test('every result of a judged query shows why it is one', () => {
  assert.ok(results > 0, 'The tests above search them.');
  // Nobody reads the unread queries, in no message either.
  assert.equal(unexplained, 0, `of ${results} results`);
});

test('a word that one page shows opens it, unless it is the name of something else', () => {
  const { all, first, listed } = rareWords(ours);
  assert.ok(first >= 0.95 && listed >= 0.995, `${all} words: first ${first}, listed ${listed}`);
});
