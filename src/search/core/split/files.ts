import type { SearchDocument, SearchIndexFile, SerializedIndex } from '../types';

/** The index file of a split index, which has no documents, words, postings and lengths, but where they are. */
export type SplitIndexFile = SearchIndexFile & { index: SerializedIndex & { parts: SplitTable } };

/** The table of the files of a split index. */
export type SplitTable = {
  /** Digest of the files, which is part of the name of their folder. */
  digest: string;
  /** The first word of each file of words, and its entry. */
  words: string;
  entries: string;
  /** The first page of each file of pages. */
  firstPages: string;
  /** What ranking needs of each page; see `encodePages`. */
  pages: string;
  areas: string[];
};

/** A range of the words: `words-{n}.json`. */
export type WordsFile = {
  /** The words, front-coded; their entries are consecutive. */
  words: string;
  /** The identifiers of other files that have one of the words as a part, and their entries. */
  others: string;
  entries: string;
  /** For each of these words and identifiers, its postings, its `labelFields`, and the sections with an entry named so. */
  lists: string;
  /** For each of the words, the entries of the identifiers that have it as a part. */
  identifiers: string;
};

/** A range of the pages: `pages-{n}.json`. */
export type PagesFile = {
  /** The documents of their sections, and the text of each. */
  documents: SearchDocument[];
  texts: string[];
  /** The words of their headings and entries that are in the index, and the entries of these words. */
  words: string;
  entries: string;
};

/** Name of a file of words or pages in the folder of the index. */
export function partFileName(kind: 'words' | 'pages', at: number): string {
  return `${kind}-${at}.json`;
}

/** Reads a JSON file of a split index by its name, relative to the site's base URL. */
export type FetchPart = (name: string) => Promise<unknown>;

/** Whether all of some values are strings. */
export const areStrings = (...values: unknown[]) =>
  values.every((value) => typeof value === 'string');
