import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { hasHistory } from '../../src/site/build';
import table from '../../src/site/route-table.json';
import bridge from '../../src/content/versions/counterparts.json';
import { builds } from '../../tools/lib/builds';

const { dir } = builds.site;
const site = 'https://docs.example.com';
const withoutSlash = (address: string) => address.replace(/(.)\/$/, '$1');

const current = Object.values(table.ace5).flat();
const older = Object.values(table.ace4).flat();
const route = (base: string, id: string) => base + id.replace(/^index$/, '');

/** The page of ACE 5 that a page of ACE 4 gives way to: the one of the same name, or the one that the table names. */
function pairOf(page: string): string | undefined {
  const id = page.slice('/docs/ace4/'.length) || 'index';
  const same = route('/docs/', id);
  if (/^releases\/release_/.test(id)) return undefined;
  if (current.includes(same)) return same;
  const entry = bridge.find(
    (candidate) => candidate.ace4 === id && 'ace5' in candidate && candidate.only !== 'toAce4',
  );
  return entry?.ace5 && route('/docs/', entry.ace5);
}

/** What must hold for each page: the one table that everything below is compared with. */
const pages = [
  ...current.map((page) => ({ page, label: 'ACE 5', landing: '/docs/', canonical: page })),
  ...older.map((page) => ({
    page,
    label: 'ACE 4',
    landing: '/docs/ace4/',
    canonical: pairOf(page) ?? page,
  })),
].map((row) => ({
  ...row,
  $: load(readFileSync(join(dir, row.page, 'index.html'), 'utf8')),
}));

test('a page of ACE 4 with a pair names it as canonical, every other page itself', () => {
  assert.ok(pages.filter(({ page, canonical }) => page !== canonical).length > 50);
  for (const { page, canonical, $ } of pages) {
    const links = $('head link[rel="canonical"]');
    assert.equal(links.length, 1, page);
    assert.equal(links.attr('href'), site + canonical, page);
  }
});

test('the sitemap lists the pages of the site and the documentation that are their own canonical address, and nothing else', () => {
  const sitemap = load(readFileSync(join(dir, 'sitemap.xml'), 'utf8'), { xml: true });
  const listed = sitemap('loc')
    .map((_, element) => withoutSlash(sitemap(element).text()))
    .get();
  const expected = pages
    .filter(({ page, canonical }) => page === canonical)
    .map(({ page }) => withoutSlash(site + page));
  const others = [site, `${site}/accessibility`];
  assert.deepEqual(listed.sort(), [...others, ...expected].sort());
});

test('every page says to search engines and social media what it is', () => {
  for (const { page, $ } of pages) {
    const meta = (name: string) => {
      const found = $(`head meta[property="${name}"], head meta[name="${name}"]`);
      assert.equal(found.length, 1, `${page}: ${name}`);
      return found.attr('content');
    };
    assert.equal(meta('og:title'), $('head > title').text(), page);
    assert.equal(meta('og:description'), meta('description'), page);
    assert.equal(meta('og:url'), site + page, page);
    assert.equal(meta('og:type'), 'website', page);
    assert.equal(meta('og:site_name'), 'ACE Documentation', page);
    assert.equal(meta('twitter:card'), 'summary_large_image', page);
    assert.equal(meta('og:image'), `${site}/img/social-card.png`, page);
    assert.equal(meta('twitter:image'), meta('og:image'), page);
    assert.match(meta('build') ?? '', /^\S+$/, page);
    assert.equal(meta('build'), pages[0]?.$('meta[name="build"]').attr('content'), page);
  }
});

test('the picture for social media has the size that the pages name', () => {
  const picture = readFileSync(join(dir, 'img/social-card.png'));
  const size = { width: String(picture.readUInt32BE(16)), height: String(picture.readUInt32BE(20)) };
  const [first] = pages;
  assert.deepEqual(size, {
    width: first?.$('meta[property="og:image:width"]').attr('content'),
    height: first?.$('meta[property="og:image:height"]').attr('content'),
  });
});

type Trail = {
  '@context': string;
  '@type': string;
  itemListElement: { '@type': string; position: number; name: string; item: string }[];
};

test('every page has one valid trail of breadcrumbs, from home over its version to itself', () => {
  const known = [site, ...pages.map(({ page }) => withoutSlash(site + page))];
  for (const { page, label, landing, $ } of pages) {
    const trails = $('script[type="application/ld+json"]')
      .map((_, script) => JSON.parse($(script).text()) as Trail)
      .get()
      .filter((data) => data['@type'] === 'BreadcrumbList');
    assert.equal(trails.length, 1, page);
    const [trail] = trails;
    assert.equal(trail?.['@context'], 'https://schema.org', page);
    const steps = trail?.itemListElement ?? [];
    // Fewer than two steps are no trail: search engines ignore them.
    assert.ok(steps.length >= 2, page);
    steps.forEach((step, index) => {
      assert.equal(step['@type'], 'ListItem', page);
      assert.equal(step.position, index + 1, page);
      assert.ok(step.name.length > 0, page);
      assert.ok(known.includes(withoutSlash(step.item)), `${page}: ${step.item}`);
    });
    assert.equal(new Set(steps.map(({ item }) => item)).size, steps.length, page);
    assert.equal(steps[0]?.item, `${site}/`, page);
    assert.equal(withoutSlash(steps.at(-1)?.item ?? ''), withoutSlash(site + page), page);
    if (page !== landing) {
      assert.deepEqual([steps[1]?.name, steps[1]?.item], [label, site + landing], page);
    }
  }
});

test('the trail has every category above the page that is not opened by the page itself', () => {
  const names = (page: string) => {
    const found = pages.find((row) => row.page === page) ?? assert.fail(page);
    const script = found.$('script[type="application/ld+json"]').text();
    return (JSON.parse(script) as Trail).itemListElement.map(({ name }) => name);
  };
  assert.deepEqual(names('/docs/steps/jwt'), [
    'ACE Documentation',
    'ACE 5',
    'Steps',
    'Network requests',
    'JWT',
  ]);
  assert.deepEqual(names('/docs/ace4/releases/release_4_12'), [
    'ACE Documentation',
    'ACE 4',
    'Releases',
    '4.11 to 4.20',
    '4.12',
  ]);
});

test('every page links to its source, to a report, and says when it was changed where git knows', () => {
  for (const { page, $ } of pages) {
    const footer = $('article footer');
    const edit = footer.find('.theme-edit-this-page').attr('href') ?? '';
    assert.match(edit, /^https:\/\/git\.example\.com\/ace\/ace-docs\/edit\/main\/versioned_docs\/.+\.mdx?$/, page);
    const report = footer.find('a[href*="/issues/new?"]').attr('href') ?? '';
    assert.match(new URL(report).searchParams.get('body') ?? '', new RegExp(`\\*\\*Page:\\*\\* ${site}${page}\n`), page);
    if (hasHistory) {
      assert.match(footer.find('time').attr('datetime') ?? '', /^\d{4}-\d\d-\d\dT/, page);
    } else {
      assert.equal(footer.find('time').length, 0, page);
    }
  }
});
