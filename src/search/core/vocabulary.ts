import { distance } from 'fastest-levenshtein';
import { stem } from './language';
import type { Postings } from './postings';
import { identifierParts, isPlainWord, normalizeTerm } from './tokenize';

/** How a query word matches a word of the pages. */
export type MatchKind = 'exact' | 'part' | 'stem' | 'prefix';

/** A word of the pages that matches a query word by itself or by `word`, a part of it. */
export type Match = { term: string; kind: MatchKind; word: string };

/**
 * The fields of a word besides its text: the sections that have it in their heading, other than that of the part above
 * the first one; the pages with it in their title, and in their keywords; the questions with it, numbered in the order
 * of the pages; and the pages with it in their tags and categories.
 */
export type LabelField = 'headings' | 'titles' | 'aliases' | 'questions' | 'tags' | 'categories';

/** Where a word occurs: its postings in texts, and in labels by field. */
export type Word = Postings & Record<LabelField, number[]>;

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

/** Minimum lengths for one and two typing errors: too many other words are as near to a shorter word. */
const MIN_TYPO_LENGTH = 4;
const MIN_TYPOS_LENGTH = 8;

/** The words that result if two neighboring letters of a word change places. */
const transposed = (word: string): string[] =>
  Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  );

/** The words of an index, normalized: where each occurs, and look-up by word, part, prefix, stem, or edit distance. */
export class Vocabulary {
  private readonly words = new Map<string, Word>();
  private readonly identifiers = new Map<string, string[]>();
  private readonly matches = new Map<string, Match[]>();
  /** The words and the parts of identifiers, once they are asked for. */
  private sorted: readonly string[] | undefined;

  /** Adds a word as written on a page, if it is new; returns the normalized word. */
  add(spelling: string, postings?: Postings): string {
    const word = normalizeTerm(spelling);
    if (this.words.has(word)) return word;
    this.words.set(word, { ...NOWHERE, ...postings });
    // Skip plain words: an index has thousands of them to load.
    if (!isPlainWord(spelling)) {
      for (const part of new Set(identifierParts(spelling))) {
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

  /** Where a word occurs. */
  read(word: string): Word {
    return this.words.get(word) ?? NOWHERE;
  }

  /** Whether a normalized word is a word of the pages or a part of an identifier. */
  has(word: string): boolean {
    return this.words.has(word) || this.identifiers.has(word);
  }

  /** The words that are a normalized query word, contain it as a part, or have its stem. */
  known(word: string): Match[] {
    return this.match(word).filter(({ kind }) => kind !== 'prefix');
  }

  /** All matches of a normalized query word: besides the known ones, the words that it is the beginning of. */
  match(word: string): Match[] {
    const known = this.matches.get(word);
    if (known) return known;
    const found = new Map<string, Match>();
    const put = (name: string, kind: MatchKind) => {
      const add = (term: string, how: MatchKind) => {
        if (!found.has(term)) found.set(term, { term, kind: how, word: name });
      };
      if (this.words.has(name)) add(name, kind);
      const partKind = kind === 'exact' ? 'part' : kind;
      this.identifiers.get(name)?.forEach((term) => add(term, partKind));
    };
    put(word, 'exact');
    this.withStemOf(word).forEach((name) => put(name, 'stem'));
    this.startingWith(word).forEach((name) => put(name, 'prefix'));
    const matches = [...found.values()];
    this.matches.set(word, matches);
    return matches;
  }

  /**
   * The words that a normalized word is if two neighboring letters have changed places; if there are none, those within
   * one edit, or else within two.
   */
  nearest(word: string): string[] {
    // Two digits that have changed places are another number.
    const swapped = /\d/.test(word) ? [] : transposed(word).filter((name) => this.has(name));
    if (swapped.length > 0 || word.length < MIN_TYPO_LENGTH) return swapped;
    const once = this.similar(word, 1);
    const mayHaveTwo = word.length >= MIN_TYPOS_LENGTH && /^\p{L}+$/u.test(word);
    return once.length > 0 || !mayHaveTwo ? once : this.similar(word, 2);
  }

  private get names(): readonly string[] {
    this.sorted ??= [...new Set([...this.words.keys(), ...this.identifiers.keys()])].sort();
    return this.sorted;
  }

  /** The names with a beginning. */
  private startingWith(start: string): readonly string[] {
    return this.names.filter((name) => name.startsWith(start));
  }

  private withStemOf(word: string): string[] {
    if (word.length < 3 || /\P{L}/u.test(word)) return [];
    const stemOfWord = stem(word);
    // A stem may end in a different letter than the word: "scheduling", "schedul", "schedule".
    return this.startingWith(stemOfWord.slice(0, Math.max(2, stemOfWord.length - 1))).filter(
      (name) => name !== word && /^\p{L}+$/u.test(name) && stem(name) === stemOfWord,
    );
  }

  /** The words that differ by one or two letters, which are missing, extra or wrong. */
  private similar(word: string, most: 1 | 2): string[] {
    return this.names.filter(
      (name) =>
        name !== word &&
        Math.abs(name.length - word.length) <= most &&
        // Errors in the first letter are rare; the words that differ in it are many.
        name[0] === word[0] &&
        distance(word, name) <= most,
    );
  }
}
