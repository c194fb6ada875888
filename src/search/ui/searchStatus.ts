import type { SearchAnswer } from '@site/src/search/client';
import { DEFAULT_TAG } from '@site/src/search/core/constants';

/** State of a search: `loading` shows nothing yet, `stalled` that it takes a while. */
export type SearchStatus =
  | { kind: 'idle' | 'loading' | 'stalled'; answer?: undefined }
  | { kind: 'failed' | 'done'; answer: SearchAnswer };

/**
 * Derives the state of a search.
 * @param isSlow whether to show that the search is running
 * @param answer the answer to this query, once available
 * @returns `failed` if no index of a version could be loaded and there is nothing to show
 */
export function searchStatus(
  query: string,
  isSlow: boolean,
  answer: SearchAnswer | undefined,
  tags: readonly string[],
): SearchStatus {
  if (query.trim() === '') return { kind: 'idle' };
  if (isSlow || !answer) return { kind: isSlow ? 'stalled' : 'loading' };
  const { total, failedTags } = answer;
  const isFailed =
    total === 0 && tags.every((tag) => tag === DEFAULT_TAG || failedTags.includes(tag));
  return { kind: isFailed ? 'failed' : 'done', answer };
}
