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

type SearchRequest = EngineRequest & { kind: 'search' };

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

type Loaded = {
  index: SearchIndex;
  /** The index file. */
  file: ArrayBuffer;
  /** The parts that have been added, and how many of them the search needed after which others were dropped. */
  parts: Map<string, unknown>;
  needed: number;
};

/** Maximum number of parts of a large index in memory, in addition to those of one search. A part has about 4 kB. */
const MAX_PARTS = 250;

/**
 * Creates an engine without an index.
 * @param language language of the site. Default: English
 * @returns the engine; it throws if a file does not have the expected structure
 */
export function createEngine(language?: Language, maxParts = MAX_PARTS): Engine {
  const indexes = new Map<string, Loaded>();
  const parse = (file: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(file));

  function load(tag: string, file: ArrayBuffer): Loaded {
    const index = loadIndex(parse(file), tag, language);
    // Only an index with parts is loaded again.
    const kept = index.parts ? file : new ArrayBuffer(0);
    const loaded = { index, file: kept, parts: new Map<string, unknown>(), needed: 0 };
    indexes.set(tag, loaded);
    return loaded;
  }

  function add({ index, parts }: Loaded, name: string, part: unknown): void {
    addPart(index, name, part);
    parts.set(name, part);
  }

  const search = ({ tags, query, options }: SearchRequest) =>
    searchPages(
      tags.flatMap((tag) => indexes.get(tag)?.index ?? []),
      query,
      options,
    );

  /** Drops the parts of an index that a search did not need, by adding those that it needs to the index without any. */
  function dropParts(request: SearchRequest, tag: string, { file, parts }: Loaded): void {
    const fresh = load(tag, file);
    for (let missing; (missing = search(request).missing);) {
      for (const { name } of missing) add(fresh, name, parts.get(name));
    }
    fresh.needed = fresh.parts.size;
  }

  return (request) => {
    if (request.kind === 'search') {
      const answer = search(request);
      for (const tag of answer.missing ? [] : request.tags) {
        const loaded = indexes.get(tag);
        if (loaded && loaded.parts.size > maxParts + loaded.needed) dropParts(request, tag, loaded);
      }
      const results = answer.results.map((result) => withExcerpt(result, request.excerptLength));
      return { hasTextFile: false, ...answer, results };
    }
    const { kind, tag, file } = request;
    if (kind === 'index') load(tag, file);
    const loaded = indexes.get(tag);
    const index = loaded?.index;
    if (index && kind === 'texts') addTexts(index, parse(file));
    if (loaded && kind === 'part') add(loaded, request.name, parse(file));
    const hasTextFile = index !== undefined && index.sections > 0 && index.texts === undefined;
    return { hasTextFile, ...noResults };
  };
}
