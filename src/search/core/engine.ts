import { MAX_QUERY_LENGTH, MAX_RESULTS } from './constants';
import { exactNames } from './exactNames';
import { correct } from './explain';
import { RARE_WORD_LEVEL, scoresOfGroup } from './fieldScores';
import { stemsOf } from './language';
import { type Known, parseQuery } from './query';
import { type Found, pageAt } from './opened';
import { rankPages } from './rank';
import { type ResultOptions, toResult } from './result';
import { SCORING } from './scoring';
import type { SearchIndex } from './searchIndex';
import { tokenize } from './tokenize';
import type { Area, SearchResult } from './types';

export { buildIndex } from './build';
export { addTexts, loadIndex, type SearchIndex } from './searchIndex';

/** Options of a search. */
export type SearchOptions = ResultOptions & {
  /** Maximum number of results. */
  limit?: number;
  /** Only the results of this area; all results if none is of it. */
  area?: string | undefined;
  /** The query as an address of the site: a page that has it is the only result. */
  address?: string | undefined;
};

/** The match level of a page with an entry that the query is the name of. */
const EXACT_NAME_LEVEL = RARE_WORD_LEVEL + 1;

/** The pages of an index that match a query, in the order of the index. */
function matchesIn(index: SearchIndex, query: string, known: Known): Found[] {
  const groups = parseQuery(index, query, known);
  const scores = groups.map((group) => scoresOfGroup(index, group));
  const { names, ranksFirst } = exactNames(index, query);
  const pages = rankPages(index, scores, [...stemsOf(tokenize(query))]);
  if (ranksFirst) {
    for (const { page, section } of names.values()) {
      const other = pages.find((ranked) => ranked.page === page);
      const exact = { matchLevel: EXACT_NAME_LEVEL, coverage: 1 };
      if (other) Object.assign(other, exact);
      // A message has words that its page has too seldom to match.
      else pages.push({ page, section, score: 0, ...exact });
    }
  }
  const search = { index, groups, scores, names };
  return pages.map((page) => ({ ...page, search }));
}

const areaOf = ({ page, search }: Found): string => search.index.pages[page]!.area;

/** The areas of pages, that with most of them first; last the pages in none. */
function areasOf(found: readonly Found[]): Area[] {
  const counts = new Map<string, number>();
  for (const name of found.map(areaOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort(
      (a, b) =>
        Number(a.name === '') - Number(b.name === '') ||
        b.count - a.count ||
        a.name.localeCompare(b.name, 'en'),
    );
}

/** An answer to a query. */
export type SearchAnswer = {
  /** The best pages, best first. */
  results: SearchResult[];
  /** Total number of matching pages, of the area if one is given. */
  total: number;
  /** The areas of all matching pages. */
  areas: Area[];
  /** Whether even the best of them has only some of the words, so that nothing is found that answers. */
  isWeak: boolean;
  /** The words of the query that no page has, other than corrected ones. */
  missing: string[];
  /** What was searched for, if words of the query were corrected. */
  corrected?: string;
  /** Whether it has other words than the query, which as it was typed may find other pages. */
  isReplaced?: boolean;
};

/** The answer without any result. */
export const noResults: SearchAnswer = {
  results: [],
  total: 0,
  areas: [],
  isWeak: false,
  missing: [],
};

/**
 * Finds the pages that match a query, each with its best section. A query word matches exactly, by its stem, as a part
 * of an identifier, or as a prefix; if no page has it, with one typing error.
 * @param indexes the indexes to search; their results are merged by score
 * @returns the best pages, best first, at most `limit` of them
 */
export function searchPages(
  indexes: readonly SearchIndex[],
  query: string,
  { limit = MAX_RESULTS, area, address, ...options }: SearchOptions = {},
): SearchAnswer {
  const [at] =
    address === undefined ? [] : indexes.flatMap((index) => pageAt(index, address) ?? []);
  if (address !== undefined && at) {
    // The index does not have all anchors of the page.
    const result = { ...toResult(at, options), sectionRoute: address };
    return { ...noResults, results: [result], total: 1 };
  }
  const words = query.slice(0, MAX_QUERY_LENGTH);
  const isKnown = (word: string) =>
    indexes.some(({ vocabulary }) => vocabulary.match(word).length > 0);
  // The index of the pages without a version is searched with that of one, and by its synonyms.
  const { synonyms = new Map() } = indexes.find((index) => index.synonyms.size > 0) ?? {};
  const found = indexes.flatMap((index) => matchesIn(index, words, { isKnown, synonyms }));
  const covered = Math.max(0, ...found.map(({ coverage }) => coverage));
  if (covered < SCORING.worthALook) return noResults;
  const areas = areasOf(found);
  const chosen = areas.find(({ name }) => name === area);
  const best = found
    .filter((page) => !chosen || areaOf(page) === chosen.name)
    .sort((a, b) => b.matchLevel - a.matchLevel || b.score - a.score)
    .slice(0, limit);
  const { index, groups } = best[0]!.search;
  const spelling = correct(words, index, groups, isKnown, index.pages[best[0]!.page]!);
  return {
    results: best.map((page) => toResult(page, options)),
    total: chosen?.count ?? found.length,
    areas,
    isWeak: covered <= (spelling.missing.length > 0 ? SCORING.answersRest : SCORING.answers),
    ...spelling,
  };
}
