import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { emptyReleasePages } from '../../src/content/releases';
import { hasHistory } from '../../src/plugins/build-id/sources';
import { pageIds } from '../../src/site/routes';
import {
  addressOf,
  labelOf,
  lastVersion,
  versionNames,
  versionRoot,
} from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';

const { dir } = builds.site;
const site = 'https://docs.example.com';

/** The expected data of each page, which all tests below compare with. */
const pages = versionNames
  .flatMap((version) =>
    pageIds(version).map((id) => ({
      page: addressOf({ version, id }),
      label: labelOf(version),
      landing: versionRoot(version),
      isCurrent: version === lastVersion,
      hasNoChanges: emptyReleasePages(version).includes(id),
    })),
  )
  .map((row) => ({ ...row, $: load(readFileSync(join(dir, row.page, 'index.html'), 'utf8')) }));

test('the canonical link of every page is its own address', () => {
  assert.ok(pages.length > 250);
  for (const { page, $ } of pages) {
    const links = $('head link[rel="canonical"]');
    assert.equal(links.length, 1, page);
    assert.equal(links.attr('href'), site + page, page);
  }
});

test('the sitemap lists all pages of the site and the documentation, but no release without a change', () => {
  const sitemap = load(readFileSync(join(dir, 'sitemap.xml'), 'utf8'), { xml: true });
  const listed = sitemap('loc')
    .map((_, element) => sitemap(element).text())
    .get();
  const others = [`${site}/`, `${site}/accessibility/`, `${site}/playground/`, `${site}/privacy/`];
  const expected = [
    ...others,
    ...pages.filter(({ hasNoChanges }) => !hasNoChanges).map(({ page }) => site + page),
  ];
  assert.deepEqual(listed.sort(), expected.sort());
});

test('search engines index every page but the releases without a change', () => {
  for (const { page, hasNoChanges, $ } of pages) {
    const robots = $('head meta[name="robots"]').attr('content');
    assert.equal(robots, hasNoChanges ? 'noindex, follow' : undefined, page);
  }
  assert.ok(pages.some(({ hasNoChanges }) => hasNoChanges));
});

test('a release without a change keeps the sidebar, with the overview open, and is not in it', () => {
  for (const { page, $ } of pages.filter(({ hasNoChanges }) => hasNoChanges)) {
    const sidebar = $('.theme-doc-sidebar-menu');
    const overview = page.replace(/[^/]+\/$/, 'overview/');
    assert.equal(sidebar.find('a[aria-current="page"]').attr('href'), overview, page);
    const links = sidebar
      .find('a')
      .map((_, item) => $(item).attr('href'))
      .get();
    assert.ok(!links.includes(page), page);
  }
});

test('no topic lists a release without a change', () => {
  for (const version of versionNames) {
    const $ = load(
      readFileSync(join(dir, versionRoot(version), 'tags/releases/index.html'), 'utf8'),
    );
    const links = $('main a')
      .map((_, item) => $(item).attr('href'))
      .get();
    assert.ok(
      links.some((href) => href.includes('releases/overview')),
      version,
    );
    for (const id of emptyReleasePages(version)) {
      assert.ok(!links.some((href) => href.replace(/\/$/, '').endsWith(`/${id}`)), id);
    }
  }
});

test('the document title of an older page contains the version, and its heading does not', () => {
  for (const { page, label, isCurrent, $ } of pages) {
    const heading = $('article h1').text();
    const title = isCurrent ? heading : `${heading} (${label})`;
    assert.equal($('head > title').text(), `${title} | ACE Documentation`, page);
  }
});

test('every page has metadata for search engines and social media', () => {
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

test('the social card has the size that the pages declare', () => {
  const picture = readFileSync(join(dir, 'img/social-card.png'));
  const size = {
    width: String(picture.readUInt32BE(16)),
    height: String(picture.readUInt32BE(20)),
  };
  const [first] = pages;
  assert.deepEqual(size, {
    width: first?.$('meta[property="og:image:width"]').attr('content'),
    height: first?.$('meta[property="og:image:height"]').attr('content'),
  });
});

type BreadcrumbList = {
  '@context': string;
  '@type': string;
  itemListElement: { '@type': string; position: number; name: string; item: string }[];
};

test('every page has one valid breadcrumb list, from home through its version to itself', () => {
  const known = [`${site}/`, ...pages.map(({ page }) => site + page)];
  for (const { page, label, landing, $ } of pages) {
    const lists = $('script[type="application/ld+json"]')
      .map((_, script) => JSON.parse($(script).text()) as BreadcrumbList)
      .get()
      .filter((data) => data['@type'] === 'BreadcrumbList');
    assert.equal(lists.length, 1, page);
    const [list] = lists;
    assert.equal(list?.['@context'], 'https://schema.org', page);
    const items = list?.itemListElement ?? [];
    // Search engines ignore a list with fewer than two items.
    assert.ok(items.length >= 2, page);
    items.forEach((item, index) => {
      assert.equal(item['@type'], 'ListItem', page);
      assert.equal(item.position, index + 1, page);
      assert.ok(item.name.length > 0, page);
      assert.ok(known.includes(item.item), `${page}: ${item.item}`);
    });
    assert.equal(new Set(items.map(({ item }) => item)).size, items.length, page);
    assert.equal(items[0]?.item, `${site}/`, page);
    assert.equal(items.at(-1)?.item, site + page, page);
    if (page !== landing) {
      assert.deepEqual([items[1]?.name, items[1]?.item], [label, site + landing], page);
    }
  }
});

test('the breadcrumb list has every category above the page, except one whose landing page it is', () => {
  const names = (page: string) => {
    const found = pages.find((row) => row.page === page) ?? assert.fail(page);
    const script = found.$('script[type="application/ld+json"]').text();
    return (JSON.parse(script) as BreadcrumbList).itemListElement.map(({ name }) => name);
  };
  assert.deepEqual(names('/docs/steps/jwt/'), [
    'ACE Documentation',
    labelOf(lastVersion),
    'Steps',
    'Network requests',
    'JWT',
  ]);
  assert.deepEqual(names('/docs/ace4/releases/release_4_12/'), [
    'ACE Documentation',
    'ACE 4',
    'Releases',
    '4.12',
  ]);
});

test('every page links to its source and to a problem report, and shows its last update if git has it', () => {
  for (const { page, $ } of pages) {
    const footer = $('article footer');
    const edit = footer.find('.theme-edit-this-page').attr('href') ?? '';
    assert.match(
      edit,
      /^https:\/\/git\.example\.com\/ace\/ace-docs\/edit\/main\/versioned_docs\/.+\.mdx?$/,
      page,
    );
    const report = $('article a[href*="/issues/new?"]').attr('href') ?? '';
    assert.match(
      new URL(report).searchParams.get('body') ?? '',
      new RegExp(`\\*\\*Page:\\*\\* ${site}${page}\n`),
      page,
    );
    if (hasHistory) {
      assert.match(footer.find('time').attr('datetime') ?? '', /^\d{4}-\d\d-\d\dT/, page);
    } else {
      assert.equal(footer.find('time').length, 0, page);
    }
  }
});
