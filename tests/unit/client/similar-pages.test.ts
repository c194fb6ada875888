import assert from 'node:assert/strict';
import { test } from 'node:test';
import { similarPages } from '../../../src/components/SimilarPages/similarPages';

const pages = [
  '',
  '/steps/jsonata_map',
  '/steps/json_map',
  '/steps/jwt',
  '/steps/jwe',
  '/deployment/cli',
  '/ace4/steps/jwt',
].map((path) => ({ path: `/kb/docs${path}` }));

const similar = (address: string) =>
  similarPages(`/kb/docs${address}`, pages, '/kb/docs').map(({ path }) => path.slice(8));

test('pages are similar by their last part, by a few letters and by version', () => {
  for (const [address, ...expected] of [
    ['/jwt.html', '/steps/jwt'],
    ['/deploymnt/cli', '/deployment/cli'],
    ['/ace4/steps/jwtt', '/ace4/steps/jwt', '/steps/jwt'],
    ['/steps/jsonatamap', '/steps/jsonata_map', '/steps/json_map'],
  ] as const)
    assert.deepEqual(similar(address).slice(0, expected.length), expected, address);
});

test('an address that has nothing in common with a page has no similar page', () => {
  assert.deepEqual(similar('/zyxwvu'), []);
  assert.deepEqual(similar(''), []);
  // The base URL and the docs folder do not count either.
  assert.deepEqual(similarPages('/kb/other', pages, '/kb/docs'), []);
});
