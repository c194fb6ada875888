import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessPages, similarPages } from '../../../src/components/SimilarPages/similarPages';

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
  const titles = [
    ['/docs/steps/return', 'Return', 'ACE 5'],
    ['/docs/steps/jwt', 'JWT', 'ACE 5'],
    ['/docs/ace4/steps/stop', 'Stop', 'ACE 4'],
    ['/docs/ace4/steps/jwt', 'JWT', 'ACE 4'],
    ['/docs/ace4/cli/performance', 'Performance', 'ACE 4'],
  ].map(([path = '', title = '', version = '']) => ({ path, title, version }));
  const topics = [{ pages: { ace4: 'steps/stop', ace5: 'steps/return' } }];
  const guess = (address: string) =>
    guessPages(address, titles, topics, '/').map(({ page, formerly }) =>
      [page.version, page.title, ...(formerly ? [formerly.title] : [])].join(' '),
    );
  assert.deepEqual(guess('/docs/steps/stop')[0], 'ACE 5 Return Stop');
  assert.deepEqual(guess('/docs/ace4/steps/return')[0], 'ACE 4 Stop Return');
  assert.deepEqual(guess('/docs/jwtt'), ['ACE 5 JWT']);
  assert.deepEqual(guess('/docs/cli/performance').at(-1), 'ACE 4 Performance');
});
