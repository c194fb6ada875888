import { indexFileName, textFileName } from '@site/src/search/core/constants';
import type {
  MissingPart,
  SearchAnswer as EngineAnswer,
  SearchOptions,
} from '@site/src/search/core/engine';
import type { EngineRequest } from './engine';
import { type CallEngine, createPageClient, createWorkerClient, WorkerLost } from './engineClient';

/** An answer to a request. */
export type SearchAnswer = Omit<EngineAnswer, 'missing'> & {
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
 * fails reports all its tags in `failedTags`. A search whose signal is aborted before the engine has started on it is
 * left out, and has no results.
 */
export type SearchClient = (request: SearchRequest, signal?: AbortSignal) => Promise<SearchAnswer>;

/** An engine and what has been loaded into it. It is discarded with its worker. */
type Session = {
  call: CallEngine;
  indexes: Map<string, Promise<void>>;
  texts: Map<string, Promise<void>>;
  /** The parts of large indexes that are loading, by tag and name. */
  parts: Map<string, Map<string, Promise<void>>>;
  withTexts: Set<string>;
  failed: Set<string>;
  /** The tags that a request other than `preload` has waited for, so that the reader knows whether they failed. */
  awaited: Set<string>;
  /** The search that the engine works on. */
  answering?: Promise<unknown> | undefined;
};

/** Time without data after which a request ends, in milliseconds: a slow connection gets what it needs. */
const FETCH_TIMEOUT = 8_000;

function startSession(call: CallEngine): Session {
  return {
    call,
    indexes: new Map(),
    texts: new Map(),
    parts: new Map(),
    withTexts: new Set(),
    failed: new Set(),
    awaited: new Set(),
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

/** Maximum number of times that a search loads parts: the words, those of corrections, and the pages. */
const MAX_ROUNDS = 8;

const noAnswer = { results: [], total: 0, areas: [], suggestions: [] };

type EngineSearch = EngineRequest & { kind: 'search' };

/**
 * Creates a client. It loads nothing before the first request, and each file once. Files are fetched on the main
 * thread, so that the index and the worker load in parallel.
 * @param baseUrl absolute URL of the site's root
 */
export function createSearchClient(baseUrl: string): SearchClient {
  let session: Session | undefined;

  /** @param cache a name that does not change with a deployment is revalidated, which costs one 304 response */
  async function fetchFile(name: string, cache: RequestCache = 'no-cache'): Promise<ArrayBuffer> {
    const stop = new AbortController();
    const end = () => stop.abort(new Error(`${name} sent nothing for ${FETCH_TIMEOUT} ms.`));
    let timer = setTimeout(end, FETCH_TIMEOUT);
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(data, controller) {
        clearTimeout(timer);
        timer = setTimeout(end, FETCH_TIMEOUT);
        controller.enqueue(data);
      },
    });
    try {
      const response = await fetch(new URL(name, baseUrl), { cache, signal: stop.signal });
      if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
      return await new Response(response.body?.pipeThrough(watch)).arrayBuffer();
    } finally {
      clearTimeout(timer);
    }
  }

  async function loadIndex({ call, texts, parts, withTexts, failed }: Session, tag: string) {
    parts.set(tag, new Map());
    try {
      const file = await fetchFile(indexFileName(tag));
      const { hasTextFile } = await call({ kind: 'index', tag, file });
      if (!hasTextFile) {
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

  async function loadPart({ call, indexes, failed }: Session, { tag, name }: MissingPart) {
    try {
      // Its name changes with its content.
      await call({ kind: 'part', tag, name, file: await fetchFile(name, 'default') });
    } catch (error) {
      if (error instanceof WorkerLost) throw error;
      console.warn(`A part of the search index "${tag}" could not be loaded:`, error);
      failed.add(tag);
      // After a deployment, the parts have other names: the index is loaded again, too.
      indexes.delete(tag);
    }
  }

  /** Sends the engine one search at a time: those that become obsolete meanwhile cost nothing. */
  async function callInTurn(current: Session, request: EngineSearch, signal?: AbortSignal) {
    while (current.answering) await current.answering.catch(() => undefined);
    if (signal?.aborted) return noAnswer;
    const answering = current.call(request);
    current.answering = answering;
    try {
      return await answering;
    } finally {
      current.answering = undefined;
    }
  }

  /** Searches in the indexes that have loaded, and loads the parts that the search needs. */
  async function search(current: Session, request: EngineSearch, signal?: AbortSignal) {
    const { parts, failed } = current;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const tags = request.tags.filter((tag) => !failed.has(tag));
      if (tags.length === 0) return noAnswer;
      const { missing = [], ...answer }: EngineAnswer = await callInTurn(
        current,
        { ...request, tags },
        signal,
      );
      if (missing.length === 0) return answer;
      await Promise.all(
        missing.map((part) => {
          const { tag, name } = part;
          const loading = parts.get(tag)?.get(name) ?? loadPart(current, part);
          parts.get(tag)?.set(name, loading);
          // The engine may drop it later, and is then missing it again.
          return loading.finally(() => parts.get(tag)?.delete(name));
        }),
      );
    }
    throw new Error(`Parts of the search index are still missing for "${request.query}".`);
  }

  async function answer(
    current: Session,
    request: SearchRequest,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const { indexes, texts, withTexts, failed, awaited } = current;
    const { kind, tags } = request;
    for (const tag of kind === 'preload' ? [] : tags) {
      // An index that only failed to preload is loaded again without asking the reader.
      const isAgain = kind === 'retry' || !awaited.has(tag);
      if (isAgain && failed.delete(tag)) indexes.delete(tag);
      awaited.add(tag);
    }
    const loading = tags.map((tag) => {
      const index = indexes.get(tag) ?? loadIndex(current, tag);
      indexes.set(tag, index);
      return index;
    });
    await Promise.all(loading);
    if (kind === 'texts') await Promise.all(tags.flatMap((tag) => texts.get(tag) ?? []));
    const { results, total, areas, suggestions } =
      request.kind === 'search' ? await search(current, request, signal) : noAnswer;
    const hasText = tags.every((tag) => withTexts.has(tag) || failed.has(tag));
    const failedTags = tags.filter((tag) => failed.has(tag));
    return { results, total, areas, suggestions, hasText, failedTags };
  }

  async function answerOrRestart(request: SearchRequest, signal?: AbortSignal) {
    session ??= startSession(startEngine());
    const current = session;
    try {
      return await answer(current, request, signal);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      // The files are lost with the worker: an engine on the main thread loads them again, from the browser's cache.
      if (session === current) session = startSession(createPageClient());
      return answer(session, request, signal);
    }
  }

  return async (request, signal) => {
    try {
      return await answerOrRestart(request, signal);
    } catch (error) {
      console.warn('The search failed:', error);
      return { ...noAnswer, failedTags: [...request.tags], hasText: true };
    }
  };
}
