import type { SearchAnswer } from '@site/src/search/client';
import { DEFAULT_TAG } from '@site/src/search/core/constants';

/** State of a search. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'failed' | 'done';

/** What the search box and the result page show of a search, apart from the results themselves. */
export type SearchView = {
  status: SearchStatus;
  query: string;
  /** Number of results that are shown, and that were found. */
  shown: number;
  total: number;
  suggestions: readonly string[];
  /** Tags of the indexes that could not be loaded. */
  missing: readonly string[];
};

/** Nothing asked yet. */
export const idleView: SearchView = {
  status: 'idle',
  query: '',
  shown: 0,
  total: 0,
  suggestions: [],
  missing: [],
};

/**
 * Derives the state of a search.
 * @param waiting how long the reader waits already, while a search is running
 * @param answer the answer to this query, once it has arrived
 * @returns `failed` when no index of a version could be loaded and there is nothing to show; else `done`, with what is missing
 */
export function searchView(
  query: string,
  waiting: 'loading' | 'stalled' | undefined,
  answer: SearchAnswer | undefined,
  tags: readonly string[],
): SearchView {
  if (query.trim() === '') return { ...idleView, query };
  if (waiting || !answer) return { ...idleView, query, status: waiting ?? 'loading' };
  const { results, total, suggestions, failedTags } = answer;
  const isFailed =
    total === 0 && tags.every((tag) => tag === DEFAULT_TAG || failedTags.includes(tag));
  return {
    status: isFailed ? 'failed' : 'done',
    query,
    shown: results.length,
    total,
    suggestions,
    missing: failedTags,
  };
}
