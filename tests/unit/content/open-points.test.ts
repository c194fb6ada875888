import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPointsIn } from '../../../src/content/openPoints';

const PAGE = [
  '---',
  'title: Orders',
  'review:',
  '  keys: Which keys it has.',
  '  limit: What the limit is.',
  '  data: What the data of the step leaves open.',
  '---',
  '',
  'Text. <Unconfirmed id="keys" />',
  '',
  '```markdown',
  '## No heading',
  '<Unconfirmed id="limit" />',
  '```',
  '',
  '## The `limit` of [orders](./x.md)',
  '',
  '| Case | Note |',
  '| --- | --- |',
  '| a | b <Unconfirmed id="limit keys" /> |',
].join('\n');

test('an open point has the line and the section of its first mark', () => {
  assert.deepEqual(openPointsIn(PAGE), [
    { id: 'keys', question: 'Which keys it has.', line: 9, anchor: '' },
    { id: 'limit', question: 'What the limit is.', line: 20, anchor: 'the-limit-of-orders' },
    { id: 'data', question: 'What the data of the step leaves open.', line: 6, anchor: '' },
  ]);
});

test('the ID of a heading is its anchor', () => {
  const page = PAGE.replace(/## The .*/, '## The limit {/* #bound */}');
  assert.equal(openPointsIn(page)[1]?.anchor, 'bound');
});

test('a page without open points has none', () => {
  assert.deepEqual(openPointsIn('Text.'), []);
  assert.deepEqual(openPointsIn('---\ntitle: A\n---\n\nText.'), []);
  assert.deepEqual(openPointsIn('---\nreview:\n  - One.\n---\n\nText.'), []);
});
