import { indexFileName, textFileName } from '@site/src/search/core/constants';
import type { SearchAnswer as EngineAnswer, SearchOptions } from '@site/src/search/core/engine';
import { type CallEngine, createPageClient, createWorkerClient, WorkerLost } from './engineClient';

/** An answer to a request. */
export type SearchAnswer = EngineAnswer & {
  /** The tags whose index could not be loaded. */
  failedTags: string[];
  /** False while the texts for excerpts are loading; until then, results have short ones. */
  hasText: boolean;
};

/** A request: `preload` loads the indexes, `retry` requests failed indexes again, `texts` also waits for the texts. */
export type SearchRequest =
  | { kind: 'preload' | 'retry' | 'texts'; tags: readonly string[] }
  | {
      kind: 'search';
      tags: readonly string[];
      query: string;
      options: SearchOptions;
      excerptLength: number;
    };

/**
 * Search in the indexes of some tags. Never rejects: a file that cannot be loaded counts as empty, and a search that
 * fails reports all its tags in `failedTags`.
 */
export type SearchClient = (request: SearchRequest) => Promise<SearchAnswer>;

/** An engine and what has been loaded into it. It is discarded with its worker. */
type Session = {
  call: CallEngine;
  indexes: Map<string, Promise<void>>;
  texts: Map<string, Promise<void>>;
  withTexts: Set<string>;
  failed: Set<string>;
};

const FETCH_TIMEOUT = 15_000;

function startSession(call: CallEngine): Session {
  return {
    call,
    indexes: new Map(),
    texts: new Map(),
    withTexts: new Set(),
    failed: new Set(),
  };
}

function startEngine(): CallEngine {
  try {
    return createWorkerClient();
  } catch (error) {
    console.warn('Search runs without a worker:', error);
    return createPageClient();
  }
}

const noAnswer = { results: [], total: 0, areas: [], suggestions: [] };

/**
 * Creates a client. It loads nothing before the first request, and each file once. Files are fetched on the main
 * thread, so that the index and the worker load in parallel.
 * @param baseUrl absolute URL of the site's root
 */
export function createSearchClient(baseUrl: string): SearchClient {
  let session: Session | undefined;

  async function fetchFile(name: string): Promise<ArrayBuffer> {
    const response = await fetch(new URL(name, baseUrl), {
      // The file name does not change with a deployment: a cached file is revalidated, which costs one 304 response.
      cache: 'no-cache',
      signal: AbortSignal.timeout(FETCH_TIMEOUT),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
    return response.arrayBuffer();
  }

  async function loadIndex({ call, texts, withTexts, failed }: Session, tag: string) {
    try {
      const file = await fetchFile(indexFileName(tag));
      const { documents } = await call({ kind: 'index', tag, file });
      if (documents === 0) {
        withTexts.add(tag);
        return;
      }
      const loading = loadTexts({ call, withTexts }, tag);
      // Rejections are handled by a request that waits for the texts, if any.
      loading.catch(() => undefined);
      texts.set(tag, loading);
    } catch (error) {
      if (error instanceof WorkerLost) throw error;
      console.warn(`The search index "${tag}" could not be loaded and counts as empty:`, error);
      failed.add(tag);
    }
  }

  async function loadTexts({ call, withTexts }: Pick<Session, 'call' | 'withTexts'>, tag: string) {
    try {
      await call({ kind: 'texts', tag, file: await fetchFile(textFileName(tag)) });
    } catch (error) {
      if (error instanceof WorkerLost) throw error;
      console.warn(`Results of "${tag}" come without excerpts:`, error);
    }
    withTexts.add(tag);
  }

  async function answer(current: Session, request: SearchRequest): Promise<SearchAnswer> {
    const { call, indexes, texts, withTexts, failed } = current;
    const { kind, tags } = request;
    const loading = tags.map((tag) => {
      const index = indexes.get(tag) ?? loadIndex(current, tag);
      indexes.set(tag, index);
      return index;
    });
    await Promise.all(loading);
    if (kind === 'texts') await Promise.all(tags.flatMap((tag) => texts.get(tag) ?? []));
    const hasText = tags.every((tag) => withTexts.has(tag) || failed.has(tag));
    const { results, total, areas, suggestions } =
      request.kind === 'search' && !tags.every((tag) => failed.has(tag))
        ? await call(request)
        : noAnswer;
    const failedTags = tags.filter((tag) => failed.has(tag));
    return { results, total, areas, suggestions, hasText, failedTags };
  }

  async function answerOrRestart(request: SearchRequest): Promise<SearchAnswer> {
    session ??= startSession(startEngine());
    const current = session;
    const { failed, indexes } = current;
    if (request.kind === 'retry') {
      for (const tag of request.tags.filter((name) => failed.delete(name))) indexes.delete(tag);
    }
    try {
      return await answer(current, request);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      // The files are lost with the worker: an engine on the main thread loads them again, from the browser's cache.
      if (session === current) session = startSession(createPageClient());
      return answer(session, request);
    }
  }

  return async (request) => {
    try {
      return await answerOrRestart(request);
    } catch (error) {
      console.warn('The search failed:', error);
      return { ...noAnswer, failedTags: [...request.tags], hasText: true };
    }
  };
}
