import {
  encodeAscending,
  encodeNumbers,
  encodePostings,
  encodeTerms,
  type PostingType,
} from '../codec';
import { labelFields, type WholeLexicon, type Word } from '../lexicon';
import { loadIndex } from '../searchIndex';
import { normalizeTerm, tokenize } from '../tokenize';
import type { SearchDocument, SearchIndexFile } from '../types';
import { type PagesFile, partFileName, type SplitIndexFile, type WordsFile } from './files';
import { areasOf, encodePages } from './pages';

/** Size from which a file ends, in bytes before compression: a search needs some words and pages of each file only. */
const FILE_SIZE = 4_000;

/** A split index: its index file, and its other files by their names in the folder of the index. */
export type SplitIndex = { index: SplitIndexFile; digest: string; files: Map<string, object> };

/** Encodes where a word is, and the sections with an entry that has it in its name. */
function encodeLists(word: Word, named: readonly number[]): string {
  const postings = Array.from(word.sections, (section, at) => ({
    section,
    type: word.types[at] as PostingType,
  }));
  const lists = [...labelFields.map((field) => word[field]), named];
  return encodePostings(postings) + lists.map(encodeAscending).join('');
}

const namesOf = ({ entries = [] }: SearchDocument) =>
  entries.flatMap(([, name, key]) => [name, key]);

/** The sections with an entry that has a word in its name or key, by the entry of the word in the index. */
function sectionsNaming(documents: readonly SearchDocument[], words: WholeLexicon) {
  const sections = new Map<number, Set<number>>();
  documents.forEach((document, section) => {
    for (const word of namesOf(document).flatMap(tokenize)) {
      const entry = words.entryOf(normalizeTerm(word)) ?? -1;
      sections.set(entry, (sections.get(entry) ?? new Set()).add(section));
    }
  });
  return sections;
}

/** Cuts a list into ranges of a minimum size. */
function ranges(count: number, sizeOf: (at: number) => number): [first: number, end: number][] {
  const found: [number, number][] = [];
  let first = 0;
  let size = 0;
  for (let at = 0; at < count; at += 1) {
    size += sizeOf(at);
    if (size >= FILE_SIZE || at === count - 1) {
      found.push([first, at + 1]);
      [first, size] = [at + 1, 0];
    }
  }
  return found;
}

/** The words with their new entries, which are their places in the alphabet. */
function readWords(documents: readonly SearchDocument[], words: WholeLexicon) {
  const { names } = words;
  const naming = sectionsNaming(documents, words);
  const old = names.map((name) => words.entryOf(name));
  const entries = new Map(names.map((name, at) => [name, at]));
  names.forEach((name, at) => old[at] === undefined && entries.delete(name));
  const moved = new Map(old.map((entry, at) => [entry, at]));
  // A part of identifiers that is no word itself occurs nowhere.
  const lists = old.map((entry = -1) =>
    encodeLists(words.read(entry), [...(naming.get(entry) ?? [])]),
  );
  const identifiers = names.map((name) =>
    (words.parts.get(name) ?? []).map((entry) => moved.get(entry) ?? 0).sort((a, b) => a - b),
  );
  return { names, entries, lists, identifiers };
}

type Words = ReturnType<typeof readWords>;

function wordsFile({ names, lists, identifiers }: Words, first: number, end: number): WordsFile {
  const others = [...new Set(identifiers.slice(first, end).flat())]
    .filter((entry) => entry < first || entry >= end)
    .sort((a, b) => a - b);
  return {
    words: encodeTerms(names.slice(first, end)),
    others: encodeTerms(others.map((entry) => names[entry]!)),
    entries: encodeNumbers(others),
    lists: lists.slice(first, end).join('') + others.map((entry) => lists[entry]!).join(''),
    identifiers: identifiers.slice(first, end).map(encodeAscending).join(''),
  };
}

function pagesFile(
  documents: readonly SearchDocument[],
  texts: readonly string[],
  { entries }: Words,
): PagesFile {
  const labels = documents.flatMap((document) => [document.title, ...namesOf(document)]);
  const words = [...new Set(labels.flatMap(tokenize).map(normalizeTerm))]
    .filter((word) => entries.has(word))
    .sort();
  return {
    documents: [...documents],
    texts: [...texts],
    words: encodeTerms(words),
    entries: encodeNumbers(words.map((word) => entries.get(word)!)),
  };
}

/**
 * Splits an index into files by ranges of its words and pages, of which a search loads those that it needs: what is
 * loaded before the first result does not grow with the number of pages, except for a few bytes of each page.
 * @param file an index file with all words and documents
 * @param texts the text of each document
 * @param digest hashes the files; the result is part of the name of their folder
 */
export function splitIndex(
  file: SearchIndexFile,
  texts: readonly string[],
  digest: (json: string) => string,
): SplitIndex {
  const { documents, index } = file;
  const { pages, words: lexicon } = loadIndex(file);
  const words = readWords(documents, lexicon);
  const files = new Map<string, object>();
  const sizeOfWord = (at: number) =>
    [at, ...words.identifiers[at]!].reduce((size, entry) => size + words.lists[entry]!.length, 0);
  const wordRanges = ranges(words.names.length, sizeOfWord);
  wordRanges.forEach(([first, end], at) =>
    files.set(partFileName('words', at), wordsFile(words, first, end)),
  );
  const sections = (first: number, end: number): [number, number] => [
    pages[first]!.first,
    pages[end - 1]!.end,
  ];
  const sizeOfPage = (page: number) => texts.slice(...sections(page, page + 1)).join('').length;
  const pageRanges = ranges(pages.length, sizeOfPage);
  pageRanges.forEach(([first, end], at) => {
    const range = sections(first, end);
    files.set(
      partFileName('pages', at),
      pagesFile(documents.slice(...range), texts.slice(...range), words),
    );
  });
  const partsDigest = digest(JSON.stringify([...files]));
  return {
    digest: partsDigest,
    index: {
      documents: [],
      index: {
        ...index,
        terms: '',
        postings: '',
        lengths: '',
        textsDigest: '',
        parts: {
          digest: partsDigest,
          words: encodeTerms(wordRanges.map(([first]) => words.names[first]!)),
          entries: encodeAscending(wordRanges.map(([first]) => first)),
          firstPages: encodeAscending(pageRanges.map(([first]) => first)),
          pages: encodePages(pages, index.weights),
          areas: areasOf(pages),
        },
      },
    },
    files,
  };
}
