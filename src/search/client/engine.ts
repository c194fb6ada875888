import {
  addTexts,
  noResults,
  type SearchAnswer,
  type SearchOptions,
} from '@site/src/search/core/engine';
import { excerpt, pageExcerpt } from '@site/src/search/core/excerpt';
import { isSplit, openIndex, searchAndLoad } from '@site/src/search/core/split/search';
import type { SearchResult } from '@site/src/search/core/types';

/**
 * A loaded file of a tag, or a search in the tags whose index has been loaded. A split index loads its other files from
 * the site with the base URL.
 */
export type EngineRequest =
  | { kind: 'index'; tag: string; file: ArrayBuffer; baseUrl: string }
  | { kind: 'texts'; tag: string; file: ArrayBuffer }
  | {
      kind: 'search';
      tags: readonly string[];
      query: string;
      options: SearchOptions;
      /** Maximum length of an excerpt in characters. */
      excerptLength: number;
    };

/**
 * For a file, whether the index has texts in a file of their own; for a search, its results, with `content` cut to an
 * excerpt.
 */
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

/** A result with its excerpt. Excerpts are cut in the worker, so that only they are sent to the main thread. */
function withExcerpt(result: SearchResult, length: number): SearchResult {
  const { sectionRoute, pageTitle, content, terms } = result;
  return {
    ...result,
    content: sectionRoute.includes('#')
      ? excerpt(content, terms, length)
      : pageExcerpt({ title: pageTitle, text: content }, terms, length),
  };
}

/** Creates an engine without an index. */
export function createEngine(): Engine {
  const indexes = new Map<string, ReturnType<typeof openIndex>>();
  return async (request) => {
    if (request.kind === 'search') {
      const { tags, query, options, excerptLength } = request;
      const searched = tags.flatMap((tag) => indexes.get(tag) ?? []);
      const answer = await searchAndLoad(searched, query, options);
      const results = answer.results.map((result) => withExcerpt(result, excerptLength));
      return { hasTextFile: false, ...answer, results };
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
