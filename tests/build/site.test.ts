import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { labelOf, lastVersion, pageAt } from '../../src/site/versions';
import { sitePath } from '../../src/site/paths';
import { builds } from '../../tools/lib/builds';
import { builtPages } from '../../tools/lib/built';
import { builtPage, docPages } from '../support/builtPage';
import { categoryPages } from '../support/categoryPages';

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

test('every page of an older version names its version and links to the current one', () => {
  const older = docPages().filter(({ version }) => version !== lastVersion);
  assert.ok(older.length > 0);
  for (const { version, page, $ } of older) {
    assert.ok($('.navbar summary').text().includes(labelOf(version)), page);
    const target = $('.theme-doc-version-banner a').attr('href') ?? '';
    assert.equal(pageAt(sitePath(target, '/'))?.version, lastVersion, page);
  }
});
