import {
  addPart,
  addTexts,
  loadIndex,
  noResults,
  type SearchAnswer as EngineAnswer,
  type SearchIndex,
  searchPages,
  type SearchOptions,
} from '@site/src/search/core/engine';
import { excerpt, pageExcerpt } from '@site/src/search/core/excerpt';
import type { Language } from '@site/src/search/core/language';
import type { SearchResult } from '@site/src/search/core/types';

/**
 * A loaded file of a tag, or a search in the tags whose index has been loaded. A file is an index, its texts, or a part of
 * a large index, which a search has named as missing.
 */
export type EngineRequest =
  | { kind: 'index' | 'texts'; tag: string; file: ArrayBuffer }
  | { kind: 'part'; tag: string; name: string; file: ArrayBuffer }
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
export type EngineResponse = { hasTextFile: boolean } & EngineAnswer;

/** Holds the indexes and searches them; runs in the worker, or on the main thread if workers are not available. */
export type Engine = (request: EngineRequest) => EngineResponse;

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

/**
 * Creates an engine without an index.
 * @param language language of the site. Default: English
 * @returns the engine; it throws if a file does not have the expected structure
 */
export function createEngine(language?: Language): Engine {
  const indexes = new Map<string, SearchIndex>();
  const parse = (file: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(file));

  return (request) => {
    if (request.kind === 'search') {
      const loaded = request.tags.flatMap((tag) => indexes.get(tag) ?? []);
      const answer = searchPages(loaded, request.query, request.options);
      const results = answer.results.map((result) => withExcerpt(result, request.excerptLength));
      return { hasTextFile: false, ...answer, results };
    }
    const { kind, tag, file } = request;
    if (kind === 'index') indexes.set(tag, loadIndex(parse(file), tag, language));
    const index = indexes.get(tag);
    if (index && kind === 'texts') addTexts(index, parse(file));
    if (index && kind === 'part') addPart(index, request.name, parse(file));
    const hasTextFile = index !== undefined && index.sections > 0 && index.texts === undefined;
    return { hasTextFile, ...noResults };
  };
}
