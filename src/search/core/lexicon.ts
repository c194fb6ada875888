import type { Postings } from './codec';
import { identifierParts, identifierPieces, isPlainWord, normalizeTerm } from './tokenize';

/** Where a word occurs: its postings in texts, and in labels by field. */
export type Word = Postings & Record<LabelField, number[]>;

/**
 * The fields of a word besides its text: the sections that have it in their heading, other than that of the part above
 * the first one; the pages with it in their title, and in the last part of their address or their keywords; the
 * questions with it, numbered in the order of the pages; and the pages with it in their tags and categories.
 */
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

const none: number[] = [];

/** A word that occurs nowhere. */
export const NOWHERE: Word = {
  sections: new Uint32Array(),
  types: new Uint8Array(),
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
  private readonly words: Word[];
  private sorted: readonly string[] | undefined;

  /** @param postings of the words that are added first */
  constructor(postings: readonly Postings[]) {
    this.words = postings.map((word) => ({ ...NOWHERE, ...word }));
  }

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
    const word = (this.words[entry] ??= { ...NOWHERE });
    const places = word[field];
    if (places.length === 0) word[field] = [place];
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
    return this.words[entry] ?? NOWHERE;
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
