import { labelFields, type WholeLexicon } from '../lexicon';
import { encodePostings, type PostingType } from '../postings';
import { loadIndex } from '../searchIndex';
import { normalizeTerm, tokenize } from '../tokenize';
import type { SearchDocument, SearchIndexFile } from '../types';
import {
  type PageRow,
  partFileName,
  type SerializedWord,
  type SplitIndexFile,
  type WordsFile,
} from './files';

/** Size from which a file ends, in bytes before compression: a search needs some words and pages of each file only. */
const FILE_SIZE = 5_000;

/** A split index: its index file, and its other files by their names in the folder of the index. */
export type SplitIndex = { index: SplitIndexFile; digest: string; files: Map<string, object> };

/** The sections with an entry that has a word in its name or key, by the word. */
function sectionsNaming(documents: readonly SearchDocument[]) {
  const sections = new Map<string, number[]>();
  documents.forEach(({ entries = [] }, section) => {
    const names = entries.flatMap(([, name, key]) => [name, key]);
    for (const word of new Set(names.flatMap(tokenize).map(normalizeTerm))) {
      sections.set(word, [...(sections.get(word) ?? []), section]);
    }
  });
  return sections;
}

/** Serializes the words of an index. */
function serialize({ words }: WholeLexicon, naming: ReadonlyMap<string, number[]>) {
  const serialized = [...words].map(([name, word]): [string, SerializedWord] => {
    const postings = Array.from(word.sections, (section, at) => ({
      section,
      type: word.types[at] as PostingType,
    }));
    const labels = labelFields.map((field) => word[field]);
    return [name, [name, encodePostings(postings), labels, naming.get(name) ?? []]];
  });
  return new Map(serialized);
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
  const { names, identifiers } = lexicon;
  const words = serialize(lexicon, sectionsNaming(documents));
  const files = new Map<string, object>();

  /** Where some names are, and the identifiers that have them as parts. */
  const rangeOfWords = (range: readonly string[]): WordsFile => {
    const having = range.flatMap((name): [string, string[]][] => {
      const found = identifiers.get(name);
      return found ? [[name, found]] : [];
    });
    const all = new Set([...range, ...having.flatMap(([, found]) => found)]);
    return {
      names: [...range],
      words: [...all].flatMap((name) => [words.get(name)].filter((word) => word !== undefined)),
      identifiers: having,
    };
  };
  const sizeOfWord = (at: number) => JSON.stringify(rangeOfWords(names.slice(at, at + 1))).length;
  const wordRanges = ranges(names.length, sizeOfWord);
  wordRanges.forEach(([first, end], at) =>
    files.set(partFileName('words', at), rangeOfWords(names.slice(first, end))),
  );

  const sections = (first: number, end: number) => [pages[first]!.first, pages[end - 1]!.end];
  const sizeOfPage = (page: number) => texts.slice(...sections(page, page + 1)).join('').length;
  const pageRanges = ranges(pages.length, sizeOfPage);
  pageRanges.forEach(([first, end], at) => {
    const range = sections(first, end);
    const [own, ownTexts] = [documents.slice(...range), texts.slice(...range)];
    files.set(partFileName('pages', at), { documents: own, texts: ownTexts });
  });

  const partsDigest = digest(JSON.stringify([...files]));
  const parts = {
    digest: partsDigest,
    firstWords: wordRanges.map(([first]) => names[first]!),
    firstPages: pageRanges.map(([first]) => first),
    pages: pages.map(({ first, end, weight, area, title, questions }): PageRow => [
      end - first,
      weight,
      area,
      title,
      questions,
    ]),
  };
  const table = { ...index, terms: [], postings: [], textsDigest: '', parts };
  return { digest: partsDigest, index: { documents: [], index: table }, files };
}
