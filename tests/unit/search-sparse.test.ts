import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Collector,
  Cursor,
  maximum,
  minimum,
  NOTHING,
  type Sparse,
  valueAt,
} from '../../src/search/core/sparse';

const sparse = (values: Record<number, number>): Sparse => ({
  places: Uint32Array.from(Object.keys(values), Number),
  values: Float32Array.from(Object.values(values)),
});
const entries = ({ places, values }: Sparse) =>
  Object.fromEntries(Array.from(places, (place, at) => [place, values[at]]));

test('a collector adds up or keeps the largest value of each place, and starts again', () => {
  const collector = new Collector(10);
  collector.add(7, 1);
  collector.add(2, 0.5);
  collector.add(7, 2);
  collector.add(4, 0);
  const sums = collector.take();
  assert.deepEqual([...sums.places], [2, 7]);
  assert.deepEqual(entries(sums), { 2: 0.5, 7: 3 });
  collector.raise(7, 0.25);
  collector.raise(7, 0.125);
  assert.deepEqual(entries(collector.take()), { 7: 0.25 });
  assert.deepEqual(entries(collector.take()), {});
});

test('two lists of values are joined by their larger values, and crossed by their smaller ones', () => {
  const one = sparse({ 1: 0.5, 3: 1, 8: 2 });
  const other = sparse({ 0: 1, 3: 3, 8: 1 });
  assert.deepEqual(entries(maximum(one, other, 0.5)), { 0: 0.5, 1: 0.5, 3: 1.5, 8: 2 });
  assert.deepEqual(entries(maximum(NOTHING, other, 0.5)), { 0: 0.5, 3: 1.5, 8: 0.5 });
  assert.deepEqual(entries(maximum(one, NOTHING, 1)), entries(one));
  assert.deepEqual(entries(minimum(one, other)), { 3: 1, 8: 1 });
  assert.deepEqual(entries(minimum(one, NOTHING)), {});
});

test('values are read by place', () => {
  const one = sparse({ 1: 0.5, 3: 1, 8: 2 });
  assert.deepEqual(
    [0, 1, 3, 8, 9].map((place) => valueAt(one, place)),
    [0, 0.5, 1, 2, 0],
  );
  const cursor = new Cursor(one);
  const target = new Float32Array(3);
  assert.deepEqual([cursor.read(0), cursor.read(1)], [0, 0.5]);
  cursor.copy(2, 5, target);
  assert.deepEqual([...target], [0, 1, 0]);
  cursor.copy(5, 6, target);
  assert.deepEqual([...target], [0, 1, 0]);
  assert.equal(cursor.read(8), 2);
});
