import MiniSearch, { type Options } from 'minisearch';
import { DEFAULT_BOOSTS, MAX_QUERY_LENGTH, MAX_RESULTS } from './constants';
import { normalizeTerm, tokenize, tokenizeQuery } from './tokenize';
import {
  type IndexOptions,
  type SearchDocument,
  searchFields,
  type SearchIndexFile,
  type SearchResult,
} from './types';

/** An index that answers: the documents of one tag and the engine over them. */
export type SearchIndex = {
  documents: readonly SearchDocument[];
  engine: MiniSearch<SearchDocument>;
};

const engineOptions: Options<SearchDocument> = {
  fields: [...searchFields],
  extractField: (document, field) => {
    const value = document[field as keyof SearchDocument];
    return Array.isArray(value) ? value.join(' ') : (value as string);
  },
  tokenize,
  processTerm: normalizeTerm,
};

/**
 * Builds the index file of one tag.
 * @param documents the sections, in the order of their ids
 */
export function buildIndex(documents: SearchDocument[], options: IndexOptions): SearchIndexFile {
  const engine = new MiniSearch(engineOptions);
  engine.addAll(
    options.indexParentCategories
      ? documents
      : documents.map((document) => ({ ...document, sidebarParentCategories: [] })),
  );
  return { documents, index: engine.toJSON() };
}

/** An index without documents: what a failed or malformed file counts as. */
export function emptyIndex(): SearchIndex {
  return { documents: [], engine: new MiniSearch(engineOptions) };
}

/**
 * Makes an index file searchable.
 * @param file a parsed index file
 * @throws Error where the file does not have the shape of one
 */
export function loadIndex(file: unknown): SearchIndex {
  const { documents, index } = (file ?? {}) as Partial<SearchIndexFile>;
  if (!Array.isArray(documents) || typeof index !== 'object' || index === null) {
    throw new Error('The search index has no documents or no index.');
  }
  const engine = MiniSearch.loadJS<SearchDocument>(
    index as Parameters<typeof MiniSearch.loadJS>[0],
    engineOptions,
  );
  return { documents, engine };
}

/** What a search may be told beside the query. */
export type SearchOptions = {
  boosts?: IndexOptions['boosts'];
  /** Highest number of results. */
  limit?: number;
};

function searchOne(index: SearchIndex, query: string, boosts: IndexOptions['boosts']) {
  const options = { tokenize: tokenizeQuery, prefix: true, boost: { ...boosts } };
  const strict = index.engine.search(query, { ...options, combineWith: 'AND' });
  return strict.length > 0 ? strict : index.engine.search(query, options);
}

/**
 * Finds the sections that answer a query. Each word matches exactly and as the beginning of a word;
 * sections with all the words come first, and when no section has them all, those with some.
 * @param indexes the indexes to look in; their results are merged by score
 * @returns the best sections, best first, at most `limit` of them
 */
export function search(
  indexes: readonly SearchIndex[],
  query: string,
  { boosts = DEFAULT_BOOSTS, limit = MAX_RESULTS }: SearchOptions = {},
): SearchResult[] {
  const words = query.slice(0, MAX_QUERY_LENGTH);
  return indexes
    .flatMap((index) =>
      searchOne(index, words, boosts)
        .slice(0, limit)
        .flatMap(({ id, score, terms }) => {
          const document = index.documents[id as number];
          return document ? [{ ...document, sectionTitle: document.title, score, terms }] : [];
        }),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
