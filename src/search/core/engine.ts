import { DEFAULT_BOOSTS, MAX_QUERY_LENGTH, MAX_RESULTS, MAX_SUGGESTIONS } from './constants';
import { findEntry } from './entries';
import { fieldScoresOf } from './fieldScores';
import { type TermGroup, parseQuery } from './query';
import { rankPages, type RankedPage } from './rank';
import { addTexts, loadIndex, type SearchIndex } from './searchIndex';
import { suggestQueries } from './suggest';
import type { Boosts, SearchResult } from './types';

export { buildIndex } from './build';
export { addTexts, loadIndex, type SearchIndex };

/** Options of a search. */
export type SearchOptions = {
  boosts?: Boosts;
  /** Maximum number of results. */
  limit?: number;
};

/** Maximum number of terms to highlight on the page of a result. */
const MAX_TERMS = 12;

type Found = RankedPage & { index: SearchIndex; groups: TermGroup[] };

function searchOne(index: SearchIndex, query: string, boosts: Boosts): Found[] {
  const groups = parseQuery(index, query);
  const ranked = rankPages(
    index,
    query,
    groups.map((group) => fieldScoresOf(index, group)),
    boosts,
  );
  return ranked.map((page) => ({ ...page, index, groups }));
}

/** Whether a word occurs on a page, in its text or in a heading. */
function occursOnPage(
  { postings, pages, labelWords }: SearchIndex,
  page: number,
  entry: number,
): boolean {
  const { first, end } = pages[page]!;
  const { offsets, sections } = postings;
  for (let at = offsets[entry]!; at < (offsets[entry + 1] ?? 0); at += 1) {
    const section = sections[at]!;
    if (section >= first && section < end) return true;
  }
  return labelWords.slice(first, end).some((words) => words.includes(entry));
}

/** The forms of some words that a page has. */
function formsOf({ index, page }: Found, words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const matches = index.vocabulary
      .match(word)
      .filter(({ entry }) => occursOnPage(index, page, entry));
    // A word that the page completes or corrects is marked only if the page does not have the word itself.
    const same = matches.filter(({ kind }) => kind !== 'prefix' && kind !== 'typo');
    return (same.length > 0 ? same : matches).map((match) => match.word);
  });
}

/** The synonyms that a page has, each a word or a phrase. */
function synonymsOn({ index, page }: Found, group: TermGroup): string[] {
  const has = (word: string) =>
    index.vocabulary
      .match(word)
      .some(({ entry, kind }) => kind === 'exact' && occursOnPage(index, page, entry));
  return group.expansions
    .filter(({ words, isSynonym }) => isSynonym && words.every(has))
    .map(({ words }) => words.join(' '));
}

/** What to mark on a page: the typed words in the forms that the page has; for a word without any, its synonyms. */
function termsOf(found: Found): string[] {
  const { isStopWord } = found.index.language;
  const onlyStopWords = found.groups.every(({ word }) => isStopWord(word));
  const terms = found.groups.flatMap((group) => {
    const typed = group.expansions.filter(({ isSynonym }) => !isSynonym);
    const forms =
      isStopWord(group.word) && !onlyStopWords
        ? []
        : formsOf(
            found,
            typed.flatMap(({ words }) => words),
          );
    return forms.length > 0 ? forms : synonymsOn(found, group);
  });
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

function toResult(found: Found): SearchResult {
  const { index, page, section, score, groups } = found;
  const document = index.documents[section]!;
  const [anchor, name] = findEntry(index, { page, section, groups }) ?? [];
  const [path] = document.sectionRoute.split('#');
  const result: SearchResult = {
    ...document,
    sectionRoute: anchor === undefined ? document.sectionRoute : `${path}#${anchor}`,
    content: index.texts?.[section] ?? document.content,
    tag: index.tag,
    sectionTitle: name ?? document.title,
    score,
    terms: termsOf(found),
  };
  // These are not sent to the page.
  delete result.entries;
  delete result.keywords;
  return result;
}

/** An answer to a query. */
export type SearchAnswer = {
  /** The best pages, best first. */
  results: SearchResult[];
  /** Total number of matching pages. */
  total: number;
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
  { boosts = DEFAULT_BOOSTS, limit = MAX_RESULTS }: SearchOptions = {},
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
  return {
    results: found.slice(0, limit).map(toResult),
    total: found.length,
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
