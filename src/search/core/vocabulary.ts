import type { Language } from './language';
import type { Lexicon } from './lexicon';
import { normalizeTerm } from './tokenize';

/** How a query word matches a word of the pages. */
export type MatchKind = 'exact' | 'part' | 'stem' | 'prefix' | 'typo';

/** A word of the pages that matches a query word. */
export type Match = { entry: number; kind: MatchKind; word: string };

/** Adds the entries of a word to the matches of another one; returns whether it has any. */
type Add = (name: string, kind: MatchKind, partKind?: MatchKind) => boolean;

/** Minimum length for typing errors: too many other words are one edit away from a shorter word. */
export const MIN_TYPO_LENGTH = 4;

/** Maximum number of words that match a prefix; the shortest ones are kept. */
const MAX_EXPANSIONS = 150;

/** Number of words whose matches are cached. */
const MAX_CACHED_WORDS = 500;

/** Whether two words differ by one edit: a missing, extra, or wrong letter, or a transposition. */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start += 1;
  let end = 0;
  const rest = short.length - start;
  while (
    end < rest &&
    short.charCodeAt(short.length - 1 - end) === long.charCodeAt(long.length - 1 - end)
  ) {
    end += 1;
  }
  const differs = rest - end;
  if (differs === (short.length < long.length ? 0 : 1)) return true;
  return (
    short.length === long.length &&
    differs === 2 &&
    short[start] === long[start + 1] &&
    short[start + 1] === long[start]
  );
}

/** Look-up of the words of an index by word, part, prefix, stem, or edit distance. */
export class Vocabulary {
  private readonly matches = new Map<string, Match[]>();

  constructor(
    private readonly words: Lexicon,
    private readonly language: Language,
  ) {}

  /** The entry of a word of a label; undefined if it is not in the index. */
  entryOf(word: string): number | undefined {
    return this.words.entryOf(normalizeTerm(word));
  }

  /** Whether a normalized word is a word of the pages or a part of an identifier. */
  has(word: string): boolean {
    const { entry, identifiers } = this.words.find(word);
    return entry !== undefined || identifiers.length > 0;
  }

  /** The words that are a normalized query word, contain it as a part, or have its stem. */
  known(word: string): Match[] {
    return this.remember(`known ${word}`, () => this.find((add) => this.addKnown(word, add)));
  }

  /**
   * All matches of a normalized query word: besides the known ones, the words that it is the beginning or a piece of. A
   * word that occurs in the pages is never matched with a typing error.
   */
  match(word: string): Match[] {
    return this.remember(word, () =>
      this.find((add) => {
        const isKnown = this.addKnown(word, add);
        this.startingWith(word).forEach((name) => add(name, 'prefix'));
        this.containing(word).forEach((name) => add(name, 'part'));
        if (!isKnown) this.oneEditFrom(word).forEach((name) => add(name, 'typo'));
      }),
    );
  }

  private remember(key: string, find: () => Match[]): Match[] {
    const known = this.matches.get(key);
    if (known) return known;
    // While the user types, the last words repeat; the cache does not need to keep the words of a long session.
    if (this.matches.size >= MAX_CACHED_WORDS) this.matches.clear();
    const matches = find();
    if (this.words.missing.size === 0) this.matches.set(key, matches);
    return matches;
  }

  private addKnown(word: string, add: Add): boolean {
    const isExact = add(word, 'exact', 'part');
    // Every name is added: `some` would stop at the first.
    return this.withStemOf(word).filter((name) => add(name, 'stem')).length > 0 || isExact;
  }

  private find(fill: (add: Add) => void): Match[] {
    const found = new Map<number, Match>();
    fill((name, kind, partKind = kind) => {
      const { entry, identifiers } = this.words.find(name);
      const put = (at: number, as: MatchKind) => {
        if (!found.has(at)) found.set(at, { entry: at, kind: as, word: name });
      };
      if (entry !== undefined) put(entry, kind);
      identifiers.forEach((identifier) => put(identifier, partKind));
      return entry !== undefined || identifiers.length > 0;
    });
    return [...found.values()];
  }

  /** Words of the pages within `distance` edits of a normalized word, nearest first. */
  nearest(word: string, distance: number): string[] {
    return this.words
      .similarTo(word)
      .map((name) => ({ name, edits: editDistance(word, name, distance) }))
      .filter(({ name, edits }) => edits <= distance && !/\d/.test(name))
      .sort((a, b) => a.edits - b.edits || this.frequency(b.name) - this.frequency(a.name))
      .map(({ name }) => name);
  }

  private frequency(word: string): number {
    const { entry, identifiers } = this.words.find(word);
    return (entry === undefined ? 0 : 1) + identifiers.length;
  }

  private startingWith(word: string): readonly string[] {
    const words = this.words.startingWith(word);
    return words.length <= MAX_EXPANSIONS
      ? words
      : [...words].sort((a, b) => a.length - b.length).slice(0, MAX_EXPANSIONS);
  }

  private containing(word: string): readonly string[] {
    return /[-./_]/.test(word) ? this.words.containing(word) : [];
  }

  private withStemOf(word: string): string[] {
    if (word.length < 3 || /\P{L}/u.test(word)) return [];
    const stem = this.language.stem(word);
    // A stem may end in a different letter than the word: "scheduling", "schedul", "schedule".
    return this.words
      .startingWith(stem.slice(0, Math.max(2, stem.length - 1)))
      .filter(
        (name) => name !== word && /^\p{L}+$/u.test(name) && this.language.stem(name) === stem,
      );
  }

  private oneEditFrom(word: string): string[] {
    if (word.length < MIN_TYPO_LENGTH) return [];
    return this.words.similarTo(word).filter((name) => name.length >= 3 && isOneEdit(word, name));
  }
}

/** Edit distance of two words (optimal string alignment); more than `limit` counts as `limit` + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, (before[column - 2] ?? edits) + 1);
      }
      next.push(edits);
    }
    before = last;
    last = next;
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}
