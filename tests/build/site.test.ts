import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { counterpartOf } from '../../src/content/versions/counterpartTable';
import { sitePath } from '../../src/site/paths';
import {
  addressOf,
  labelOf,
  lastVersion,
  pageAt,
  versionNames,
  versionRoot,
} from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { builtPages } from '../../tools/lib/built';
import { htmlMistakes } from '../../tools/lib/html';
import { builtPage, categoryPages, docPages } from '../support/builtPage';
import { machineTraces } from '../support/machineTraces';

const { dir } = builds.site;

test('each folder in an address is a page, or leads to one', () => {
  const pages = [...docPages().map(({ page }) => page), ...categoryPages];
  const folders = pages.map((page) => page.replace(/[^/]*\/?$/, '')).filter((one) => one !== '/');
  const dead = folders.filter((folder) => !existsSync(join(dir, folder, 'index.html')));
  assert.deepEqual([...new Set(dead)], []);
});

test('every page has a title, one heading of level one, a language, and a description that only its counterparts share', () => {
  const pages = new Map<string, string>();
  for (const route of builtPages(dir)) {
    const $ = builtPage(dir, route);
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

test('the version switch names the version of a page, and leads to a page of each other version, to the counterpart if there is one', () => {
  for (const { version: from, id, page, $ } of docPages()) {
    assert.ok($('.navbar summary').text().includes(labelOf(from)), page);
    for (const to of versionNames.filter((name) => name !== from)) {
      const label = to === lastVersion ? `${labelOf(to)} (current)` : labelOf(to);
      const links = $('nav.navbar a').filter((_, link) => $(link).text().trim() === label);
      const other = counterpartOf(from, id, to);
      const expected = other ? addressOf({ version: to, id: other }) : versionRoot(to);
      const found = links.map((_, link) => $(link).attr('href')).get();
      assert.deepEqual(found, [expected], `from ${page}`);
    }
    if (from === lastVersion) continue;
    const current = $('.theme-doc-version-banner a').attr('href') ?? '';
    assert.equal(pageAt(sitePath(current, '/'))?.version, lastVersion, page);
  }
});

// One file of each kind; "npm run audit:html" validates all of them.
test('one built file of each kind is valid HTML', async () => {
  const kinds = [
    'index.html',
    '404.html',
    'search/index.html',
    'docs/index.html',
    'docs/tags/index.html',
    'docs/steps/jwt/index.html',
    'docs/intro/configuration/index.html',
    'docs/releases/overview/index.html',
    'docs/ace4/flow_builder/overview/index.html',
    'docs/ace5/steps/jwt/index.html',
  ];
  assert.deepEqual(await htmlMistakes(dir, kinds), []);
});

test('no file has a path, a name or a secret of the machine that built it', () => {
  assert.deepEqual(machineTraces(dir), []);
});
