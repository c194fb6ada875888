import type { SearchDocument, SearchIndexFile, SerializedIndex } from '../types';

/** The index file of a split index, which has no documents, words and postings, but where they are. */
export type SplitIndexFile = SearchIndexFile & { index: SerializedIndex & { parts: SplitTable } };

/** The table of the files of a split index. */
export type SplitTable = {
  /** Digest of the files, which is part of the name of their folder. */
  digest: string;
  /** The first word of each file of words, and the first page of each file of pages. */
  firstWords: string[];
  firstPages: number[];
  pages: PageRow[];
};

/** What ranking needs of a page, but for what follows from the pages before it; see `IndexPage`. */
export type PageRow = [
  sections: number,
  weight: number,
  area: string,
  title: string,
  questions: readonly number[],
];

/** A word, its postings, the places of each of its `labelFields`, and the sections with an entry named so. */
export type SerializedWord = [
  word: string,
  postings: number[],
  labels: number[][],
  naming: number[],
];

/** A range of the words: `words-{n}.json`. */
export type WordsFile = {
  /** The words and the parts of identifiers, sorted. */
  names: string[];
  /** Where each word is, and each identifier of another file that has one of the names as a part. */
  words: SerializedWord[];
  /** The identifiers that have a name as a part. */
  identifiers: [name: string, identifiers: string[]][];
};

/** A range of the pages: `pages-{n}.json`: the documents of their sections, and the text of each. */
export type PagesFile = { documents: SearchDocument[]; texts: string[] };

/** Name of a file of words or pages in the folder of the index. */
export function partFileName(kind: 'words' | 'pages', at: number): string {
  return `${kind}-${at}.json`;
}

/** Reads a JSON file of a split index by its name, relative to the site's base URL. */
export type FetchPart = (name: string) => Promise<unknown>;
