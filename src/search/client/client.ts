import { DEFAULT_TAG, indexFileName, textFileName } from '@site/src/search/core/constants';
import {
  noResults,
  type SearchAnswer as EngineAnswer,
  type SearchOptions,
} from '@site/src/search/core/engine';
import { type EngineWorker, startWorker } from './engineWorker';

/** An answer to a query. */
export type SearchAnswer = EngineAnswer & {
  /** The tags whose index could not be loaded. */
  failedTags: readonly string[];
  /** Whether no index of a version is there, and the other pages do not answer. */
  hasFailed: boolean;
  /** Until the texts have loaded, results have short excerpts. This waits for them, and searches again. */
  withTexts?: (() => Promise<SearchAnswer>) | undefined;
};

/** A query, and the tags to search in. */
type SearchRequest = { tags: readonly string[]; query: string; options: SearchOptions };

/** Search in the indexes of some tags; no promise rejects. A file that cannot be loaded counts as empty. */
export type SearchClient = ReturnType<typeof createSearchClient>;

/** What is loaded of a tag: whether its index could be, and its texts while they are on the way. */
type Loaded = { index: Promise<boolean>; texts?: Promise<void> | undefined };

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

/**
 * Creates a client. It loads nothing before the first request, and each file once. Indexes and texts are fetched on the
 * main thread, so that they and the worker load in parallel.
 * @param baseUrl absolute URL of the site's root
 */
export function createSearchClient(baseUrl: string) {
  let engine: EngineWorker | undefined;
  const loaded = new Map<string, Loaded>();
  /** The search that the engine works on. */
  let answering: Promise<unknown> = Promise.resolve();

  /** Loads the files of a tag into the engine; one that cannot be loaded counts as empty. */
  function loadTag(tag: string, { call }: EngineWorker): Loaded {
    const load = async (kind: 'index' | 'texts', file: Promise<ArrayBuffer>) => {
      try {
        await call({ kind, tag, file: await file });
        return true;
      } catch (error) {
        console.warn(`The ${kind} of the search in "${tag}" could not be loaded:`, error);
        return false;
      }
    };
    const file = fetchFile(new URL(indexFileName(tag), baseUrl));
    const loadTexts = () => load('texts', fetchFile(new URL(textFileName(tag), baseUrl)));
    // The first results need the index alone. The texts load while the engine reads it; without an index, they do not.
    const texts = file.then(loadTexts, () => undefined).then(() => void delete state.texts);
    const state: Loaded = { index: load('index', file), texts };
    loaded.set(tag, state);
    return state;
  }

  /** Waits for the indexes of some tags. */
  async function open(tags: readonly string[]) {
    const worker = (engine ??= startWorker());
    const all = tags.map((tag) => loaded.get(tag) ?? loadTag(tag, worker));
    const areThere = await Promise.all(all.map(({ index }) => index));
    return { worker, all, failedTags: tags.filter((_, at) => !areThere[at]) };
  }

  /** Forgets indexes that failed, and a worker that crashed: the next search loads them again. */
  function forget(failedTags: readonly string[]): void {
    failedTags.forEach((tag) => loaded.delete(tag));
    if (!engine?.hasCrashed()) return;
    engine = undefined;
    loaded.clear();
  }

  /** Sends the engine one search at a time: those that become obsolete meanwhile cost nothing. */
  async function ask(worker: EngineWorker, request: SearchRequest, signal?: AbortSignal) {
    const answer = answering.then(() =>
      signal?.aborted ? noResults : worker.call({ kind: 'search', ...request }),
    );
    answering = answer.catch(() => undefined);
    return answer;
  }

  /**
   * Searches; if that fails, all the tags have failed. If the signal is aborted before the engine has started on it, the
   * search is left out, and has no results.
   */
  async function search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    if (request.query.trim() === '') return { ...noResults, failedTags: [], hasFailed: false };
    try {
      const { worker, all, failedTags } = await open(request.tags);
      const tags = request.tags.filter((tag) => !failedTags.includes(tag));
      const given = tags.length > 0 ? await ask(worker, { ...request, tags }, signal) : noResults;
      const lacksVersions = tags.every((tag) => tag === DEFAULT_TAG);
      const hasFailed = lacksVersions && (given.total === 0 || given.isWeak);
      const found = hasFailed ? noResults : given;
      const texts = all.flatMap((state) => state.texts ?? []);
      const withTexts = () => Promise.all(texts).then(() => search(request, signal));
      const isShort = found.total > 0 && texts.length > 0;
      return { ...found, failedTags, hasFailed, withTexts: isShort ? withTexts : undefined };
    } catch (error) {
      console.warn('The search failed:', error);
      return { ...noResults, failedTags: request.tags, hasFailed: true };
    }
  }

  /** Loads indexes. The reader has not asked for anything yet: the first search loads those that fail again. */
  const preload = (tags: readonly string[]): Promise<void> =>
    open(tags).then(
      ({ failedTags }) => forget(failedTags),
      (error: unknown) => console.warn('The search failed:', error),
    );

  return { preload, forget, search };
}
