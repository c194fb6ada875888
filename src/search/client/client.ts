import { indexFileName, textFileName } from '@site/src/search/core/constants';
import type { SearchAnswer as EngineAnswer, SearchOptions } from '@site/src/search/core/engine';
import type { HostRequest } from './host';
import { type AskHost, startHostInPage, startHostInWorker, WorkerLost } from './hostInWorker';

/** What a search gives. */
export type SearchAnswer = EngineAnswer & {
  /** The tags whose index could not be had. */
  failedTags: string[];
  /** False while the texts for excerpts are on their way; the results have what stands for them. */
  hasText: boolean;
};

/** A request; `warm` loads the indexes, `retry` forgets the failed ones, `text` waits for the texts as well. */
export type SearchRequest =
  | { kind: 'warm' | 'retry' | 'text'; tags: readonly string[] }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/** Search over the files of some tags. Never rejects: a file that cannot be had counts as empty. */
export type SearchClient = (request: SearchRequest) => Promise<SearchAnswer>;

const FETCH_TIMEOUT = 15_000;

/**
 * Makes a client. It loads nothing before the first request, and each file once; it fetches in the page, so that
 * index and worker arrive side by side.
 * @param baseUrl absolute address of the site's root
 */
export function createSearchClient(baseUrl: string): SearchClient {
  const indexes = new Map<string, Promise<boolean>>();
  const texts = new Map<string, Promise<void>>();
  const withText = new Set<string>();
  const failed = new Set<string>();
  let host: AskHost | undefined;
  let isInPage = false;

  function startHost(): AskHost {
    try {
      return startHostInWorker();
    } catch (error) {
      console.warn('Search runs without a worker:', error);
      isInPage = true;
      return startHostInPage();
    }
  }

  async function ask(request: HostRequest): ReturnType<AskHost> {
    host ??= startHost();
    return host(request);
  }

  async function fetchFile(name: string): Promise<ArrayBuffer> {
    const response = await fetch(new URL(name, baseUrl), {
      // The name stays the same over a deploy: a cached file is asked for again, which costs one 304.
      cache: 'no-cache',
      signal: AbortSignal.timeout(FETCH_TIMEOUT),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
    return response.arrayBuffer();
  }

  async function loadIndex(tag: string): Promise<boolean> {
    host ??= startHost();
    try {
      const file = await fetchFile(indexFileName(tag));
      const { documents } = await ask({ kind: 'index', tag, file });
      if (documents > 0) texts.set(tag, loadTexts(tag));
      else withText.add(tag);
      return true;
    } catch (error) {
      if (error instanceof WorkerLost) throw error;
      console.warn(`The search index "${tag}" counts as empty:`, error);
      failed.add(tag);
      return false;
    }
  }

  async function loadTexts(tag: string): Promise<void> {
    try {
      await ask({ kind: 'texts', tag, file: await fetchFile(textFileName(tag)) });
    } catch (error) {
      console.warn(`Results of "${tag}" come without excerpts:`, error);
    }
    withText.add(tag);
  }

  function indexOf(tag: string): Promise<boolean> {
    const known = indexes.get(tag);
    if (known) return known;
    const loading = loadIndex(tag);
    indexes.set(tag, loading);
    return loading;
  }

  async function answer(request: SearchRequest): Promise<SearchAnswer> {
    const { kind, tags } = request;
    await Promise.all(tags.map(indexOf));
    if (kind === 'text') await Promise.all(tags.map((tag) => texts.get(tag)));
    const hasText = tags.every((tag) => withText.has(tag) || failed.has(tag));
    const { results, total, suggestions } =
      kind === 'search' && !tags.every((tag) => failed.has(tag))
        ? await ask({ kind, tags, query: request.query, options: request.options })
        : { results: [], total: 0, suggestions: [] };
    return {
      results,
      total,
      suggestions,
      hasText,
      failedTags: tags.filter((tag) => failed.has(tag)),
    };
  }

  return async (request) => {
    if (request.kind === 'retry') {
      for (const tag of request.tags.filter((name) => failed.delete(name))) indexes.delete(tag);
    }
    try {
      return await answer(request);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      if (!isInPage) {
        // Its files are lost with it: they come again, from the browser's cache, for a host in the page.
        [indexes, texts, withText, failed].forEach((state) => state.clear());
        isInPage = true;
        host = startHostInPage();
      }
      return answer(request);
    }
  };
}
