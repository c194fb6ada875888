import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageIds, pageRoutes } from '../../src/site/routes';
import {
  addressOf,
  labelOf,
  lastVersion,
  pageAt,
  versionNames,
  versionRoot,
} from '../../src/site/versions';
import { sitePath } from '../../src/site/paths';
import { builds } from '../../tools/lib/builds';
import { filesIn, builtPages } from '../../tools/lib/built';
import { builtPage } from '../support/builtPage';

const { dir } = builds.site;

const files = filesIn(dir);
const html = (route: string) => builtPage(dir, route);
const built = builtPages(dir);

const withoutSlash = (route: string) => route.replace(/(.)\/$/, '$1');

test('the documentation has exactly the pages of the table', () => {
  const pages = built.filter((route) => /^\/docs(\/|$)/.test(route) && !/\/tags(\/|$)/.test(route));
  assert.deepEqual(pages.sort(), pageRoutes.map(withoutSlash).sort());
});

test('the other pages are the home page, the accessibility, playground, privacy and search pages, lists of tags, and the not-found page', () => {
  const others = built.filter((route) => !pageRoutes.map(withoutSlash).includes(route));
  const known =
    /^\/$|^\/(?:accessibility|playground|privacy|search)$|^\/docs\/(\w+\/)?tags(\/[a-z-]+)?$/;
  assert.deepEqual(
    others.filter((route) => !known.test(route)),
    [],
  );
  assert.ok(
    others.includes('/') && others.includes('/search') && existsSync(join(dir, '404.html')),
  );
});

test('every page has a title, a description, one heading of level one and a language', () => {
  for (const route of built) {
    const $ = html(route);
    const where = `page ${route}`;
    assert.match($('head > title').text(), /^.+ \| ACE Documentation$|^ACE Documentation$/, where);
    if (route !== '/search' && !route.includes('/tags')) {
      const description = $('meta[name="description"]').attr('content') ?? '';
      assert.ok(description.length >= 50, where);
    }
    assert.equal($('h1').length, 1, where);
    assert.equal($('html').attr('lang'), 'en', where);
    assert.equal($('html').attr('dir'), 'ltr', where);
  }
});

test('the pages load nothing from another host', () => {
  for (const route of built) {
    const $ = html(route);
    const sources = $(
      'script[src], img[src], iframe[src], link[rel="stylesheet"], link[rel="preload"]',
    )
      .map((_, element) => $(element).attr('src') ?? $(element).attr('href'))
      .get();
    assert.deepEqual(
      sources.filter((source) => /^(?:https?:)?\/\//.test(source)),
      [],
      route,
    );
  }
});

test('every page of an older version names its version and links to the current one', () => {
  const older = versionNames
    .filter((version) => version !== lastVersion)
    .flatMap((version) => pageIds(version).map((id) => addressOf({ version, id })));
  assert.ok(older.length > 100);
  for (const route of older) {
    const badge = html(route)('article .theme-doc-version-badge');
    assert.equal(
      badge.text(),
      `Version: ${labelOf(pageAt(sitePath(route, '/'))?.version ?? '')}`,
      route,
    );
    const target = html(route)('.theme-doc-version-banner a').attr('href') ?? '';
    assert.equal(pageAt(sitePath(target, '/'))?.version, lastVersion, route);
  }
});

test('each version has a feed of its recorded changes', () => {
  for (const version of versionNames) {
    const path = `${versionRoot(version)}releases/atom.xml`;
    assert.match(
      readFileSync(join(dir, path), 'utf8'),
      /<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
    );
  }
});

test('every page has a unique description, or that of the same page in another version', () => {
  const pages = new Map<string, string>();
  for (const page of built) {
    const description = html(page)('meta[name="description"]').attr('content') ?? '';
    assert.ok(description.length > 10, page);
    const sharedBy = pageAt(sitePath(page, '/'))?.id ?? page;
    assert.equal(pages.get(description) ?? sharedBy, sharedBy, description);
    pages.set(description, sharedBy);
  }
});

test('the styles of Infima come first, so that those of the theme override them', () => {
  const sheet = files.find((path) => /^assets\/css\/styles\..*\.css$/.test(path)) ?? '';
  const styles = readFileSync(join(dir, sheet), 'utf8');
  const layers = [...styles.matchAll(/@layer docusaurus\.([\w-]+)/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(layers)].slice(0, 3), ['infima', 'theme-common', 'theme-classic']);
});

test('the styles contain no unused class of Infima', () => {
  const sheets = files.filter((path) => /^assets\/css\/.*\.css$/.test(path));
  const styles = sheets.map((path) => readFileSync(join(dir, path), 'utf8')).join('');
  assert.match(styles, /\.button--primary\b/);
  // Adjacent rules: a rule next to a removed one is removed as well.
  for (const name of ['margin--xl', 'margin-top--xl', 'pills', 'pills__item', 'card__image']) {
    assert.ok(!styles.includes(`.${name}`), name);
  }
});

test('the colour mode is set in the head of every page, before the style sheet', () => {
  for (const route of built) {
    const { head } =
      /<head>(?<head>.*?)<\/head>/s.exec(readFileSync(join(dir, route, 'index.html'), 'utf8'))
        ?.groups ?? {};
    const script = head?.indexOf('themeChoice') ?? -1;
    assert.ok(script >= 0 && script < (head?.indexOf('rel=stylesheet') ?? -1), route);
  }
});

test('the route table in the scripts of every page names each address once', () => {
  const main = files.filter((path) => /^assets\/js\/(?:runtime~)?main\.[^/]+\.js$/.test(path));
  const code = main.map((path) => readFileSync(join(dir, path), 'utf8')).join('');
  for (const route of ['/steps/jwt', '/steps/rest_http']) {
    assert.ok(code.split(route).length - 1 <= 4, `${route}: ${code.split(route).length - 1} times`);
  }
});
