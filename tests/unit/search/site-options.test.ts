import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsSchema } from '../../../src/search/plugin/options';
import { readHighlight, withHighlight } from '../../../src/search/ui/highlightParameter';

test('the terms of a result are added to the address and removed again', () => {
  const address = withHighlight('/docs/a#b', ['x y', '&']);
  assert.equal(address, '/docs/a?_highlight=x+y&_highlight=%26#b');
  assert.deepEqual(readHighlight('?v=1&_highlight=x+y&_highlight=%26'), {
    terms: ['x y', '&'],
    rest: '?v=1',
  });
  assert.deepEqual(readHighlight(''), { terms: [], rest: '' });
  // Safari on iOS 16 does not have it.
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  assert.equal(readHighlight('?v=1&_highlight=x').rest, '?v=1');
  assert.equal(withHighlight('/docs/a', []), '/docs/a');
});

test('the error for an unknown or out-of-range index option contains its name', () => {
  for (const [options, message] of [
    [{ maxResults: 0 }, /"maxResults" must be greater than or equal to 1/],
    [{ maxResults: 101 }, /"maxResults" must be less than or equal to 100/],
    [{ pathWeights: { '/releases/': 0 } }, /"pathWeights.\/releases\/" must be greater than 0/],
    [{ fuzzy: true }, /"fuzzy" is not allowed/],
    [{ insights: { appId: 'x' } }, /"insights.apiKey" is required/],
  ] as const) {
    assert.match(optionsSchema.validate(options).error?.message ?? 'no error', message);
  }
});
