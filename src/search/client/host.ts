import {
  addTexts,
  loadIndex,
  type SearchAnswer as EngineAnswer,
  type SearchIndex,
  searchPages,
  type SearchOptions,
} from '@site/src/search/core/engine';

/** A file of a tag that has arrived, or a search over the tags whose index has. */
export type HostRequest =
  | { kind: 'index' | 'texts'; tag: string; file: ArrayBuffer }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/** What the host answers: for a file, the number of documents; for a search, its results. */
export type HostAnswer = { documents: number } & EngineAnswer;

/** Holds the indexes and searches them; runs in the worker, or in the page where there is no worker. */
export type SearchHost = (request: HostRequest) => HostAnswer;

const nothing: EngineAnswer = { results: [], total: 0, suggestions: [] };

/**
 * Makes a host without an index.
 * @returns the host; it throws on a file that is not what it should be
 */
export function createSearchHost(): SearchHost {
  const indexes = new Map<string, SearchIndex>();
  const parse = (file: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(file));

  return (request) => {
    if (request.kind === 'search') {
      const loaded = request.tags.flatMap((tag) => indexes.get(tag) ?? []);
      return { documents: 0, ...searchPages(loaded, request.query, request.options) };
    }
    const { kind, tag, file } = request;
    if (kind === 'index') indexes.set(tag, loadIndex(parse(file), tag));
    const index = indexes.get(tag);
    if (index && kind === 'texts') addTexts(index, parse(file));
    return { documents: index?.documents.length ?? 0, ...nothing };
  };
}
