import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Guess, similarPages } from '../../../src/components/SimilarPages/similarPages';
import { addressOf, versionNames } from '../../../src/site/versions';

const [newest = '', older = ''] = [versionNames[0], versionNames.at(-1)];
const BASE = '/kb/';

/** Pages by their IDs, which are their titles. */
const pagesOf = (version: string, ids: string) =>
  ids.split(/\s+/).map((id) => ({
    path: BASE + addressOf({ version, id }).slice(1),
    title: id,
    version,
  }));
const pages = [
  ...pagesOf(
    newest,
    `steps/return steps/retry steps/jsonata_map steps/json_map steps/jwt steps/date steps/deep_merge
    steps/steps_intro deployment/cli recipes/custom_step guides/how_to_setup_keycloak releases/overview
    releases/release_24_1 releases/release_24_2 releases/release_24_3 releases/release_24_4
    releases/release_24_5 releases/release_24_6`,
  ),
  ...pagesOf(older, 'steps/stop steps/jwt steps/steps_intro cli/performance'),
];
const topics = [{ pages: { [older]: 'steps/stop', [newest]: 'steps/return' } }];

/** The page that is meant, or ↑ and the one above; each other one after a +; what is searched for. */
function found(address: string): string {
  const { meant, above, others, query } = similarPages(BASE + address, pages, topics, BASE);
  const name = ({ page, formerly = page }: Guess) =>
    [...new Set([page, formerly])].map(({ title, version }) => `${version} ${title}`).join(' was ');
  const nearest = [meant ? name(meant) : [], above ? ['↑', name(above)] : []];
  const all = [nearest, others.map((other) => ['+', name(other)]), '?', query].flat(2).join(' ');
  return all.replaceAll(`${newest} `, '').trim();
}

const cases: Readonly<Record<string, string>> = {
  // A page is meant by its last part, also with a few wrong letters, in any folder.
  'docs/jwt.html': 'steps/jwt ? jwt',
  'docs/deploymnt/cli': 'deployment/cli ? cli',
  'docs/step/': 'steps/steps_intro + recipes/custom_step ? step',
  'docs/steps/jsonata': 'steps/jsonata_map ? jsonata',
  'docs/steps/jsonatamap': 'steps/jsonata_map ? jsonata',
  'docs/steps/jsonata_mpa': 'steps/jsonata_map + steps/json_map ? jsonata map',
  'docs/steps/retyr': 'steps/retry ? retry',
  'docs/keycloak': 'guides/how_to_setup_keycloak ? keycloak',
  'docs/releases/release_24.3': 'releases/release_24_3 ? release 24.3',
  // A weak guess is no guess: several pages with the word, half of a name, another word, another number.
  'docs/map': '+ steps/jsonata_map + steps/json_map ? map',
  'docs/jwt_old': '+ steps/jwt ? jwt',
  'docs/nothing_here': '?',
  'docs/data': '?',
  'docs/remove/setup_foo': '+ guides/how_to_setup_keycloak ? setup',
  'docs/releases/release_24.9': '↑ releases/overview ? release',
  docs: '?',
  other: '?',
  // Below a section or a page, that is offered.
  'docs/steps/nonexist/': '↑ steps/steps_intro ?',
  'docs/steps/jwt/foo/bar.html': '↑ steps/jwt ?',
  [`docs/${older}/steps/nonexist`]: `↑ ${older} steps/steps_intro ?`,
  // A guess is of the version in the address, under the name that the page has there.
  'docs/steps/stop': `steps/return was ${older} steps/stop ? stop`,
  // The name of the step is nearer than that of its section.
  'docs/steps/stopp': `steps/return was ${older} steps/stop ? stop`,
  [`docs/${older}/steps/return`]: `${older} steps/stop was steps/return ? return`,
  [`docs/${older}/steps/jwtt`]: `${older} steps/jwt ? jwt`,
  'docs/cli/performance': `${older} cli/performance ? performance`,
};

test('an address that was not found leads to the page that is meant, or to its section', () => {
  for (const [address, expected] of Object.entries(cases))
    assert.equal(found(address), expected, address);
});
