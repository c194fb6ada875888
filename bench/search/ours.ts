import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TAG, docsTag, indexFileName, textFileName } from '../../src/search/core/constants';
import { addTexts, loadIndex, searchPages, type SearchIndex } from '../../src/search/core/engine';
import { findTerms } from '../../src/search/core/marks';
import type { SearchResult } from '../../src/search/core/types';
import { builds } from '../../tools/lib/builds';
import { byVersion } from './queries';
import type { Engine } from './ranking';

/** Characters of an excerpt: a line of the search box. */
const EXCERPT = 95;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function readIndex(tag: string): SearchIndex {
  const file = join(builds.site.dir, indexFileName(tag));
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  const index = loadIndex(readJson(file), tag);
  addTexts(index, readJson(join(builds.site.dir, textFileName(tag))));
  return index;
}

/** The indexes of a search in each version: its own, and that of the pages without a version. */
function readIndexes() {
  const shared = readIndex(DEFAULT_TAG);
  return byVersion((version) => [readIndex(docsTag('default', version)), shared]);
}

/**
 * Our engine with the index files of the build: a search covers one version and the pages without a version.
 * @param onResult is called with each result of each search
 */
export function ourEngine(onResult?: (result: SearchResult) => void): Engine {
  const indexes = readIndexes();
  return (version, query) => {
    const { results, isWeak } = searchPages(indexes[version], query, { excerptLength: EXCERPT });
    if (onResult) results.forEach(onResult);
    return { pages: results.map(({ sectionRoute }) => sectionRoute), isWeak };
  };
}

/**
 * Whether a result shows why it is one: a marked word in its title, heading, facts or excerpt, or in the question or the
 * keyword that found it.
 */
export function isExplained(result: SearchResult): boolean {
  const { pageTitle, sectionTitle, facts, content, reason, terms } = result;
  const shown = reason?.kind === 'question' ? [] : [content];
  const texts = [pageTitle, sectionTitle, ...facts, ...shown, reason?.text ?? ''];
  return texts.some((text) => findTerms(text, terms).length > 0);
}
