import type { SearchAnswer } from '@site/src/search/client';
import { DEFAULT_TAG } from '@site/src/search/core/constants';

/** State of a search: `loading` shows nothing yet, `stalled` that it takes a while. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'failed' | 'done';

/** The state of a search as the search box and the result page display it, without the results. */
export type SearchView = {
  status: SearchStatus;
  query: string;
  /** Number of displayed results, and of all results. */
  shown: number;
  total: number;
  suggestions: readonly string[];
  /** Label of the area that the results are limited to, if any. */
  area?: string | undefined;
  /** Tags of the indexes that could not be loaded. */
  missing: readonly string[];
};

/** Before the first query. */
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
 * @param isSlow whether to show that the search is running
 * @param answer the answer to this query, once available
 * @returns `failed` if no index of a version could be loaded and there is nothing to show; otherwise `done`, with the
 * missing tags
 */
export function searchView(
  query: string,
  isSlow: boolean,
  answer: SearchAnswer | undefined,
  tags: readonly string[],
): SearchView {
  if (query.trim() === '') return { ...idleView, query };
  if (isSlow || !answer) return { ...idleView, query, status: isSlow ? 'stalled' : 'loading' };
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
