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

test('the base URL and the folder of the documentation are nothing in common', () => {
  for (const address of ['/kb/docs', '/kb/docs/', '/kb/other'])
    assert.deepEqual(similarPages(address, pages, '/kb/docs'), []);
});
