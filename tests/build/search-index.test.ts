import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { fullAnchor, isPageAnchor } from '../../src/search/core/anchors';
import { emptyReleasePages } from '../../src/content/releases';
import type { SearchDocument, SearchIndexFile, SearchTextFile } from '../../src/search/core/types';
import { pageIds } from '../../src/site/routes';
import { addressOf, lastVersion, versionNames } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';

const read = (dir: string, tag: string) =>
  JSON.parse(readFileSync(join(dir, `search-index-${tag}.json`), 'utf8')) as SearchIndexFile;

const textsOf = (tag: string) =>
  JSON.parse(
    readFileSync(join(builds.site.dir, `search-text-${tag}.json`), 'utf8'),
  ) as SearchTextFile;

const pageOf = ({ sectionRoute }: SearchDocument) => sectionRoute.split('#')[0] ?? '';
const tagOf = (version: string) => `docs-default-${version}`;

test('each version has an index of its own pages, without the releases that have no change', () => {
  for (const version of versionNames) {
    const tag = tagOf(version);
    const empty = emptyReleasePages(version);
    const routes = pageIds(version)
      .filter((id) => !empty.includes(id))
      .map((id) => addressOf({ version, id }));
    const pages = new Set(read(builds.site.dir, tag).documents.map(pageOf));
    assert.deepEqual([...pages].sort(), [...routes].sort(), tag);
  }
});

test('the pages outside the documentation are in an index of their own', () => {
  const { documents } = read(builds.site.dir, 'default');
  assert.deepEqual(new Set(documents.map(({ type }) => type)), new Set(['other']));
  assert.deepEqual([...new Set(documents.map(pageOf))].sort(), [
    '/',
    '/accessibility/',
    '/playground/',
    '/privacy/',
  ]);
});

test('the easyops plugin writes no index', () => {
  assert.equal(existsSync(join(builds.site.dir, 'search-index.json')), false);
  assert.equal(
    existsSync(join(builds.site.dir, 'docs', versionNames.at(-1) ?? '', 'search-index.json')),
    false,
  );
});

test('a document has the fields of the contract', () => {
  const { documents } = read(builds.site.dir, tagOf(lastVersion));
  const section = documents.find(({ sectionRoute }) => sectionRoute === '/docs/steps/jwt/#limits');
  assert.ok(section);
  const { id, title, pageTitle, type, tags, sidebarParentCategories } = section;
  assert.equal(documents[id], section);
  assert.deepEqual([title, pageTitle, type], ['Limits', 'JWT', 'docs']);
  assert.ok(tags.includes('Steps'));
  assert.deepEqual(sidebarParentCategories, ['Steps', 'Network requests']);
});

test('each document has its description in the index and its full text in the text file', () => {
  for (const tag of versionNames.map(tagOf)) {
    const { documents, index } = read(builds.site.dir, tag);
    const { digest, texts } = textsOf(tag);
    assert.equal(digest, index.textsDigest);
    assert.match(digest, /^[0-9a-f]{10}$/);
    assert.equal(texts.length, documents.length);
    documents.forEach(({ content, sectionRoute }, id) => {
      const isTop = !sectionRoute.includes('#');
      assert.equal(content !== '', isTop, sectionRoute);
      assert.ok(texts[id]?.startsWith(content), sectionRoute);
    });
  }
});

test('an index stays within its byte budget', () => {
  for (const [tag, budget] of [
    ['docs-default-ace5', 130_000],
    ['docs-default-ace4', 90_000],
  ] as const) {
    const file = readFileSync(join(builds.site.dir, `search-index-${tag}.json`));
    const { length } = brotliCompressSync(file);
    assert.ok(length <= budget, `${tag} has ${length} bytes after brotli, its budget is ${budget}`);
  }
});

test('every section and entry that a result can open exists in the built page', () => {
  const { documents } = read(builds.site.dir, tagOf(lastVersion));
  let count = 0;
  for (const { sectionRoute, entries = [] } of documents) {
    const [route = '', section] = sectionRoute.split('#');
    const html = readFileSync(join(builds.site.dir, route, 'index.html'), 'utf8');
    const anchors = [...(section ? [section] : []), ...entries.map(fullAnchor)];
    for (const page of anchors.filter(isPageAnchor)) {
      assert.ok(existsSync(join(builds.site.dir, page || route, 'index.html')), page);
    }
    for (const anchor of anchors.filter((one) => !isPageAnchor(one))) {
      assert.ok(new RegExp(`id="?${anchor}"?[ >]`).test(html), `${sectionRoute}: ${anchor}`);
    }
    count += entries.length;
  }
  assert.ok(count > 300, `${count} entries`);
});

test('lists of links are not indexed', () => {
  const { documents } = read(builds.site.dir, tagOf(lastVersion));
  assert.equal(documents.filter(({ title }) => title === 'Next pages').length, 0);
});
