import { decodeTerms, ListReader } from '../codec';
import { labelFields, type Lexicon, NOWHERE, placeOf, rangeOf, type Word } from '../lexicon';
import { identifierParts } from '../tokenize';
import { areStrings, partFileName, type SplitTable, type WordsFile } from './files';

/** A beginning of one or two letters is that of thousands of words: only those in this many files are looked up. */
const MAX_FILES = 4;
/** From this length, a correction has at least three letters in common at its beginning; a shorter one has two. */
const LONG_WORD = 6;

const none: readonly number[] = [];

/** Where a word is, and the sections with an entry that has it in its name. */
type SplitWord = Word & { naming: readonly number[] };

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

/** The words of a split index, in files by ranges of the alphabet. A file that has not been added has no words. */
export class SplitLexicon implements Lexicon {
  private readonly ranges = new Map<number, Range>();
  private readonly entries = new Map<string, number>();
  private readonly names = new Map<number, string>();
  private readonly words = new Map<number, SplitWord>();
  /** First word and first entry of each file. */
  private readonly firstWords: readonly string[];
  private readonly firstEntries: readonly number[];

  /** @param missing gets the names of files that are looked up before they are added */
  constructor(
    { words, entries }: SplitTable,
    private readonly missing: Set<string>,
  ) {
    this.firstWords = decodeTerms(words);
    this.firstEntries = new ListReader(entries).ascending();
  }

  /** Removes all files. */
  clear(): void {
    [this.ranges, this.entries, this.names, this.words].forEach((files) => files.clear());
  }

  /**
   * Adds a file.
   * @throws Error if it does not have the structure of such a file
   */
  add(at: number, file: Partial<WordsFile>): void {
    const { words, others, entries, lists, identifiers } = file;
    if (!areStrings(words, others, entries, lists, identifiers)) {
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
      const word = { ...NOWHERE, sections, types, ...labels, naming: reader.ascending() };
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
    while (end < this.firstWords.length && this.firstWords[end]?.startsWith(start)) end += 1;
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
    let file = this.firstWords.length - 1;
    while (file > 0 && (this.firstEntries[file] ?? 0) > entry) file -= 1;
    this.range(file);
    return NOWHERE;
  }

  /** The sections with an entry that has a word in its name or key. */
  sectionsNaming(entry: number): readonly number[] {
    return this.words.get(entry)?.naming ?? none;
  }

  private fileOf(word: string): number {
    const at = placeOf(this.firstWords, word);
    return this.firstWords[at] === word ? at : Math.max(0, at - 1);
  }

  private range(file: number): Range {
    const range = this.ranges.get(file);
    if (range) return range;
    this.missing.add(partFileName('words', file));
    return { names: [], identifiers: new Map() };
  }
}
