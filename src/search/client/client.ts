import { indexFileName, textFileName } from '@site/src/search/core/constants';
import {
  noResults,
  type SearchAnswer as EngineAnswer,
  type SearchOptions,
} from '@site/src/search/core/engine';
import {
  type EngineRequest,
  type EngineWorker,
  startWorker,
  WorkerCrashedError,
} from './engineWorker';

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

/** What has been loaded of a tag. */
type Loaded = {
  /** Resolves when the index has loaded or has failed to. */
  index: Promise<void>;
  hasFailed?: boolean;
  texts?: Promise<void>;
  hasText?: boolean;
  /** Whether a request other than `preload` has waited for it, so that the reader knows whether it failed. */
  isAwaited?: boolean;
};

/** An engine and what has been loaded into it. */
type Session = {
  engine: EngineWorker;
  tags: Map<string, Loaded>;
  /** The search that the engine works on. */
  answering?: Promise<unknown> | undefined;
  /** Whether the engine failed: Retry starts another one. */
  hasFailed?: boolean;
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
      if (error instanceof WorkerCrashedError) throw error;
      console.warn(`The ${kind} of the search in "${tag}" could not be loaded:`, error);
      return false;
    }
  }

  async function loadTag(loaded: Loaded, tag: string, engine: EngineWorker): Promise<void> {
    if (!(await load('index', tag, engine))) {
      loaded.hasFailed = true;
      return;
    }
    loaded.texts = load('texts', tag, engine).then(() => void (loaded.hasText = true));
    // Rejections are handled by a request that waits for the texts, if any.
    loaded.texts.catch(() => undefined);
  }

  async function answer(
    current: Session,
    request: SearchRequest,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const isPreload = request.kind === 'preload';
    const all = request.tags.map((tag): [string, Loaded] => {
      const known = current.tags.get(tag);
      // An index that only failed to preload is loaded again without asking the reader.
      const isAgain = known?.hasFailed && (request.kind === 'retry' || !known.isAwaited);
      if (known && (isPreload || !isAgain)) return [tag, known];
      const loaded: Loaded = { index: Promise.resolve() };
      loaded.index = loadTag(loaded, tag, current.engine);
      current.tags.set(tag, loaded);
      return [tag, loaded];
    });
    for (const [, loaded] of all) loaded.isAwaited ||= !isPreload;
    await Promise.all(all.map(([, { index }]) => index));
    if (request.kind === 'texts') await Promise.all(all.flatMap(([, { texts }]) => texts ?? []));
    const tagsOf = (wantsFailed: boolean) =>
      all.filter(([, { hasFailed = false }]) => hasFailed === wantsFailed).map(([tag]) => tag);
    const there = tagsOf(false);
    const { results, total, areas, suggestions } =
      request.kind === 'search' && there.length > 0
        ? await enqueue(current, { ...request, tags: there }, signal)
        : noResults;
    const hasText = all.every(([, loaded]) => loaded.hasText || loaded.hasFailed);
    return { results, total, areas, suggestions, hasText, failedTags: tagsOf(true) };
  }

  return async (request, signal) => {
    if (session?.hasFailed && request.kind === 'retry') {
      session.engine.stop();
      session = undefined;
    }
    try {
      session ??= { engine: startWorker(), tags: new Map() };
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
