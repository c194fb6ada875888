import type { Postings } from './postings';
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

const none: number[] = [];

/** A word that occurs nowhere. */
const NOWHERE: Word = {
  sections: new Uint32Array(),
  types: new Uint8Array(),
  headings: none,
  titles: none,
  aliases: none,
  questions: none,
  tags: none,
  categories: none,
};

/** The words of an index, normalized. */
export class Lexicon {
  private readonly words = new Map<string, Word>();
  private readonly identifiers = new Map<string, string[]>();
  private sorted: readonly string[] | undefined;

  /** The words and the parts of identifiers, sorted. */
  get names(): readonly string[] {
    this.sorted ??= [...new Set([...this.words.keys(), ...this.identifiers.keys()])].sort();
    return this.sorted;
  }

  /** Adds a word as written on a page, if it is new; returns the normalized word. */
  add(spelling: string, postings?: Postings): string {
    const word = normalizeTerm(spelling);
    if (this.words.has(word)) return word;
    this.words.set(word, { ...NOWHERE, ...postings });
    // Skip plain words: an index has thousands of them to load.
    if (!isPlainWord(spelling)) {
      for (const part of new Set([...identifierParts(spelling), ...identifierPieces(spelling)])) {
        const others = this.identifiers.get(part);
        if (others) others.push(word);
        else this.identifiers.set(part, [word]);
      }
    }
    return word;
  }

  /** Adds a section or page, in ascending order, to the places of a word. */
  put(field: LabelField, spelling: string, place: number): void {
    const word = this.words.get(this.add(spelling))!;
    const places = word[field];
    if (places.length === 0) word[field] = [place];
    else if (places.at(-1) !== place) places.push(place);
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** The identifiers that contain a word as a part. */
  identifiersWith(part: string): readonly string[] {
    return this.identifiers.get(part) ?? [];
  }

  /** The names with a beginning. */
  startingWith(start: string): readonly string[] {
    const first = placeOf(this.names, start);
    let end = first;
    while (this.names[end]?.startsWith(start)) end += 1;
    return this.names.slice(first, end);
  }

  /** Where a word occurs. */
  read(word: string): Word {
    return this.words.get(word) ?? NOWHERE;
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
