import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { fullAnchor, isPageAnchor } from '../../src/search/core/anchors';
import { addTexts, loadIndex, searchPages } from '../../src/search/core/engine';
import { titleKey } from '../../src/search/core/pageTable';
import type { SearchDocument, SearchIndexFile, SearchTextFile } from '../../src/search/core/types';
import { versionNames } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { builtPage, docPages } from '../support/builtPage';
import { sampleOf } from '../support/extent';

const { dir } = builds.site;
const read = <File>(name: string) =>
  JSON.parse(readFileSync(join(dir, `search-${name}.json`), 'utf8')) as File;

function load(tag: string) {
  const file = read<SearchIndexFile>(`index-${tag}`);
  const index = loadIndex(file, tag);
  addTexts(index, read<SearchTextFile>(`text-${tag}`));
  return { index, documents: index.documents };
}

const pagesOf = (documents: readonly SearchDocument[]) =>
  [...new Set(documents.map(({ sectionRoute }) => sectionRoute.split('#')[0]))].sort();

/** Bytes after brotli that the first search in a version waits for; a version without a budget has that of the current one. */
const budgets: Record<string, number> = { ace4: 96_000 };
const CURRENT_BUDGET = 135_000;
const siteWide = load('default');

test('the pages outside the documentation are in an index of their own', () => {
  const pages = pagesOf(siteWide.documents);
  assert.deepEqual(pages, ['/accessibility/', '/playground/', '/privacy/']);
});

for (const version of versionNames) {
  const tag = `docs-default-${version}`;
  const { index, documents } = load(tag);
  /** The entries of the pages, each with the address that a result opens. */
  const entries = documents.flatMap(({ sectionRoute, pageTitle, entries: links = [] }) =>
    links.map((link) => {
      const [page = ''] = sectionRoute.split('#');
      const anchor = fullAnchor(link);
      const address = isPageAnchor(anchor) ? anchor || page : `${page}#${anchor}`;
      return { pageTitle, name: link[1], key: link[2], address };
    }),
  );

  test(`${version}: the index has its pages without the releases that have no change, within its byte budget`, () => {
    const pages = docPages().filter((page) => page.version === version && !page.hasNoChanges);
    assert.deepEqual(pagesOf(documents), pages.map(({ page }) => page).sort());
    const { length } = brotliCompressSync(readFileSync(join(dir, `search-index-${tag}.json`)));
    const budget = budgets[version] ?? CURRENT_BUDGET;
    assert.ok(length <= budget, `${length} bytes after brotli, the budget is ${budget}`);
  });

  test(`${version}: every section and entry that a result can open exists in the built page`, () => {
    assert.ok(entries.length > 300, `${entries.length} entries`);
    const opened = [...documents.map(({ sectionRoute }) => sectionRoute)];
    for (const address of [...opened, ...entries.map((entry) => entry.address)]) {
      const [page = '', anchor] = address.split('#');
      assert.ok(existsSync(join(dir, page, 'index.html')), address);
      if (anchor) assert.ok(builtPage(dir, page)(`[id="${anchor}"]`).length > 0, address);
    }
  });

  test(`${version}: a query with the name of an entry opens the entry`, () => {
    const names = entries.flatMap(({ name, key, address }) =>
      [...new Set([name, key].filter(Boolean))].map((query) => ({ query, address })),
    );
    const keys = names.map(({ query }) => titleKey(query));
    const unique = names.filter((_, at) => keys.indexOf(keys[at]!) === keys.lastIndexOf(keys[at]!));
    const tried = sampleOf(unique);
    const missed = tried.filter(
      ({ query, address }) =>
        searchPages([index, siteWide.index], query).results[0]?.sectionRoute !== address,
    );
    // The rest are ordinary words, which are in titles, too.
    assert.ok(unique.length > 300, `${unique.length} names`);
    const list = missed.map(({ query }) => query).join('\n');
    assert.ok(missed.length / tried.length < 0.03, list);
  });
}
