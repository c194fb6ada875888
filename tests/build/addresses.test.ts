import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'cheerio';
import { oldAddresses, pageRoutes } from '../../src/site/routes';
import { versionedAliases } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { hosts } from '../support/hosts';
import { namedAddresses } from '../support/namedAddresses';

const { dir } = builds.site;

/** The addresses that a build references, except that of the not-found page, which nothing links to. */
function namedBy({ dir: folder, baseUrl }: (typeof builds)[keyof typeof builds]) {
  const named = [...namedAddresses(folder, `https://docs.example.com${baseUrl}`)];
  return new Map(named.filter(([path]) => !/\/404(?:\.html)?\/$/.test(path)));
}

const namedByBuild = Object.entries(builds).map(([variant, build]) => ({
  variant,
  folder: build.dir,
  named: namedBy(build),
}));
const named = namedByBuild.find(({ variant }) => variant === 'site')?.named ?? assert.fail();
const redirects = [
  ...oldAddresses,
  ...pageRoutes.flatMap((to) => versionedAliases(to).map((from) => ({ from, to }))),
];

test('the site references its pages, their Markdown copies, lists, feeds and images', () => {
  for (const path of [
    ...pageRoutes,
    '/',
    '/search/',
    '/docs/tags/steps/',
    '/docs/steps/jwt.md',
    '/docs/llms.txt',
    '/docs/releases/atom.xml',
    '/img/social-card.png',
  ]) {
    assert.ok(named.has(path), path);
  }
  assert.ok(named.size > 2 * pageRoutes.length);
});

for (const [name, host] of Object.entries(hosts)) {
  for (const { variant, folder, named: addresses } of namedByBuild) {
    test(`${name} serves every address that the build "${variant}" references without a redirect`, () => {
      for (const [path, file] of addresses) {
        const { status } = host(folder, decodeURI(path));
        assert.equal(status, 200, `${path}, named in ${file}`);
      }
    });
  }

  test(`${name} redirects the address of a page without the slash to the page`, () => {
    for (const page of pageRoutes) {
      const answer = host(dir, page.replace(/\/$/, ''));
      assert.ok('location' in answer, page);
      assert.equal(answer.location, page);
    }
  });

  test(`${name} leads from an old address to its page through one redirect page`, () => {
    assert.ok(redirects.length > pageRoutes.length / 3);
    for (const { from, to } of redirects) {
      const path = from.replace(/\/?$/, '/');
      const answer = host(dir, path);
      assert.ok('file' in answer, path);
      const refresh = load(readFileSync(answer.file, 'utf8'))('meta[http-equiv="refresh"]');
      assert.equal(refresh.attr('content'), `0; url=${to}`, path);
      assert.equal(host(dir, to).status, 200, to);
    }
  });
}
