import { distance } from 'fastest-levenshtein';
import { stem } from './language';
import type { Lexicon } from './lexicon';

/** How a query word matches a word of the pages. */
export type MatchKind = 'exact' | 'part' | 'stem' | 'prefix' | 'typo';

/** A word of the pages that matches a query word by itself or by `word`, a part of it. */
export type Match = { term: string; kind: MatchKind; word: string };

/** Words that match another one, and how. */
type Names = { kind: MatchKind; names: readonly string[] };

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
    return this.remember(`known ${word}`, () => this.knownNames(word));
  }

  /**
   * All matches of a normalized query word: besides the known ones, the words that it is the beginning of. A
   * word that occurs in the pages is never matched with a typing error.
   */
  match(word: string): Match[] {
    return this.remember(word, () => {
      const known = this.knownNames(word);
      const isKnown = known.some(({ names }) => names.length > 0);
      return [
        ...known,
        { kind: 'prefix', names: this.words.startingWith(word) },
        { kind: 'typo', names: isKnown ? [] : this.oneEditFrom(word) },
      ];
    });
  }

  private knownNames(word: string): Names[] {
    return [
      { kind: 'exact', names: this.has(word) ? [word] : [] },
      { kind: 'stem', names: this.withStemOf(word) },
    ];
  }

  /** The words with some names and the identifiers that contain them, each as it comes first. */
  private remember(key: string, namesOf: () => Names[]): Match[] {
    const known = this.matches.get(key);
    if (known) return known;
    const found = new Map<string, Match>();
    const put = (match: Match) => {
      if (!found.has(match.term)) found.set(match.term, match);
    };
    for (const { kind, names } of namesOf()) {
      const partKind = kind === 'exact' ? 'part' : kind;
      for (const word of names) {
        if (this.words.has(word)) put({ term: word, kind, word });
        this.words.identifiersWith(word).forEach((term) => put({ term, kind: partKind, word }));
      }
    }
    const matches = [...found.values()];
    this.matches.set(key, matches);
    return matches;
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
    return this.similar(word, 1).map(({ name }) => name);
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
