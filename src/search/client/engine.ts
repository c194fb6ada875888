import {
  addTexts,
  loadIndex,
  noResults,
  type SearchAnswer,
  type SearchIndex,
  type SearchOptions,
  searchPages,
} from '@site/src/search/core/engine';

/** A loaded file of a tag, or a search in the tags whose index has been loaded. */
export type EngineRequest =
  | { kind: 'index' | 'texts'; tag: string; file: ArrayBuffer }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/** Holds the indexes and searches them. Throws if a file does not have the expected structure. */
export type Engine = (request: EngineRequest) => SearchAnswer;

/** Creates an engine without an index. */
export function createEngine(): Engine {
  const indexes = new Map<string, SearchIndex>();
  return (request) => {
    if (request.kind === 'search') {
      const { tags, query, options } = request;
      const searched = tags.flatMap((tag) => indexes.get(tag) ?? []);
      return searchPages(searched, query, options);
    }
    const { kind, tag } = request;
    const file: unknown = JSON.parse(new TextDecoder().decode(request.file));
    const index = indexes.get(tag);
    if (kind === 'index') indexes.set(tag, loadIndex(file, tag));
    else if (index) addTexts(index, file);
    return noResults;
  };
}
