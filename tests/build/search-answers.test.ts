import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fullAnchor, isPageAnchor } from '../../src/search/core/anchors';
import { addTexts, loadIndex, search, type WholeIndex } from '../../src/search/core/engine';
import { titleKey } from '../../src/search/core/pageTable';
import type { SearchDocument, SearchIndexFile, SearchTextFile } from '../../src/search/core/types';
import { versionNames } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';

const read = <File>(name: string) =>
  JSON.parse(readFileSync(join(builds.site.dir, `search-${name}.json`), 'utf8')) as File;
const documentsOf = (tag: string) => read<SearchIndexFile>(`index-${tag}`).documents;
const textsOf = (tag: string) => read<SearchTextFile>(`text-${tag}`);

function load(tag: string, withTexts = true): WholeIndex {
  const index = loadIndex(read(`index-${tag}`), tag);
  if (withTexts) addTexts(index, textsOf(tag));
  return index;
}

const pageOf = ({ sectionRoute }: SearchDocument) => sectionRoute.split('#')[0] ?? '';
const siteWide = load('default');

for (const version of versionNames) {
  const tag = `docs-default-${version}`;
  const index = load(tag);
  const entries = documentsOf(tag).flatMap((document) =>
    (document.entries ?? []).map((link) => ({ document, link })),
  );
  /** The names and keys that one entry alone has: of properties, variables, commands, messages, steps and releases. */
  const names = entries.flatMap(({ document, link }) => {
    const [, name, key] = link;
    const anchor = fullAnchor(link);
    const address = isPageAnchor(anchor)
      ? anchor || pageOf(document)
      : `${pageOf(document)}#${anchor}`;
    return [...new Set([name, key].filter(Boolean))].map((query) => ({ query, address }));
  });
  const keys = names.map(({ query }) => titleKey(query));
  const unique = names.filter(
    (_, at) => !keys.some((key, other) => key === keys[at] && other !== at),
  );

  test(`${version}: a name that one entry alone has leads with it`, () => {
    const missed = unique
      .filter(({ query, address }) => search([index, siteWide], query)[0]?.sectionRoute !== address)
      .map(({ query }) => query);
    // The rest are ordinary words, which are in titles, too.
    assert.ok(unique.length > 300, `${unique.length} names`);
    assert.ok(missed.length / unique.length < 0.03, missed.join('\n'));
  });

  test(`${version}: a query with the page and the name of an entry opens the entry`, () => {
    const missed = entries
      .map(({ document: { pageTitle }, link: [, name] }) => ({
        name,
        query: `${pageTitle} ${name}`,
      }))
      .filter(({ name, query }) => search([index], query)[0]?.sectionTitle !== name)
      .map(({ query }) => query);
    // The rest are named like another page, or like the heading that explains the entry.
    assert.ok(missed.length / entries.length < 0.08, missed.join('\n'));
  });

  test(`${version}: every entry has its line, with its facts, in the texts`, () => {
    const { texts } = textsOf(tag);
    for (const { document, link } of entries.filter(
      ({ link: [anchor] }) => !isPageAnchor(anchor),
    )) {
      const [, name, , facts] = link;
      const lines = texts[document.id]?.split('\n') ?? [];
      const line = lines.find((one) => one === name || one.startsWith(`${name} · `));
      const cells = line?.split(' · ').length ?? 0;
      assert.ok(
        cells > facts,
        `${document.sectionRoute} ${fullAnchor(link)}: ${line ?? 'no line'}`,
      );
    }
  });

  test(`${version}: a result is the same before and after the texts have loaded, except for its texts`, () => {
    const answers = (searched: WholeIndex) =>
      unique.map(({ query }) =>
        search([searched], query, { sections: 3 }).map((result) => ({
          ...result,
          content: '',
          facts: result.facts.length,
        })),
      );
    assert.deepEqual(answers(load(tag, false)), answers(index));
  });
}
