import { indexFileName } from '@site/src/search/constants';
import {
  emptyIndex,
  loadIndex,
  search,
  type SearchIndex,
  type SearchOptions,
} from '@site/src/search/engine';
import type { SearchResult } from '@site/src/search/types';

/** What a search gives: the results, and the tags whose index could not be had. */
export type SearchAnswer = { results: SearchResult[]; failedTags: string[] };

/** A request to the host; `warm` loads the indexes, `retry` forgets the failed ones. */
export type SearchRequest =
  | { kind: 'warm' | 'retry'; tags: readonly string[] }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/** Answers requests; runs in the worker, or in the page where there is no worker. */
export type SearchHost = (request: SearchRequest) => Promise<SearchAnswer>;

const FETCH_TIMEOUT = 15_000;

/**
 * Loads each index file once, on first use, and searches.
 * @param baseUrl absolute address of the site's root
 */
export function createSearchHost(baseUrl: string): SearchHost {
  const indexes = new Map<string, Promise<SearchIndex>>();
  const failed = new Set<string>();

  async function fetchIndex(tag: string): Promise<SearchIndex> {
    try {
      const response = await fetch(new URL(indexFileName(tag), baseUrl), {
        signal: AbortSignal.timeout(FETCH_TIMEOUT),
      });
      if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
      return loadIndex(await response.json());
    } catch (error) {
      console.warn(`The search index "${tag}" counts as empty:`, error);
      failed.add(tag);
      return emptyIndex();
    }
  }

  function indexOf(tag: string): Promise<SearchIndex> {
    const known = indexes.get(tag);
    if (known) return known;
    const loading = fetchIndex(tag);
    indexes.set(tag, loading);
    return loading;
  }

  return async (request) => {
    if (request.kind === 'retry') {
      for (const tag of request.tags.filter((name) => failed.delete(name))) indexes.delete(tag);
    }
    const loaded = await Promise.all(request.tags.map(indexOf));
    return {
      results: request.kind === 'search' ? search(loaded, request.query, request.options) : [],
      failedTags: request.tags.filter((tag) => failed.has(tag)),
    };
  };
}
