import { DEFAULT_BOOSTS, MAX_QUERY_LENGTH, MAX_RESULTS, MAX_SUGGESTIONS } from './constants';
import { BEST_TIER, fieldScoresOf } from './fieldScores';
import { type Lead, leadingEntries } from './leads';
import { parseQuery } from './query';
import { type RankedPage, rankPages } from './rank';
import { type Found, type Search, toResult } from './result';
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

/** The pages of an index that match a query, in the order of the index. */
type Matches = { search: Search; pages: RankedPage[] };

function searchOne(index: SearchIndex, query: string, boosts: Boosts): Matches {
  const groups = parseQuery(index, query);
  const scores = groups.map((group) => fieldScoresOf(index, group));
  const leads = groups.length > 0 ? leadingEntries(index, query) : new Map<number, Lead>();
  const search = { index, groups, scores, leads };
  if (groups.length === 0 || index.words.missing.size > 0) return { search, pages: [] };
  // "what is a workspace" asks for the page with the title "Workspace".
  const subject = groups.map(({ word }) => word).join(' ');
  const pages = rankPages(index, [query, subject], scores, boosts);
  for (const { page, section, isFirst } of leads.values()) {
    const found = pages.find((ranked) => ranked.page === page);
    if (found && isFirst) found.tier = LEADING_TIER;
    // A message has words that its page has too seldom to match.
    if (!found && isFirst) pages.push({ page, section, score: 0, tier: LEADING_TIER });
  }
  return { search, pages };
}

/** The area of a page. */
const areaOf = ({ search }: Matches, { page }: RankedPage): string =>
  search.index.pages[page]!.area;

/** The areas of pages, that with most of them first; last the pages in none. */
function areasOf(found: readonly Matches[]): Area[] {
  const counts = new Map<string, number>();
  for (const matches of found) {
    for (const page of matches.pages) {
      const name = areaOf(matches, page);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort(
      (a, b) =>
        Number(a.name === '') - Number(b.name === '') ||
        b.count - a.count ||
        a.name.localeCompare(b.name, 'en'),
    );
}

const isBefore = (a: RankedPage, b: RankedPage) =>
  a.tier > b.tier || (a.tier === b.tier && a.score > b.score);

/** The best pages of an area, or of all, best first: of thousands of matches, a search shows a few. */
function bestOf(found: readonly Matches[], limit: number, area: string | undefined): Found[] {
  const best: Found[] = [];
  for (const matches of found) {
    for (const page of matches.pages) {
      if (area !== undefined && areaOf(matches, page) !== area) continue;
      const last = best[limit - 1];
      if (last && !isBefore(page, last)) continue;
      const place = best.findIndex((other) => isBefore(page, other));
      best.splice(place < 0 ? best.length : place, 0, { ...page, search: matches.search });
      best.length = Math.min(best.length, limit);
    }
  }
  return best;
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
  const find = (text: string) => indexes.map((index) => searchOne(index, text, boosts));
  indexes.forEach((index) => index.words.missing.clear());
  const found = find(words);
  const areas = areasOf(found);
  const suggestions =
    areas.length > 0 || lacking(indexes)
      ? []
      : indexes
          .flatMap((index) => suggestQueries(index, words))
          .filter((suggestion) => find(suggestion).some(({ pages }) => pages.length > 0));
  const chosen = areas.find(({ name }) => name === area);
  const shown = bestOf(found, limit, chosen?.name);
  // The pages of all results are looked up before the first result: each answer with `missing` costs a round trip.
  shown.forEach(({ search, page }) => hasPage(search.index, page));
  return (
    lacking(indexes) ?? {
      results: shown.map((page) => toResult(page, sections)),
      total: chosen?.count ?? areas.reduce((sum, { count }) => sum + count, 0),
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
