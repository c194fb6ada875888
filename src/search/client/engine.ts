import {
  addTexts,
  loadIndex,
  type SearchAnswer as EngineAnswer,
  type SearchIndex,
  searchPages,
  type SearchOptions,
} from '@site/src/search/core/engine';
import { excerpt } from '@site/src/search/core/excerpt';
import type { SearchResult } from '@site/src/search/core/types';

/** A file of a tag that has arrived, or a search over the tags whose index has been loaded. */
export type EngineRequest =
  | { kind: 'index' | 'texts'; tag: string; file: ArrayBuffer }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/** For a file, the number of documents; for a search, its results, their `content` cut to an excerpt. */
export type EngineResponse = { documents: number } & EngineAnswer;

/** Holds the indexes and searches them; runs in the worker, or in the page where workers are missing. */
export type Engine = (request: EngineRequest) => EngineResponse;

/** Characters of text around a match: what fits the line that a wide window has for it, or two on a phone. */
const EXCERPT_LENGTH = 90;

/** A result with the part of its text that is shown. Cut here, off the main thread, and so not sent whole. */
function withExcerpt(result: SearchResult): SearchResult {
  const parts = excerpt(result.content, result.terms, EXCERPT_LENGTH);
  return { ...result, content: parts.map(({ text }) => text).join('') };
}

const nothing: EngineAnswer = { results: [], total: 0, suggestions: [] };

/**
 * Creates an engine without an index.
 * @returns the engine; it throws on a file that does not have the expected shape
 */
export function createEngine(): Engine {
  const indexes = new Map<string, SearchIndex>();
  const parse = (file: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(file));

  return (request) => {
    if (request.kind === 'search') {
      const loaded = request.tags.flatMap((tag) => indexes.get(tag) ?? []);
      const answer = searchPages(loaded, request.query, request.options);
      return { documents: 0, ...answer, results: answer.results.map(withExcerpt) };
    }
    const { kind, tag, file } = request;
    if (kind === 'index') indexes.set(tag, loadIndex(parse(file), tag));
    const index = indexes.get(tag);
    if (index && kind === 'texts') addTexts(index, parse(file));
    return { documents: index?.documents.length ?? 0, ...nothing };
  };
}
