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

test('pages with a similar address are found, typing errors included', () => {
  assert.equal(similar('/steps/jsonata')[0], '/steps/jsonata_map');
  assert.equal(similar('/jwt.html')[0], '/steps/jwt');
  assert.equal(similar('/deploymnt/cli')[0], '/deployment/cli');
});

test('the most similar page comes first', () => {
  assert.deepEqual(similar('/steps/jwtt').slice(0, 2), ['/steps/jwt', '/ace4/steps/jwt']);
  assert.deepEqual(similar('/ace4/steps/jwtt').slice(0, 2), ['/ace4/steps/jwt', '/steps/jwt']);
  assert.deepEqual(similar('/steps/jsonatamap').slice(0, 2), [
    '/steps/jsonata_map',
    '/steps/json_map',
  ]);
});

test('an address that has nothing in common with a page has no similar page', () => {
  assert.deepEqual(similar('/zyxwvu'), []);
  assert.deepEqual(similar(''), []);
  // The base URL and the docs folder do not count either.
  assert.deepEqual(similarPages('/kb/other', pages, '/kb/docs'), []);
});

test('the number of similar pages is limited to the requested number', () => {
  assert.equal(similar('/steps/json').length, 5);
  assert.equal(similarPages('/kb/docs/steps/json', pages, '/kb/docs', 2).length, 2);
});
