import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHighlight, withHighlight } from '../../src/search/ui/highlight/address';
import { likelyPages } from '../../src/components/SimilarPages/similarPages';
import { optionsSchema } from '../../src/search/plugin/options';
import { deployProblems } from '../../src/site/deploy';
import { identity } from '../../src/site/identity';
import { navbarItems } from '../../src/site/navbar';
import { redirects, versionedAliases } from '../../src/site/routes';

const published = {
  url: 'https://docs.acme.dev',
  baseUrl: '/',
  chatUrl: 'https://chat.acme.dev/ace',
  contactUrl: 'https://acme.dev/contact',
  repositoryUrl: 'https://git.acme.dev/ace-docs',
};

test('a site with addresses of its own may be published', () => {
  assert.deepEqual(deployProblems(published), []);
  assert.deepEqual(deployProblems({ ...published, baseUrl: '/ace/docs/' }), []);
});

test('a reserved or insecure address, and a base URL without slashes, stop a deployment', () => {
  assert.equal(deployProblems(identity).length, 4);
  assert.match(
    deployProblems({ ...published, chatUrl: 'https://x.example' })[0] ?? '',
    /SITE_CHAT_URL/,
  );
  assert.match(deployProblems({ ...published, url: 'http://acme.dev' })[0] ?? '', /not an https/);
  assert.match(deployProblems({ ...published, url: 'nonsense' })[0] ?? '', /SITE_URL/);
  assert.match(deployProblems({ ...published, baseUrl: 'docs' })[0] ?? '', /SITE_BASE_URL/);
});

test('the language dropdown appears with the second language', () => {
  const types = (locales: string[]) => navbarItems(locales).map(({ type }) => type);
  assert.ok(!types(['en']).includes('localeDropdown'));
  assert.ok(types(['en', 'de']).includes('localeDropdown'));
});

test('a page of ACE 5 is also reached under its version name, others are not', () => {
  assert.deepEqual(versionedAliases('/docs/'), ['/docs/ace5/']);
  assert.deepEqual(versionedAliases('/docs/steps/jwt'), ['/docs/ace5/steps/jwt']);
  for (const route of ['/docs/ace4/', '/docs/ace4/intro/detailed', '/', '/search']) {
    assert.deepEqual(versionedAliases(route), []);
  }
});

test('short addresses lead to pages that are written', () => {
  assert.deepEqual(
    redirects.find(({ from }) => from === '/docs/intro'),
    { from: '/docs/intro', to: '/docs/' },
  );
});

test('the terms of a result travel in the address and leave it again', () => {
  const address = withHighlight('/docs/a#b', ['x y', '&']);
  assert.equal(address, '/docs/a?_highlight=x+y&_highlight=%26#b');
  assert.deepEqual(readHighlight('?v=1&_highlight=x+y&_highlight=%26'), {
    terms: ['x y', '&'],
    rest: '?v=1',
  });
  assert.deepEqual(readHighlight(''), { terms: [], rest: '' });
  assert.equal(withHighlight('/docs/a', []), '/docs/a');
});

test('pages with a similar address are found, slips included', () => {
  const pages = ['index', 'steps/jsonata_map', 'steps/json_map', 'steps/jwt', 'deployment/cli'].map(
    (id) => ({ id, path: `/docs/${id}`, version: 'ace5' }),
  );
  const best = (address: string) => likelyPages(address, pages)[0]?.id;
  assert.equal(best('/docs/steps/jsonata'), 'steps/jsonata_map');
  assert.equal(best('/docs/jwt.html'), 'steps/jwt');
  assert.equal(best('/docs/deploymnt/cli'), 'deployment/cli');
  assert.deepEqual(likelyPages('/nothing/at/all', pages), []);
});

test('an index option that is unknown or out of range is named', () => {
  const { value } = optionsSchema.validate({});
  assert.deepEqual(value, {
    indexParentCategories: false,
    boosts: { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 },
    maxResults: 8,
    ignoredSections: [],
    pathWeights: {},
  });
  for (const [options, message] of [
    [{ maxResults: 0 }, /"maxResults" must be greater than or equal to 1/],
    [{ maxResults: 101 }, /"maxResults" must be less than or equal to 100/],
    [{ boosts: { title: 0 } }, /"boosts.title" must be greater than 0/],
    [{ boosts: { body: 1 } }, /"boosts.body" is not allowed/],
    [{ pathWeights: { '/releases/': 0 } }, /"pathWeights.\/releases\/" must be greater than 0/],
    [{ fuzzy: true }, /"fuzzy" is not allowed/],
    [{ insights: { appId: 'x' } }, /"insights.apiKey" is required/],
  ] as const) {
    assert.match(optionsSchema.validate(options).error?.message ?? 'no error', message);
  }
});
