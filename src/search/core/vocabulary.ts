import { distance } from 'fastest-levenshtein';
import { stem } from './language';
import type { Lexicon } from './lexicon';

/** How a query word matches a word of the pages. */
export type MatchKind = 'exact' | 'part' | 'stem' | 'prefix' | 'typo';

/** A word of the pages that matches a query word by itself or by `word`, a part of it. */
export type Match = { term: string; kind: MatchKind; word: string };

/** Adds a word, and the identifiers with it, to the matches of another one; returns whether there are any. */
type Add = (name: string, kind: MatchKind, partKind?: MatchKind) => boolean;

/** Minimum length for typing errors: too many other words are one edit away from a shorter word. */
const MIN_TYPO_LENGTH = 4;

/** The words that result if two neighboring letters of a word change places. */
const transposed = (word: string): string[] =>
  Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  );

/** Look-up of the words of an index by word, part, prefix, stem, or edit distance. */
export class Vocabulary {
  private readonly matches = new Map<string, Match[]>();

  constructor(private readonly words: Lexicon) {}

  /** Whether a normalized word is a word of the pages or a part of an identifier. */
  has(word: string): boolean {
    return this.frequency(word) > 0;
  }

  /** The words that are a normalized query word, contain it as a part, or have its stem. */
  known(word: string): Match[] {
    return this.remember(`known ${word}`, (add) => void this.addKnown(word, add));
  }

  /**
   * All matches of a normalized query word: besides the known ones, the words that it is the beginning of. A
   * word that occurs in the pages is never matched with a typing error.
   */
  match(word: string): Match[] {
    return this.remember(word, (add) => {
      const isKnown = this.addKnown(word, add);
      this.words.startingWith(word).forEach((name) => add(name, 'prefix'));
      if (!isKnown) this.oneEditFrom(word).forEach((name) => add(name, 'typo'));
    });
  }

  /** The matches that are added, each word once, as it was added first. */
  private remember(key: string, fill: (add: Add) => void): Match[] {
    const known = this.matches.get(key);
    if (known) return known;
    const found = new Map<string, Match>();
    fill((name, kind, partKind = kind) => {
      const put = (term: string, as: MatchKind) => {
        if (!found.has(term)) found.set(term, { term, kind: as, word: name });
      };
      if (this.words.has(name)) put(name, kind);
      this.words.identifiersWith(name).forEach((identifier) => put(identifier, partKind));
      return this.has(name);
    });
    const matches = [...found.values()];
    this.matches.set(key, matches);
    return matches;
  }

  private addKnown(word: string, add: Add): boolean {
    const isExact = add(word, 'exact', 'part');
    // Every name is added: `some` would stop at the first.
    return this.withStemOf(word).filter((name) => add(name, 'stem')).length > 0 || isExact;
  }

  /** Words of the pages within one or two edits of a normalized word, nearest first. */
  nearest(word: string, edits: 1 | 2): string[] {
    return this.similar(word, edits)
      .filter(({ name }) => !/\d/.test(name))
      .sort((a, b) => a.edits - b.edits || this.frequency(b.name) - this.frequency(a.name))
      .map(({ name }) => name);
  }

  private frequency(word: string): number {
    return Number(this.words.has(word)) + this.words.identifiersWith(word).length;
  }

  private withStemOf(word: string): string[] {
    if (word.length < 3 || /\P{L}/u.test(word)) return [];
    const stemOfWord = stem(word);
    // A stem may end in a different letter than the word: "scheduling", "schedul", "schedule".
    return this.words
      .startingWith(stemOfWord.slice(0, Math.max(2, stemOfWord.length - 1)))
      .filter((name) => name !== word && /^\p{L}+$/u.test(name) && stem(name) === stemOfWord);
  }

  private oneEditFrom(word: string): string[] {
    if (word.length < MIN_TYPO_LENGTH) return [];
    return this.similar(word, 1)
      .map(({ name }) => name)
      .filter((name) => name.length >= 3);
  }

  /** The words that differ by one or two edits: a letter is missing, extra or wrong, or two have changed places. */
  private similar(word: string, most: 1 | 2): { name: string; edits: number }[] {
    const once = transposed(word);
    const twice = most === 2 ? once.flatMap(transposed) : [];
    const editsTo = (name: string) => {
      if (once.includes(name)) return 1;
      const both = most === 2 ? once.map((other) => 1 + distance(other, name)) : [];
      return Math.min(distance(word, name), twice.includes(name) ? 2 : Infinity, ...both);
    };
    return (
      this.words.names
        .filter((name) => name !== word && Math.abs(name.length - word.length) <= most)
        // Errors in the first letter are rare; the words that differ in it are many.
        .filter((name) => name[0] === word[0] || once.includes(name))
        .map((name) => ({ name, edits: editsTo(name) }))
        .filter(({ edits }) => edits <= most)
    );
  }
}
