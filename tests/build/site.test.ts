import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageIds, pageRoutes } from '../../src/site/routes';
import { addressOf, labelOf, lastVersion, pageAt, versionNames } from '../../src/site/versions';
import { sitePath } from '../../src/site/paths';
import { builds } from '../../tools/lib/builds';
import { builtPages } from '../../tools/lib/built';
import { builtPage } from '../support/builtPage';
import { categoryPages } from '../support/categoryPages';

const { dir } = builds.site;
const built = builtPages(dir);
const html = (route: string) => builtPage(dir, route);
const documentation = [...pageRoutes, ...categoryPages].map((route) =>
  route.replace(/(.)\/$/, '$1'),
);

test('the site has the pages of the table, lists of tags, and some pages beside them', () => {
  const others = built.filter((route) => !/^\/docs(?:\/\w+)?\/tags(?:\/[a-z-]+)?$/.test(route));
  const known = ['/', '/accessibility', '/playground', '/privacy', '/search'];
  assert.deepEqual(others.sort(), [...documentation, ...known].sort());
  assert.ok(existsSync(join(dir, '404.html')));
});

test('each folder in an address is a page, or leads to one', () => {
  const folders = documentation.map((route) => route.replace(/\/[^/]*$/, '')).filter(Boolean);
  const dead = folders.filter((folder) => !existsSync(join(dir, folder, 'index.html')));
  assert.deepEqual([...new Set(dead)], []);
});

test('every page has a title, one heading of level one, a language, and a description that only its counterparts share', () => {
  const pages = new Map<string, string>();
  for (const route of built) {
    const $ = html(route);
    assert.match($('head > title').text(), /^.+ \| ACE Documentation$|^ACE Documentation$/, route);
    assert.equal($('h1').length, 1, route);
    assert.equal($('html').attr('lang'), 'en', route);
    assert.equal($('html').attr('dir'), 'ltr', route);
    const description = $('meta[name="description"]').attr('content') ?? '';
    const isList = route === '/search' || route.includes('/tags');
    assert.ok(description.length >= (isList ? 10 : 50), route);
    const sharedBy = pageAt(sitePath(route, '/'))?.id ?? route;
    assert.equal(pages.get(description) ?? sharedBy, sharedBy, description);
    pages.set(description, sharedBy);
  }
});

test('every page of an older version names its version and links to the current one', () => {
  const older = versionNames.filter((version) => version !== lastVersion);
  assert.ok(older.length > 0);
  for (const version of older) {
    for (const id of pageIds(version)) {
      const route = addressOf({ version, id });
      const named = html(route)('.navbar summary').text();
      assert.ok(named.includes(labelOf(version)), route);
      const target = html(route)('.theme-doc-version-banner a').attr('href') ?? '';
      assert.equal(pageAt(sitePath(target, '/'))?.version, lastVersion, route);
    }
  }
});
