import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessPages } from '../../../src/components/SimilarPages/similarPages';
import { addressOf, versionNames } from '../../../src/site/versions';

const [newest = '', older = ''] = [versionNames[0], versionNames.at(-1)];
const BASE = '/kb/';

const pages = [
  [newest, 'index', 'ACE'],
  [newest, 'steps/return', 'Return'],
  [newest, 'steps/retry', 'Retry'],
  [newest, 'steps/jsonata_map', 'JSONATA Map'],
  [newest, 'steps/json_map', 'JSON Map'],
  [newest, 'steps/jwt', 'JWT'],
  [newest, 'deployment/cli', 'CLI'],
  [newest, 'steps/steps_intro', 'Steps'],
  [newest, 'recipes/custom_step', 'Build a custom step'],
  [older, 'steps/stop', 'Stop'],
  [older, 'steps/jwt', 'JWT'],
  [older, 'cli/performance', 'Performance'],
].map(([version = '', id = '', title = '']) => ({
  path: BASE + addressOf({ version, id }).slice(1),
  title,
  version,
}));
const topics = [{ pages: { [older]: 'steps/stop', [newest]: 'steps/return' } }];

/** The guesses for an address: version, title, and the title in the other version if that is another one. */
const guess = (address: string) =>
  guessPages(BASE + address, pages, topics, BASE).map(({ page, formerly }) =>
    [page.version, page.title, ...(formerly ? [formerly.title] : [])].join(' '),
  );

test('pages are similar by their last part and by a few letters', () => {
  for (const [address, ...expected] of [
    ['docs/jwt.html', 'JWT'],
    ['docs/deploymnt/cli', 'CLI'],
    ['docs/step/', 'Steps', 'Build a custom step'],
    ['docs/steps/jsonatamap', 'JSONATA Map', 'JSON Map'],
  ] as const)
    assert.deepEqual(
      guess(address).slice(0, expected.length),
      expected.map((title) => `${newest} ${title}`),
    );
  assert.deepEqual(guess('docs/steps/retyr'), [`${newest} Retry`]);
});

test('the base URL and the folder of the documentation are nothing in common', () => {
  for (const address of ['docs', 'docs/', 'other', 'docs/steps/other'])
    assert.deepEqual(guess(address), []);
});

test('a guess is of the version in the address, under the name that the page has there', () => {
  assert.equal(guess('docs/steps/stop')[0], `${newest} Return Stop`);
  // The name of the step is nearer than that of its section.
  assert.equal(guess('docs/steps/stopp')[0], `${newest} Return Stop`);
  assert.equal(guess(`docs/${older}/steps/return`)[0], `${older} Stop Return`);
  assert.equal(guess(`docs/${older}/steps/jwtt`)[0], `${older} JWT`);
  assert.deepEqual(guess('docs/jwtt'), [`${newest} JWT`]);
  assert.equal(guess('docs/cli/performance').at(-1), `${older} Performance`);
});
