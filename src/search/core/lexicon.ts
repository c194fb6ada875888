import type { Postings } from './codec';
import { identifierParts, identifierPieces, isPlainWord, normalizeTerm } from './tokenize';

/** Where a word occurs. */
export type Word = {
  /** The sections that have it in their text, ascending, and how each uses it (see `PostingType`). */
  sections: Uint32Array;
  types: Uint8Array;
  /** The sections that have it in their heading; the part above the first heading has none. */
  headings: readonly number[];
  /** The pages that have it in their title, or in the last part of their address or their keywords. */
  titles: readonly number[];
  aliases: readonly number[];
  /** The questions of pages that have it; those of all pages are numbered in order. */
  questions: readonly number[];
  /** The pages that have it in their tags or categories. */
  tags: readonly number[];
  categories: readonly number[];
};

/** The fields of a word besides its text. */
export const labelFields = [
  'headings',
  'titles',
  'aliases',
  'questions',
  'tags',
  'categories',
] as const;
export type LabelField = (typeof labelFields)[number];

/** The words of an index. Each word has an entry, which is a number. */
export type Lexicon = {
  /** The entry of a normalized word of a label; undefined if it is not in the index. */
  entryOf: (word: string) => number | undefined;
  /** The entry of a normalized word, and the entries of the identifiers that contain it as a part. */
  find: (word: string) => { entry: number | undefined; identifiers: readonly number[] };
  /** The words and parts of identifiers with a beginning, sorted. */
  startingWith: (start: string) => readonly string[];
  /** The words that contain a piece of an identifier, such as `validation_secret`. */
  containing: (piece: string) => readonly string[];
  /** The words that may be meant by a misspelled one. */
  similarTo: (word: string) => readonly string[];
  /** Where the word with an entry occurs. */
  read: (entry: number) => Word;
};

const none: readonly number[] = [];
const noPostings = { sections: new Uint32Array(), types: new Uint8Array() };

/** A word that occurs nowhere. */
export const NOWHERE: Word = {
  ...noPostings,
  headings: none,
  titles: none,
  aliases: none,
  questions: none,
  tags: none,
  categories: none,
};

/** The words of an index that is loaded as a whole. */
export class WholeLexicon implements Lexicon {
  /** Entries of the identifiers that contain a word as a part. */
  readonly parts = new Map<string, number[]>();
  private readonly entries = new Map<string, number>();
  private readonly labels: Readonly<Record<LabelField, Map<number, number[]>>> = {
    headings: new Map(),
    titles: new Map(),
    aliases: new Map(),
    questions: new Map(),
    tags: new Map(),
    categories: new Map(),
  };
  /** The words that have been read: a result asks for each word of the query again. */
  private readonly words = new Map<number, Word>();
  private sorted: readonly string[] | undefined;

  /** @param postings of the words that are added first */
  constructor(private readonly postings: Postings) {}

  /** Number of words. */
  get size(): number {
    return this.entries.size;
  }

  /** The words and the parts of identifiers, sorted. */
  get names(): readonly string[] {
    if (!this.sorted) {
      const onlyParts = [...this.parts.keys()].filter((part) => !this.entries.has(part));
      this.sorted = [...this.entries.keys(), ...onlyParts].sort();
    }
    return this.sorted;
  }

  /** The entry of a word as written on a page; creates one for a new word. */
  add(word: string): number {
    const folded = normalizeTerm(word);
    const known = this.entries.get(folded);
    if (known !== undefined) return known;
    const entry = this.entries.size;
    this.entries.set(folded, entry);
    // Skip plain words: an index has thousands of them to load.
    if (!isPlainWord(word)) {
      for (const part of new Set([...identifierParts(word), ...identifierPieces(word)])) {
        const others = this.parts.get(part);
        if (others) others.push(entry);
        else this.parts.set(part, [entry]);
      }
    }
    return entry;
  }

  /** Adds a section or page, in ascending order, to the places of a word. */
  put(field: LabelField, entry: number, place: number): void {
    const places = this.labels[field].get(entry);
    if (!places) this.labels[field].set(entry, [place]);
    else if (places.at(-1) !== place) places.push(place);
  }

  entryOf(word: string): number | undefined {
    return this.entries.get(word);
  }

  find(word: string) {
    return { entry: this.entries.get(word), identifiers: this.parts.get(word) ?? none };
  }

  startingWith(start: string): readonly string[] {
    return rangeOf(this.names, start);
  }

  containing(piece: string): readonly string[] {
    return this.names.filter((name) => name.includes(piece));
  }

  similarTo(): readonly string[] {
    return this.names;
  }

  read(entry: number): Word {
    const known = this.words.get(entry);
    if (known) return known;
    const word = this.decode(entry);
    this.words.set(entry, word);
    return word;
  }

  private decode(entry: number): Word {
    const { offsets, sections, types } = this.postings;
    const at = offsets[entry] ?? 0;
    const end = offsets[entry + 1] ?? at;
    const { headings, titles, aliases, questions, tags, categories } = this.labels;
    return {
      ...(end > at
        ? { sections: sections.subarray(at, end), types: types.subarray(at, end) }
        : noPostings),
      headings: headings.get(entry) ?? none,
      titles: titles.get(entry) ?? none,
      aliases: aliases.get(entry) ?? none,
      questions: questions.get(entry) ?? none,
      tags: tags.get(entry) ?? none,
      categories: categories.get(entry) ?? none,
    };
  }
}

/** The first place in a sorted list where a value is or would be. */
export function placeOf<Value extends string | number>(
  sorted: ArrayLike<Value>,
  value: Value,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of a sorted list that have a beginning. */
export function rangeOf(sorted: readonly string[], start: string): readonly string[] {
  const first = placeOf(sorted, start);
  let end = first;
  while (end < sorted.length && sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(first, end);
}
