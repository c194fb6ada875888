import { DEFAULT_BOOSTS, MAX_QUERY_LENGTH, MAX_RESULTS, MAX_SUGGESTIONS } from './constants';
import { BEST_TIER, fieldScoresOf } from './fieldScores';
import { leadingEntries } from './leads';
import { parseQuery } from './query';
import { rankPages } from './rank';
import { type Found, toResult } from './result';
import { addPart, addTexts, hasPage, loadIndex, type SearchIndex } from './searchIndex';
import { suggestQueries } from './suggest';
import type { Area, Boosts, SearchResult } from './types';

export { buildIndex } from './build';
export { addPart, addTexts, loadIndex, type SearchIndex };

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
  const leads = leadingEntries(index, query);
  if (index.words.missing.size > 0) return [];
  const ranked = rankPages(index, query, scores, boosts);
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
const areaOf = ({ index, page }: Found): string => index.pages[page]!.area;

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
  /** The files to add before large indexes can answer; the results are empty then. */
  missing?: MissingPart[];
};

/** A file of the index of a tag, relative to the site's base URL. */
export type MissingPart = { tag: string; name: string };

/** The answer without any result. */
export const noResults: SearchAnswer = { results: [], total: 0, areas: [], suggestions: [] };

/** The answer that names the files which the indexes lack; undefined if they lack none. */
function lacking(indexes: readonly SearchIndex[]): SearchAnswer | undefined {
  const missing = indexes.flatMap(({ tag, words }) =>
    [...words.missing].map((name) => ({ tag, name })),
  );
  return missing.length > 0 ? { ...noResults, missing } : undefined;
}

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
  const find = (text: string) => indexes.flatMap((index) => searchOne(index, text, boosts));
  indexes.forEach((index) => index.words.missing.clear());
  const found = find(words).sort((a, b) => b.tier - a.tier || b.score - a.score);
  const suggestions =
    found.length > 0 || lacking(indexes)
      ? []
      : indexes
          .flatMap((index) => suggestQueries(index, words))
          .filter((suggestion) => find(suggestion).length > 0);
  const areas = areasOf(found);
  const shown = areas.some(({ name }) => name === area)
    ? found.filter((page) => areaOf(page) === area)
    : found;
  // The pages of all results are looked up before the first result: each answer with `missing` costs a round trip.
  shown.slice(0, limit).forEach(({ index, page }) => hasPage(index, page));
  const results = lacking(indexes)
    ? []
    : shown.slice(0, limit).map((page) => toResult(page, sections));
  return (
    lacking(indexes) ?? {
      results,
      total: shown.length,
      areas,
      suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS),
    }
  );
}

/** Like `searchPages`, but returns only the results. */
export function search(
  indexes: readonly SearchIndex[],
  query: string,
  options?: SearchOptions,
): SearchResult[] {
  return searchPages(indexes, query, options).results;
}
