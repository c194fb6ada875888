import { indexFileName, textFileName } from '@site/src/search/core/constants';
import {
  noResults,
  type SearchAnswer as EngineAnswer,
  type SearchOptions,
} from '@site/src/search/core/engine';
import type { EngineRequest } from './engine';
import { type EngineWorker, startWorker, WorkerCrashedError } from './engineWorker';

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
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/**
 * Search in the indexes of some tags. Never rejects: a file that cannot be loaded counts as empty, and a search that
 * fails reports all its tags in `failedTags`. A search whose signal is aborted before the engine has started on it is
 * left out, and has no results.
 */
export type SearchClient = (request: SearchRequest, signal?: AbortSignal) => Promise<SearchAnswer>;

/** An engine and what has been loaded into it. */
type Session = {
  engine: EngineWorker;
  indexes: Map<string, Promise<void>>;
  texts: Map<string, Promise<void>>;
  withTexts: Set<string>;
  failed: Set<string>;
  /** The tags that a request other than `preload` has waited for, so that the reader knows whether they failed. */
  awaited: Set<string>;
  /** The search that the engine works on. */
  answering?: Promise<unknown> | undefined;
  /** Whether the engine failed: Retry starts another one. */
  hasFailed?: boolean;
};

/** Time without data after which a request ends, in milliseconds: a slow connection gets what it needs. */
const FETCH_TIMEOUT = 8_000;

const startSession = (): Session => ({
  engine: startWorker(),
  indexes: new Map(),
  texts: new Map(),
  withTexts: new Set(),
  failed: new Set(),
  awaited: new Set(),
});

/** Fetches a file whose name does not change with a deployment: it is revalidated, which costs one 304 response. */
async function fetchFile(url: URL): Promise<ArrayBuffer> {
  const stop = new AbortController();
  const end = () => stop.abort(new Error(`${url.href} sent nothing for ${FETCH_TIMEOUT} ms.`));
  let timer = setTimeout(end, FETCH_TIMEOUT);
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(data, controller) {
      clearTimeout(timer);
      timer = setTimeout(end, FETCH_TIMEOUT);
      controller.enqueue(data);
    },
  });
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: stop.signal });
    if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`);
    return await new Response(response.body?.pipeThrough(watch)).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

/** Sends the engine one search at a time: those that become obsolete meanwhile cost nothing. */
async function enqueue(session: Session, request: EngineRequest, signal?: AbortSignal) {
  while (session.answering) await session.answering.catch(() => undefined);
  if (signal?.aborted) return noResults;
  const answering = session.engine.call(request);
  session.answering = answering;
  try {
    return await answering;
  } finally {
    session.answering = undefined;
  }
}

/**
 * Creates a client. It loads nothing before the first request, and each file once. Indexes and texts are fetched on the
 * main thread, so that they and the worker load in parallel.
 * @param baseUrl absolute URL of the site's root
 */
export function createSearchClient(baseUrl: string): SearchClient {
  let session: Session | undefined;

  /** Loads a file into the engine; one that cannot be loaded counts as empty. */
  async function load(kind: 'index' | 'texts', tag: string, { engine, failed }: Session) {
    try {
      const name = kind === 'index' ? indexFileName(tag) : textFileName(tag);
      const file = await fetchFile(new URL(name, baseUrl));
      return await engine.call({ kind, tag, file, baseUrl });
    } catch (error) {
      if (error instanceof WorkerCrashedError) throw error;
      console.warn(`The ${kind} of the search in "${tag}" could not be loaded:`, error);
      if (kind === 'index') failed.add(tag);
      return undefined;
    }
  }

  async function loadTag(current: Session, tag: string): Promise<void> {
    const loaded = await load('index', tag, current);
    if (!loaded) return;
    if (!loaded.hasTextFile) {
      current.withTexts.add(tag);
      return;
    }
    const loading = load('texts', tag, current).then(() => void current.withTexts.add(tag));
    // Rejections are handled by a request that waits for the texts, if any.
    loading.catch(() => undefined);
    current.texts.set(tag, loading);
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
      const index = indexes.get(tag) ?? loadTag(current, tag);
      indexes.set(tag, index);
      return index;
    });
    await Promise.all(loading);
    if (kind === 'texts') await Promise.all(tags.flatMap((tag) => texts.get(tag) ?? []));
    const there = tags.filter((tag) => !failed.has(tag));
    const { results, total, areas, suggestions } =
      request.kind === 'search' && there.length > 0
        ? await enqueue(current, { ...request, tags: there }, signal)
        : noResults;
    const hasText = tags.every((tag) => withTexts.has(tag) || failed.has(tag));
    const failedTags = tags.filter((tag) => failed.has(tag));
    return { results, total, areas, suggestions, hasText, failedTags };
  }

  return async (request, signal) => {
    if (session?.hasFailed && request.kind === 'retry') {
      session.engine.stop();
      session = undefined;
    }
    try {
      session ??= startSession();
      return await answer(session, request, signal);
    } catch (error) {
      console.warn('The search failed:', error);
      if (session) session.hasFailed = true;
      // The reader has not asked for anything yet: the first search starts another engine.
      if (request.kind === 'preload') session = undefined;
      return { ...noResults, failedTags: [...request.tags], hasText: true };
    }
  };
}
