import type { Language } from './language';
import { identifierParts, identifierPieces, isPlainWord, normalizeTerm } from './tokenize';

/** How a query word matches a word of the pages. */
export type MatchKind = 'exact' | 'part' | 'stem' | 'prefix' | 'typo';

/** A word of the pages that matches a query word. */
export type Match = { entry: number; kind: MatchKind; word: string };

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

/** The words of an index, with look-up by word, prefix, stem, or edit distance. */
export class Vocabulary {
  private readonly entries = new Map<string, number>();
  /** Entries of the identifiers that contain a word as a part. */
  private readonly parts = new Map<string, number[]>();
  private readonly matches = new Map<string, Match[]>();
  private sorted: string[] = [];

  constructor(private readonly language: Language) {}

  /** Number of entries. */
  get size(): number {
    return this.entries.size;
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

  /** Sorts the words for look-up by prefix; call it after the last `add`. */
  close(): this {
    const onlyParts = [...this.parts.keys()].filter((part) => !this.entries.has(part));
    this.sorted = [...this.entries.keys(), ...onlyParts].sort();
    return this;
  }

  /** The entry of a word as written on a page; undefined if it is not in the index. */
  entryOf(word: string): number | undefined {
    return this.entries.get(normalizeTerm(word));
  }

  /** Whether a normalized word is a word of the pages or a part of an identifier. */
  has(word: string): boolean {
    return this.entries.has(word) || this.parts.has(word);
  }

  /** The matches of a normalized query word. A word that occurs in the pages is never matched with a typing error. */
  match(word: string): Match[] {
    const known = this.matches.get(word);
    if (known) return known;
    // While the user types, the last words repeat; the cache does not need to keep the words of a long session.
    if (this.matches.size >= MAX_CACHED_WORDS) this.matches.clear();
    const matches = this.find(word);
    this.matches.set(word, matches);
    return matches;
  }

  private find(word: string): Match[] {
    const found = new Map<number, Match>();
    const add = (name: string, kind: MatchKind, partKind: MatchKind = kind) => {
      const put = (at: number, as: MatchKind) => {
        if (!found.has(at)) found.set(at, { entry: at, kind: as, word: name });
      };
      const entry = this.entries.get(name);
      if (entry !== undefined) put(entry, kind);
      this.parts.get(name)?.forEach((identifier) => put(identifier, partKind));
    };
    add(word, 'exact', 'part');
    this.withStemOf(word).forEach((name) => add(name, 'stem'));
    const isKnown = found.size > 0;
    this.startingWith(word).forEach((name) => add(name, 'prefix'));
    this.containing(word).forEach((name) => add(name, 'part'));
    if (!isKnown) this.oneEditFrom(word).forEach((name) => add(name, 'typo'));
    return [...found.values()];
  }

  /** Words of the pages within `distance` edits of a normalized word, nearest first. */
  nearest(word: string, distance: number): string[] {
    return this.sorted
      .map((name) => ({ name, edits: editDistance(word, name, distance) }))
      .filter(({ name, edits }) => edits <= distance && !/\d/.test(name))
      .sort((a, b) => a.edits - b.edits || this.frequency(b.name) - this.frequency(a.name))
      .map(({ name }) => name);
  }

  private frequency(word: string): number {
    return (this.entries.has(word) ? 1 : 0) + (this.parts.get(word)?.length ?? 0);
  }

  private range(start: string): string[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < this.sorted.length && this.sorted[end]?.startsWith(start)) end += 1;
    return this.sorted.slice(low, end);
  }

  private startingWith(word: string): string[] {
    const words = this.range(word);
    return words.length <= MAX_EXPANSIONS
      ? words
      : words.sort((a, b) => a.length - b.length).slice(0, MAX_EXPANSIONS);
  }

  /** Identifiers that contain a piece of an identifier, such as `validation_secret`. */
  private containing(word: string): string[] {
    return /[-./_]/.test(word) ? this.sorted.filter((name) => name.includes(word)) : [];
  }

  private withStemOf(word: string): string[] {
    if (word.length < 3 || /[^a-z]/.test(word)) return [];
    const stem = this.language.stem(word);
    // A stem may end in a different letter than the word: "scheduling", "schedul", "schedule".
    return this.range(stem.slice(0, Math.max(2, stem.length - 1))).filter(
      (name) => name !== word && /^[a-z]+$/.test(name) && this.language.stem(name) === stem,
    );
  }

  private oneEditFrom(word: string): string[] {
    if (word.length < MIN_TYPO_LENGTH) return [];
    return this.sorted.filter((name) => name.length >= 3 && isOneEdit(word, name));
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
