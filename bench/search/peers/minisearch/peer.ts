import { english } from '../../../../src/search/core/language';
import { parseSynonyms } from '../../../../src/search/core/synonyms';
import { readSynonyms } from '../../../../src/search/plugin/readSynonyms';
import { search as siteOptions } from '../../../../src/site/search';
import { build } from '../../../support/workspace';
import { crawlBuilt } from '../../corpus';
import type { Engine } from '../../engines';
import { byVersion, type JudgedVersion } from '../../queries';
import { buildMiniSearch, type MiniSearchEngine, searchMiniSearch, type Settings } from './engine';
import settings from './settings.json';

/** As many results as our search lists. */
const LISTED = 8;

/**
 * MiniSearch with the sections, words, stems, stop words and synonyms of our search.
 * @returns the search of a version with some settings; an index is built again only if it depends on them
 */
export async function minisearchWith(): Promise<
  (settings: Settings, version: JudgedVersion, query: string) => string[]
> {
  const synonyms = parseSynonyms(await readSynonyms(siteOptions.synonyms), english);
  const weights = Object.entries(siteOptions.pathWeights);
  const ignored = new Set<string>(siteOptions.ignoredSections);
  const corpus = byVersion((version) =>
    crawlBuilt(build, version).map((page) => ({
      ...page,
      sections: page.sections.filter(({ title }) => !ignored.has(title)),
    })),
  );
  const indexes = new Map<string, MiniSearchEngine['index']>();
  return (chosen, version, query) => {
    const key = `${version} ${chosen.forms} ${chosen.questions}`;
    const index = indexes.get(key) ?? buildMiniSearch(corpus[version], chosen);
    indexes.set(key, index);
    return searchMiniSearch({ index, synonyms, weights, settings: chosen }, query, LISTED);
  };
}

/** MiniSearch with the settings that are best for the tuning queries. */
export async function minisearchEngine(): Promise<Engine> {
  const answer = await minisearchWith();
  return {
    fed: `keywords as a field; ${settings.questions === 'field' ? 'questions too' : 'each question as a document'}; also our sections, stems, stop words and synonyms`,
    answer: (version, query) => Promise.resolve(answer(settings as Settings, version, query)),
  };
}
