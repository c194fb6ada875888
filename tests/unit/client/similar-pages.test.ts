import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessPages, similarPages } from '../../../src/components/SimilarPages/similarPages';
import { addressOf, versionNames } from '../../../src/site/versions';

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

test('a guess is of the version in the address, under the name that the page has there', () => {
  const [newest = '', older = ''] = [versionNames[0], versionNames.at(-1)];
  const titles = [
    [newest, 'steps/return', 'Return'],
    [newest, 'steps/jwt', 'JWT'],
    [older, 'steps/stop', 'Stop'],
    [older, 'steps/jwt', 'JWT'],
    [older, 'cli/performance', 'Performance'],
  ].map(([version = '', id = '', title = '']) => ({
    path: addressOf({ version, id }),
    title,
    version,
  }));
  const topics = [{ pages: { [older]: 'steps/stop', [newest]: 'steps/return' } }];
  const guess = (version: string, id: string) =>
    guessPages(addressOf({ version, id }), titles, topics, '/').map(({ page, formerly }) =>
      [page.version, page.title, ...(formerly ? [formerly.title] : [])].join(' '),
    );
  assert.deepEqual(guess(newest, 'steps/stop')[0], `${newest} Return Stop`);
  assert.deepEqual(guess(older, 'steps/return')[0], `${older} Stop Return`);
  assert.deepEqual(guess(newest, 'jwtt'), [`${newest} JWT`]);
  assert.deepEqual(guess(newest, 'cli/performance').at(-1), `${older} Performance`);
});
