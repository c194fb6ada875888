import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { counterpart } from '../../src/versions/bridge';
import { pageRoutes, redirects, versionedAliases } from '../../src/site/pages';
import { builds } from '../support/builds';

const { dir } = builds.site;

const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.split(sep).join('/'),
);
const html = (route: string) => readFileSync(join(dir, route, 'index.html'), 'utf8');
const isRedirect = (route: string) => html(route).includes('http-equiv="refresh"');

/** Addresses of all built pages that are pages: no redirects. */
const built = files
  .filter((path) => path.endsWith('index.html'))
  .map((path) => `/${path.replace(/\/?index\.html$/, '')}`)
  .filter((route) => !isRedirect(route));

const withoutSlash = (route: string) => route.replace(/(.)\/$/, '$1');

test('the documentation has exactly the pages of the table', () => {
  const pages = built.filter((route) => /^\/docs(\/|$)/.test(route) && !/\/tags(\/|$)/.test(route));
  assert.deepEqual(pages.sort(), pageRoutes.map(withoutSlash).sort());
});

test('beside them there are the home page, the search page, lists of tags, and the not-found page', () => {
  const others = built.filter((route) => !pageRoutes.map(withoutSlash).includes(route));
  const known = /^\/$|^\/search$|^\/docs\/(ace4\/)?tags(\/[a-z-]+)?$/;
  assert.deepEqual(
    others.filter((route) => !known.test(route)),
    [],
  );
  assert.ok(others.includes('/') && others.includes('/search') && existsSync(join(dir, '404.html')));
});

test('every old address leads to its page', () => {
  const aliases = pageRoutes.flatMap((to) => versionedAliases(to).map((from) => ({ from, to })));
  assert.ok(aliases.length > 50);
  for (const { from, to } of [...redirects, ...aliases]) {
    const target = load(html(from))('meta[http-equiv="refresh"]').attr('content');
    assert.equal(target, `0; url=${to}`, from);
  }
});

test('every page has a title, a description, one heading of level one and a language', () => {
  for (const route of built) {
    const $ = load(html(route));
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
    const $ = load(html(route));
    const sources = $('script[src], img[src], iframe[src], link[rel="stylesheet"], link[rel="preload"]')
      .map((_, element) => $(element).attr('src') ?? $(element).attr('href'))
      .get();
    assert.deepEqual(
      sources.filter((source) => /^(?:https?:)?\/\//.test(source)),
      [],
      route,
    );
  }
});

test('no file names a folder of the machine that built it', () => {
  const text = files.filter((path) => /\.(?:html|js|css|json|xml)$/.test(path));
  const leaks = text.filter((path) => readFileSync(join(dir, path), 'utf8').includes(process.cwd()));
  assert.deepEqual(leaks, []);
});

test('there is no blog while there are no posts', () => {
  assert.equal(existsSync('blog'), false);
  assert.deepEqual(
    files.filter((path) => path.startsWith('blog')),
    [],
  );
});

test('the sitemap lists the pages, and no redirect, tag list or search page', () => {
  const sitemap = readFileSync(join(dir, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.com([^<]*)<\/loc>/g)].map(
    ([, route = '']) => route,
  );
  assert.deepEqual(listed.map(withoutSlash).sort(), ['/', ...pageRoutes.map(withoutSlash)].sort());
});

test('every picture that a page names for social media is there', () => {
  for (const route of built) {
    const image = load(html(route))('meta[property="og:image"]').attr('content') ?? '';
    assert.ok(existsSync(join(dir, new URL(image).pathname)), `${route}: ${image}`);
  }
});

test('a page of ACE 4 with a counterpart names it as canonical, every other page itself', () => {
  const address = (route: string) => `https://docs.example.com${route}`;
  for (const route of pageRoutes) {
    const canonical = load(html(route))('link[rel="canonical"]').attr('href') ?? '';
    const id = route.replace(/^\/docs\/(?:ace4\/)?/, '') || 'index';
    const same = `/docs/${id.replace(/^index$/, '')}`;
    const other = counterpart('ace4', id, 'ace5');
    const current = pageRoutes.includes(same) ? same : other && `/docs/${other}`;
    const expected = route.startsWith('/docs/ace4/') ? (current ?? route) : route;
    assert.equal(canonical, address(expected), route);
  }
});

test('each version has a feed of its recorded changes', () => {
  for (const path of ['docs/releases/atom.xml', 'docs/ace4/releases/atom.xml']) {
    assert.match(readFileSync(join(dir, path), 'utf8'), /<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/);
  }
});
