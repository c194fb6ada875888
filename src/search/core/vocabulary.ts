import { distance } from 'fastest-levenshtein';
import { stem } from './language';
import type { Lexicon } from './lexicon';

/** How a query word matches a word of the pages. */
export type MatchKind = 'exact' | 'part' | 'stem' | 'prefix';

/** A word of the pages that matches a query word by itself or by `word`, a part of it. */
export type Match = { term: string; kind: MatchKind; word: string };

/** Words that match another one, and how. */
type Names = { kind: MatchKind; names: readonly string[] };

/** Minimum lengths for one and two typing errors: too many other words are as near to a shorter word. */
const MIN_TYPO_LENGTH = 4;
const MIN_TYPOS_LENGTH = 8;

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
    return this.words.has(word) || this.words.identifiersWith(word).length > 0;
  }

  /** The words that are a normalized query word, contain it as a part, or have its stem. */
  known(word: string): Match[] {
    return this.remember(`known ${word}`, () => this.knownNames(word));
  }

  /** All matches of a normalized query word: besides the known ones, the words that it is the beginning of. */
  match(word: string): Match[] {
    return this.remember(word, () => [
      ...this.knownNames(word),
      { kind: 'prefix', names: this.words.startingWith(word) },
    ]);
  }

  /** The words within one edit of a normalized word; if there are none, those within two. */
  nearest(word: string): string[] {
    if (word.length < MIN_TYPO_LENGTH) return [];
    const once = this.similar(word, 1);
    const mayHaveTwo = word.length >= MIN_TYPOS_LENGTH && /^\p{L}+$/u.test(word);
    return once.length > 0 || !mayHaveTwo ? once : this.similar(word, 2);
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

  private withStemOf(word: string): string[] {
    if (word.length < 3 || /\P{L}/u.test(word)) return [];
    const stemOfWord = stem(word);
    // A stem may end in a different letter than the word: "scheduling", "schedul", "schedule".
    return this.words
      .startingWith(stemOfWord.slice(0, Math.max(2, stemOfWord.length - 1)))
      .filter((name) => name !== word && /^\p{L}+$/u.test(name) && stem(name) === stemOfWord);
  }

  /** The words that differ by one or two letters, which are missing, extra or wrong, or of which two have changed places. */
  private similar(word: string, most: 1 | 2): string[] {
    const swapped = transposed(word);
    // Errors in the first letter are rare; the words that differ in it are many.
    const isSimilar = (name: string) =>
      Math.abs(name.length - word.length) <= most &&
      name[0] === word[0] &&
      distance(word, name) <= most;
    return this.words.names.filter(
      (name) => name !== word && (swapped.includes(name) || isSimilar(name)),
    );
  }
}
