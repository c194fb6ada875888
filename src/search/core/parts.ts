import { decodeTerms, ListReader } from './codec';
import { labelFields, type Lexicon, NOWHERE, placeOf, rangeOf, type Word } from './lexicon';
import { identifierParts } from './tokenize';
import type { SerializedParts, WordsFile } from './types';

/** A beginning of one or two letters is that of thousands of words: only those in this many files are looked up. */
const MAX_FILES = 4;
/** From this length, a correction has at least three letters in common at its beginning; a shorter one has two. */
const LONG_WORD = 6;

const none: readonly number[] = [];

/** The words of a file, or none while it has not been added. */
type Range = { names: readonly string[]; identifiers: ReadonlyMap<string, readonly number[]> };

/**
 * How words begin that a misspelled one may stand for. Errors in the first two letters are rare (Pollock and Zamora:
 * Automatic spelling correction in scientific and scholarly text): they are not corrected.
 */
function beginningsOf(word: string): string[] {
  const [a = '', b = '', c = '', d = ''] = word;
  if (word.length < LONG_WORD) return [...new Set([a + b, a + c])];
  return [...new Set([a + b + c, a + c + b, a + b + d, a + b + b])];
}

/** The words of a large index, in files by ranges of the alphabet. What a search looks up and lacks is in `missing`. */
export class PartedLexicon implements Lexicon {
  readonly missing = new Set<string>();
  private readonly ranges = new Map<number, Range>();
  private readonly entries = new Map<string, number>();
  private readonly names = new Map<number, string>();
  private readonly words = new Map<number, Word>();
  /** First word and first entry of each file. */
  private readonly firstWords: readonly string[];
  private readonly firstEntries: readonly number[];

  constructor(
    private readonly nameOf: (file: number) => string,
    { words, entries }: SerializedParts,
  ) {
    this.firstWords = decodeTerms(words);
    this.firstEntries = new ListReader(entries).ascending();
  }

  /** Number of files. */
  get files(): number {
    return this.firstWords.length;
  }

  /**
   * Adds a file.
   * @throws Error if it does not have the structure of such a file
   */
  add(at: number, file: Partial<WordsFile>): void {
    const { words, others, entries, lists, identifiers } = file;
    if (![words, others, entries, lists, identifiers].every((part) => typeof part === 'string')) {
      throw new Error('A file of words has no words.');
    }
    const names = decodeTerms(words ?? '');
    const first = this.firstEntries[at] ?? 0;
    const known = [
      ...names.map((name, place) => [name, first + place] as const),
      ...this.register(others ?? '', entries ?? ''),
    ];
    const reader = new ListReader(lists ?? '');
    for (const [name, entry] of known) {
      const { sections, types } = reader.postings();
      const labels = Object.fromEntries(labelFields.map((field) => [field, reader.ascending()]));
      const word = { ...NOWHERE, sections, types, ...labels };
      this.names.set(entry, name);
      this.words.set(entry, word);
      // A part of identifiers that is no word itself has no places.
      const isWord = sections.length > 0 || labelFields.some((field) => word[field].length > 0);
      if (isWord) this.entries.set(name, entry);
    }
    const having = new ListReader(identifiers ?? '');
    this.ranges.set(at, {
      names,
      identifiers: new Map(names.map((name) => [name, having.ascending()])),
    });
  }

  /** Makes the entries of the words of labels known to `entryOf`. */
  register(words: string, entries: string): [name: string, entry: number][] {
    const numbers = new ListReader(entries).numbers();
    const found = decodeTerms(words).map((name, at): [string, number] => [name, numbers[at] ?? 0]);
    found.forEach(([name, entry]) => this.entries.set(name, entry));
    return found;
  }

  entryOf(word: string): number | undefined {
    return this.entries.get(word);
  }

  find(word: string) {
    const { names, identifiers } = this.range(this.fileOf(word));
    const isHere = names[placeOf(names, word)] === word;
    return {
      entry: isHere ? this.entries.get(word) : undefined,
      identifiers: identifiers.get(word) ?? none,
    };
  }

  startingWith(start: string): readonly string[] {
    const first = this.fileOf(start);
    let end = first + 1;
    while (end < this.files && this.firstWords[end]?.startsWith(start)) end += 1;
    const count = Math.min(MAX_FILES, end - first);
    return Array.from({ length: count }, (_, at) => this.range(first + at).names).flatMap((names) =>
      rangeOf(names, start),
    );
  }

  containing(piece: string): readonly string[] {
    const [part = piece] = identifierParts(piece);
    return this.find(part)
      .identifiers.map((entry) => this.names.get(entry) ?? '')
      .filter((name) => name.includes(piece));
  }

  similarTo(word: string): readonly string[] {
    return beginningsOf(word).flatMap((start) => this.startingWith(start));
  }

  read(entry: number): Word {
    const word = this.words.get(entry);
    if (word) return word;
    // The last file that begins at or before the entry.
    let file = this.files - 1;
    while (file > 0 && (this.firstEntries[file] ?? 0) > entry) file -= 1;
    this.range(file);
    return NOWHERE;
  }

  private fileOf(word: string): number {
    const at = placeOf(this.firstWords, word);
    return this.firstWords[at] === word ? at : Math.max(0, at - 1);
  }

  private range(file: number): Range {
    const range = this.ranges.get(file);
    if (range) return range;
    this.missing.add(this.nameOf(file));
    return { names: [], identifiers: new Map() };
  }
}
