import {
  addTexts,
  noResults,
  type SearchAnswer,
  type SearchOptions,
} from '@site/src/search/core/engine';
import { isSplit, openIndex, searchAndLoad } from '@site/src/search/core/split/search';

/**
 * A loaded file of a tag, or a search in the tags whose index has been loaded. A split index loads its other files from
 * the site with the base URL.
 */
export type EngineRequest =
  | { kind: 'index'; tag: string; file: ArrayBuffer; baseUrl: string }
  | { kind: 'texts'; tag: string; file: ArrayBuffer }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/** For a file, whether the index has texts in a file of their own; for a search, its results. */
export type EngineResponse = { hasTextFile: boolean } & SearchAnswer;

/** Holds the indexes and searches them. Rejects if a file does not have the expected structure. */
export type Engine = (request: EngineRequest) => Promise<EngineResponse>;

/** Maximum time for a small file, in milliseconds. */
const FETCH_TIMEOUT = 8_000;

/** Fetches a file whose name changes with its content. */
async function fetchPart(name: string, baseUrl: string): Promise<unknown> {
  const url = new URL(name, baseUrl);
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT) });
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
  return response.json();
}

/** Creates an engine without an index. */
export function createEngine(): Engine {
  const indexes = new Map<string, ReturnType<typeof openIndex>>();
  return async (request) => {
    if (request.kind === 'search') {
      const { tags, query, options } = request;
      const searched = tags.flatMap((tag) => indexes.get(tag) ?? []);
      return { hasTextFile: false, ...(await searchAndLoad(searched, query, options)) };
    }
    const { kind, tag } = request;
    const file: unknown = JSON.parse(new TextDecoder().decode(request.file));
    if (kind === 'index') {
      const index = openIndex(file, tag, (name) => fetchPart(name, request.baseUrl));
      indexes.set(tag, index);
      return { hasTextFile: !isSplit(index) && index.pages.length > 0, ...noResults };
    }
    const index = indexes.get(tag);
    if (index && !isSplit(index)) addTexts(index, file);
    return { hasTextFile: false, ...noResults };
  };
}
