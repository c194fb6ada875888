import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHighlight, withHighlight } from '../../src/search/ui/highlightParameter';
import { optionsSchema } from '../../src/search/plugin/options';
import { deployProblems } from '../../tools/lib/deployProblems';
import { identity } from '../../src/site/identity';
import { navbarItems } from '../../src/site/navbar';
import { hasPage, oldAddresses, pageIds, pageRoutes } from '../../src/site/routes';
import {
  addressOf,
  lastVersion,
  pageAt,
  versionedAliases,
  versionNames,
  versionRoot,
} from '../../src/site/versions';

const published = {
  url: 'https://docs.acme.dev',
  baseUrl: '/',
  chatUrl: 'https://chat.acme.dev/ace',
  contactUrl: 'https://acme.dev/contact',
  repositoryUrl: 'https://git.acme.dev/ace-docs',
};

test('a site with custom addresses can be published', () => {
  assert.deepEqual(deployProblems(published), []);
  assert.deepEqual(deployProblems({ ...published, baseUrl: '/ace/docs/' }), []);
});

test('a reserved or insecure address, a path in the origin, and a base URL without slashes stop a deployment', () => {
  assert.equal(deployProblems(identity).length, 4);
  assert.match(
    deployProblems({ ...published, chatUrl: 'https://x.example' })[0] ?? '',
    /SITE_CHAT_URL/,
  );
  assert.match(deployProblems({ ...published, url: 'http://acme.dev' })[0] ?? '', /not an https/);
  assert.match(deployProblems({ ...published, url: 'nonsense' })[0] ?? '', /SITE_URL/);
  assert.match(
    deployProblems({ ...published, url: 'https://acme.dev/docs/' })[0] ?? '',
    /Set SITE_URL to https:\/\/acme\.dev, and SITE_BASE_URL/,
  );
  assert.match(deployProblems({ ...published, baseUrl: 'docs' })[0] ?? '', /SITE_BASE_URL/);
});

test('the language dropdown appears with the second language', () => {
  const types = (locales: string[]) => navbarItems(locales).map(({ type }) => type);
  assert.ok(!types(['en']).includes('localeDropdown'));
  assert.ok(types(['en', 'de']).includes('localeDropdown'));
});

test('an address maps to version and id, with and without its slash, and back', () => {
  const root = versionRoot(lastVersion);
  assert.deepEqual(pageAt('/docs/steps/jwt'), { version: lastVersion, id: 'steps/jwt' });
  assert.deepEqual(pageAt(root), { version: lastVersion, id: 'index' });
  assert.equal(pageAt('/'), undefined);
  assert.equal(pageAt('/search/'), undefined);
  for (const version of versionNames) {
    assert.deepEqual(pageAt(versionRoot(version)), { version, id: 'index' });
    assert.deepEqual(pageAt(`${versionRoot(version)}a/b`), { version, id: 'a/b' });
  }
  for (const address of pageRoutes) {
    assert.ok(address.endsWith('/'), address);
    assert.equal(addressOf(pageAt(address) ?? assert.fail(address)), address);
  }
});

test('each Markdown file is a page, by its path, but those that other pages import', () => {
  const ids = pageIds(lastVersion);
  assert.ok(ids.includes('index') && ids.includes('workspace') && ids.includes('steps/jwt'));
  assert.deepEqual(
    ids.filter((id) => /(?:^|\/)_|\.|\/index$/.test(id)),
    [],
  );
  assert.deepEqual(pageIds('none'), []);
  assert.ok(ids.every((id) => hasPage({ version: lastVersion, id })));
  assert.ok(!hasPage({ version: lastVersion, id: 'releases' }));
});

test('only pages of the current version are also available under the version name', () => {
  assert.deepEqual(versionedAliases('/docs/'), [`/docs/${lastVersion}/`]);
  assert.deepEqual(versionedAliases('/docs/steps/jwt/'), [`/docs/${lastVersion}/steps/jwt`]);
  const older = versionNames.filter((name) => name !== lastVersion).map(versionRoot);
  for (const route of [...older, ...older.map((root) => `${root}intro/`), '/', '/search/']) {
    assert.deepEqual(versionedAliases(route), []);
  }
});

test('short addresses redirect to pages that exist', () => {
  assert.deepEqual(
    oldAddresses.find(({ from }) => from === '/docs/intro'),
    { from: '/docs/intro', to: '/docs/' },
  );
  for (const { to } of oldAddresses) assert.ok(pageRoutes.includes(to), to);
});

test('the terms of a result are added to the address and removed again', () => {
  const address = withHighlight('/docs/a#b', ['x y', '&']);
  assert.equal(address, '/docs/a?_highlight=x+y&_highlight=%26#b');
  assert.deepEqual(readHighlight('?v=1&_highlight=x+y&_highlight=%26'), {
    terms: ['x y', '&'],
    rest: '?v=1',
  });
  assert.deepEqual(readHighlight(''), { terms: [], rest: '' });
  assert.equal(withHighlight('/docs/a', []), '/docs/a');
});

test('the error for an unknown or out-of-range index option contains its name', () => {
  const value: unknown = optionsSchema.validate({}).value;
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
