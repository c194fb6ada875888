import { MAX_QUERY_LENGTH, MAX_RESULTS, MAX_SUGGESTIONS } from './constants';
import { exactNames } from './exactNames';
import { fieldScoresOf, RARE_WORD_LEVEL } from './fieldScores';
import { parseQuery } from './query';
import { type Found, pageAt } from './opened';
import { rankPages } from './rank';
import { type ResultOptions, toResult } from './result';
import type { SearchIndex } from './searchIndex';
import { normalizeTerm, tokenize } from './tokenize';
import type { Area, SearchResult } from './types';

export { buildIndex } from './build';
export { addTexts, loadIndex, type SearchIndex } from './searchIndex';

/** Options of a search. */
export type SearchOptions = ResultOptions & {
  /** Maximum number of results. */
  limit?: number;
  /** Only the results of this area; all results if none is of it. */
  area?: string;
  /** The query as an address of the site: a page that has it is the only result. */
  address?: string;
};

/** The match level of a page with an entry that the query is the name of. */
const EXACT_NAME_LEVEL = RARE_WORD_LEVEL + 1;

/** The pages of an index that match a query, in the order of the index. */
function matchesIn(index: SearchIndex, query: string): Found[] {
  const groups = parseQuery(index, query);
  const scores = groups.map((group) => fieldScoresOf(index, group));
  const { names, ranksFirst } = exactNames(index, query);
  const pages = rankPages(index, query, scores);
  if (ranksFirst) {
    for (const { page, section } of names.values()) {
      const found = pages.find((ranked) => ranked.page === page);
      if (found) found.matchLevel = EXACT_NAME_LEVEL;
      // A message has words that its page has too seldom to match.
      else pages.push({ page, section, score: 0, matchLevel: EXACT_NAME_LEVEL });
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

/** From this length, a correction may have two edits instead of one; a shorter word than the other is not corrected. */
const TWO_EDITS_LENGTH = 6;
const MIN_CORRECTED_LENGTH = 3;

/**
 * Corrects the words of a query that no page has.
 * @returns queries in which each such word is replaced by a word of the pages, nearest first; empty if a word has no
 * similar word
 */
function correctedQueries({ vocabulary }: SearchIndex, query: string): string[] {
  const words = tokenize(query);
  const corrections = words.map((raw) => {
    const word = normalizeTerm(raw);
    if (vocabulary.match(word).length > 0) return [raw];
    if (word.length < MIN_CORRECTED_LENGTH) return [];
    return vocabulary.nearest(word, word.length < TWO_EDITS_LENGTH ? 1 : 2);
  });
  if (corrections.some((others) => others.length === 0)) return [];
  const correct = (place: number) => corrections.map((others) => others[place] ?? others[0]);
  return Array.from({ length: MAX_SUGGESTIONS }, (_, place) => correct(place).join(' '));
}

/** An answer to a query. */
export type SearchAnswer = {
  /** The best pages, best first. */
  results: SearchResult[];
  /** Total number of matching pages, of the area if one is given. */
  total: number;
  /** The areas of all matching pages. */
  areas: Area[];
  /** Corrected queries; empty if any page matches. */
  suggestions: string[];
};

/** The answer without any result. */
export const noResults: SearchAnswer = { results: [], total: 0, areas: [], suggestions: [] };

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
  const find = (text: string) => indexes.flatMap((index) => matchesIn(index, text));
  const found = find(words);
  const areas = areasOf(found);
  const corrected =
    found.length > 0 ? [] : new Set(indexes.flatMap((index) => correctedQueries(index, words)));
  const suggestions = [...corrected].filter((other) => other !== words && find(other).length > 0);
  const chosen = areas.find(({ name }) => name === area);
  const best = found
    .filter((page) => !chosen || areaOf(page) === chosen.name)
    .sort((a, b) => b.matchLevel - a.matchLevel || b.score - a.score)
    .slice(0, limit);
  return {
    results: best.map((page) => toResult(page, options)),
    total: chosen?.count ?? found.length,
    areas,
    suggestions: suggestions.slice(0, MAX_SUGGESTIONS),
  };
}
