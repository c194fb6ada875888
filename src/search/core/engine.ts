import { DEFAULT_BOOSTS, MAX_QUERY_LENGTH, MAX_RESULTS, MAX_SUGGESTIONS } from './constants';
import { BEST_TIER, fieldScoresOf } from './fieldScores';
import { leadingEntries } from './leads';
import { parseQuery } from './query';
import { rankPages } from './rank';
import { type Found, toResult } from './result';
import { addTexts, loadIndex, type SearchIndex } from './searchIndex';
import { suggestQueries } from './suggest';
import type { Area, Boosts, SearchResult } from './types';

export { buildIndex } from './build';
export { addTexts, loadIndex, type SearchIndex };

/** Options of a search. */
export type SearchOptions = {
  boosts?: Boosts;
  /** Maximum number of results. */
  limit?: number;
  /** Maximum number of further sections of a result; none by default. */
  sections?: number;
  /** Only the results of this area; all results if none is of it. */
  area?: string;
};

/** The tier of a page with an entry that the query is the name of. */
const LEADING_TIER = BEST_TIER + 1;

function searchOne(index: SearchIndex, query: string, boosts: Boosts): Found[] {
  const groups = parseQuery(index, query);
  if (groups.length === 0) return [];
  const scores = groups.map((group) => fieldScoresOf(index, group));
  const ranked = rankPages(index, query, scores, boosts);
  const leads = leadingEntries(index, query);
  // A message has words that its page has too seldom to match.
  const added = [...leads.values()].filter(
    (lead) => lead.isFirst && ranked.every(({ page }) => page !== lead.page),
  );
  return [...ranked, ...added.map((lead) => ({ ...lead, score: 0, tier: 0 }))].map((found) => {
    const lead = leads.get(found.page);
    const tier = lead?.isFirst ? LEADING_TIER : found.tier;
    return { ...found, tier, index, groups, scores, lead };
  });
}

/** The area of a page. */
const areaOf = ({ index, page }: Found): string =>
  index.documents[index.pages[page]!.first]?.sidebarParentCategories[0] ?? '';

/** The areas of pages, that with most of them first; last the pages in none. */
function areasOf(pages: readonly Found[]): Area[] {
  const counts = new Map<string, number>();
  for (const name of pages.map(areaOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort(
      (a, b) =>
        Number(a.name === '') - Number(b.name === '') ||
        b.count - a.count ||
        a.name.localeCompare(b.name),
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
  /** Corrected queries; empty if any page matches. */
  suggestions: string[];
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
  { boosts = DEFAULT_BOOSTS, limit = MAX_RESULTS, sections = 0, area }: SearchOptions = {},
): SearchAnswer {
  const words = query.slice(0, MAX_QUERY_LENGTH);
  const found = indexes
    .flatMap((index) => searchOne(index, words, boosts))
    .sort((a, b) => b.tier - a.tier || b.score - a.score);
  const suggestions =
    found.length > 0
      ? []
      : indexes
          .flatMap((index) => suggestQueries(index, words))
          .filter((suggestion) => indexes.some((i) => searchOne(i, suggestion, boosts).length > 0));
  const areas = areasOf(found);
  const shown = areas.some(({ name }) => name === area)
    ? found.filter((page) => areaOf(page) === area)
    : found;
  return {
    results: shown.slice(0, limit).map((page) => toResult(page, sections)),
    total: shown.length,
    areas,
    suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS),
  };
}

/** Like `searchPages`, but returns only the results. */
export function search(
  indexes: readonly SearchIndex[],
  query: string,
  options?: SearchOptions,
): SearchResult[] {
  return searchPages(indexes, query, options).results;
}
