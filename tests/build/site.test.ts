import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type CheerioAPI, load } from 'cheerio';
import { counterpartOf } from '../../src/content/versions/counterpartTable';
import { hasHistory } from '../../src/plugins/buildId';
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
import { isFull } from '../support/extent';
import { machineTraces } from './machineTraces';

const { dir } = builds.site;
const site = 'https://docs.example.com';

const pages = docPages();
const empty = pages.filter(({ hasNoChanges }) => hasNoChanges);

test('each folder in an address is a page, or leads to one', () => {
  const all = [...pages.map(({ page }) => page), ...categoryPages];
  const folders = all.map((page) => page.replace(/[^/]*\/?$/, '')).filter((one) => one !== '/');
  const dead = folders.filter((folder) => !existsSync(join(dir, folder, 'index.html')));
  assert.deepEqual([...new Set(dead)], []);
});

test('every page has a title, one heading of level one, a language, and a description that only its counterparts share', () => {
  const shared = new Map<string, string>();
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
    assert.equal(shared.get(description) ?? sharedBy, sharedBy, description);
    shared.set(description, sharedBy);
  }
});

test('the version switch names the version of a page, and leads to a page of each other version, to the counterpart if there is one', () => {
  for (const { version: from, id, page, $ } of pages) {
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

test('one built file of each kind is valid HTML, and at night each page', async () => {
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
  ];
  const all = builtPages(dir).map((page) => `${page}/index.html`);
  assert.deepEqual(await htmlMistakes(dir, isFull ? [...all, '404.html'] : kinds), []);
});

test('no file has a path, a name or a secret of the machine that built it', () => {
  assert.deepEqual(machineTraces(dir), []);
});

const linksIn = ($: CheerioAPI, place: string) =>
  $(`${place} a`)
    .map((_, link) => $(link).attr('href'))
    .get();

test('the sitemap lists all pages but the releases without a change, which search engines do not index', () => {
  const sitemap = load(readFileSync(join(dir, 'sitemap.xml'), 'utf8'), { xml: true });
  const listed = sitemap('loc')
    .map((_, element) => sitemap(element).text())
    .get();
  const others = ['/', '/accessibility/', '/playground/', '/privacy/'];
  const indexed = pages.filter(({ hasNoChanges }) => !hasNoChanges).map(({ page }) => page);
  const expected = [...others, ...indexed, ...categoryPages].map((page) => site + page);
  assert.deepEqual(listed.sort(), expected.sort());
  for (const { page, hasNoChanges, $ } of pages) {
    const robots = $('head meta[name="robots"]').attr('content');
    assert.equal(robots, hasNoChanges ? 'noindex, follow' : undefined, page);
  }
});

test('a release without a change is in no list, and its sidebar shows the overview', () => {
  assert.ok(empty.length > 0);
  for (const { page, version, $ } of empty) {
    const current = $('.theme-doc-sidebar-menu a[aria-current="page"]').attr('href');
    assert.equal(current, page.replace(/[^/]+\/$/, 'overview/'), page);
    const topic = builtPage(dir, `${versionRoot(version)}tags/releases/`);
    for (const links of [linksIn($, '.theme-doc-sidebar-menu'), linksIn(topic, 'main')]) {
      assert.ok(links.length > 1, page);
      assert.ok(!links.includes(page), page);
    }
  }
});

test('every page has what its address, its head and its foot say of it', () => {
  assert.ok(pages.length > 250);
  for (const { page, version, $ } of pages) {
    const heading = $('article h1').text();
    const title = version === lastVersion ? heading : `${heading} (${labelOf(version)})`;
    assert.equal($('head > title').text(), `${title} | ACE Documentation`, page);
    const canonical = $('head link[rel="canonical"]');
    assert.deepEqual([canonical.length, canonical.attr('href')], [1, site + page], page);
    const meta = (name: string) => {
      const found = $(`head meta[property="${name}"], head meta[name="${name}"]`);
      assert.equal(found.length, 1, `${page}: ${name}`);
      return found.attr('content');
    };
    assert.equal(meta('og:title'), $('head > title').text(), page);
    assert.equal(meta('og:image'), `${site}/img/social-card.png`, page);
    assert.match(meta('build') ?? '', /^\S+$/, page);
    const source = $('article .theme-edit-this-page').attr('href') ?? '';
    assert.match(source, /\/edit\/main\/versioned_docs\/.+\.md$/, page);
    const report = new URL($('article a[href*="/issues/new?"]').attr('href') ?? '');
    assert.ok(report.searchParams.get('body')?.includes(`**Page:** ${site}${page}\n`), page);
    assert.equal($('article footer time').length, hasHistory ? 1 : 0, page);
    for (const link of linksIn($, 'article').filter((href) => href.startsWith('#')))
      assert.ok($(`[id="${decodeURI(link.slice(1))}"]`).length > 0, `${page}${link}`);
  }
});

test('robots.txt names the sitemap, and the overview of the releases its feed', () => {
  const robots = readFileSync(join(dir, 'robots.txt'), 'utf8');
  assert.match(robots, new RegExp(`^Sitemap: ${site}/sitemap.xml$`, 'm'));
  for (const version of versionNames) {
    const overview = addressOf({ version, id: 'releases/overview' });
    const feed = builtPage(dir, overview)('head link[type="application/atom+xml"]');
    assert.equal(feed.attr('href'), overview.replace('overview/', 'atom.xml'));
  }
});
