import { DEFAULT_TAG, indexFileName, textFileName } from '@site/src/search/core/constants';
import {
  noResults,
  type SearchAnswer as EngineAnswer,
  type SearchOptions,
} from '@site/src/search/core/engine';
import { type EngineRequest, type EngineWorker, startWorker } from './engineWorker';

/** An answer to a request. */
export type SearchAnswer = EngineAnswer & {
  /** The tags of the request, and those whose index could not be loaded. */
  tags: readonly string[];
  failedTags: string[];
  /** Whether no index of a version is there, and the other pages do not answer. */
  hasFailed: boolean;
  /** Until the texts have loaded, results have short excerpts. This waits for them, and searches again. */
  withTexts?: (() => Promise<SearchAnswer>) | undefined;
};

/** A request: `preload` loads the indexes, `retry` requests failed indexes again. */
export type SearchRequest =
  | { kind: 'preload' | 'retry'; tags: readonly string[] }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/**
 * Search in the indexes of some tags. Never rejects: a file that cannot be loaded counts as empty, and a search that
 * fails reports all its tags in `failedTags`. A search whose signal is aborted before the engine has started on it is
 * left out, and has no results.
 */
export type SearchClient = (request: SearchRequest, signal?: AbortSignal) => Promise<SearchAnswer>;

/** What has been loaded of a tag. */
type Loaded = {
  /** Resolves when the index has loaded or has failed to. */
  index: Promise<void>;
  hasFailed?: boolean;
  /** Resolves when the texts have loaded or have failed to; undefined before and after. */
  texts?: Promise<void> | undefined;
};

/** An engine and what has been loaded into it. */
type Session = {
  engine: EngineWorker;
  tags: Map<string, Loaded>;
  /** The search that the engine works on. */
  answering?: Promise<unknown> | undefined;
};

/** Time without data after which a request ends, in milliseconds: a slow connection gets what it needs. */
const FETCH_TIMEOUT = 8_000;

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

  /** Loads a file into the engine; one that cannot be loaded counts as empty. Returns whether it has loaded. */
  async function load(kind: 'index' | 'texts', tag: string, engine: EngineWorker) {
    try {
      const name = kind === 'index' ? indexFileName(tag) : textFileName(tag);
      const file = await fetchFile(new URL(name, baseUrl));
      await engine.call({ kind, tag, file });
      return true;
    } catch (error) {
      console.warn(`The ${kind} of the search in "${tag}" could not be loaded:`, error);
      return false;
    }
  }

  async function loadTag(loaded: Loaded, tag: string, engine: EngineWorker): Promise<void> {
    if (!(await load('index', tag, engine))) {
      loaded.hasFailed = true;
      return;
    }
    const end = () => void (loaded.texts = undefined);
    loaded.texts = load('texts', tag, engine).then(end);
  }

  async function answer(
    current: Session,
    request: SearchRequest,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const { tags } = request;
    const all = tags.map((tag): Loaded => {
      const known = current.tags.get(tag);
      if (known && !(known.hasFailed && request.kind === 'retry')) return known;
      const loaded: Loaded = { index: Promise.resolve() };
      loaded.index = loadTag(loaded, tag, current.engine);
      current.tags.set(tag, loaded);
      return loaded;
    });
    await Promise.all(all.map(({ index }) => index));
    const failedTags = tags.filter((_, at) => all[at]?.hasFailed);
    // The reader has not asked for anything yet: the first search loads it again.
    if (request.kind === 'preload') failedTags.forEach((tag) => current.tags.delete(tag));
    const there = tags.filter((tag) => !failedTags.includes(tag));
    const given =
      request.kind === 'search' && there.length > 0
        ? await enqueue(current, { ...request, tags: there }, signal)
        : noResults;
    const lacksVersions = there.every((tag) => tag === DEFAULT_TAG);
    const hasFailed = lacksVersions && (given.total === 0 || given.isWeak);
    const found = hasFailed ? noResults : given;
    const texts = all.flatMap((loaded) => loaded.texts ?? []);
    const withTexts = () => Promise.all(texts).then(() => send(request, signal));
    const isShort = found.total > 0 && texts.length > 0;
    return { ...found, tags, failedTags, hasFailed, withTexts: isShort ? withTexts : undefined };
  }

  const send: SearchClient = async (request, signal) => {
    if (request.kind === 'retry' && session?.engine.hasCrashed()) session = undefined;
    try {
      session ??= { engine: startWorker(), tags: new Map() };
      return await answer(session, request, signal);
    } catch (error) {
      console.warn('The search failed:', error);
      session?.tags.forEach((loaded) => (loaded.hasFailed = true));
      return { ...noResults, tags: request.tags, failedTags: [...request.tags], hasFailed: true };
    } finally {
      // As with an index: the first search starts another engine.
      if (request.kind === 'preload' && session?.engine.hasCrashed()) session = undefined;
    }
  };
  return send;
}
