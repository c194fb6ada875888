import { labelFields, type Lexicon, NOWHERE, placeOf, rangeOf, type Word } from '../lexicon';
import { decodePostings } from '../postings';
import { partFileName, type WordsFile } from './files';

/** A beginning of one or two letters is that of thousands of words: only those in this many files are looked up. */
const MAX_FILES = 4;
/** From this length, a correction has at least three letters in common at its beginning; a shorter one has two. */
const LONG_WORD = 6;

/** Where a word is, and the sections with an entry that has it in its name. */
type SplitWord = Word & { naming: readonly number[] };

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
  /** The sorted names of each file that has been added. */
  private readonly names = new Map<number, readonly string[]>();
  private readonly words = new Map<string, SplitWord>();
  private readonly identifiers = new Map<string, readonly string[]>();

  /**
   * @param firstWords the first word of each file
   * @param missing gets the names of files that are looked up before they are added
   */
  constructor(
    private readonly firstWords: readonly string[],
    private readonly missing: Set<string>,
  ) {}

  /**
   * Adds a file.
   * @throws Error if it does not have the structure of such a file
   */
  add(at: number, { names, words, identifiers }: Partial<WordsFile>): void {
    if (!names || !words || !identifiers) throw new Error('A file of words has no words.');
    this.names.set(at, names);
    for (const [word, postings, places, naming] of words) {
      const labels = Object.fromEntries(labelFields.map((field, nth) => [field, places[nth]]));
      this.words.set(word, { ...NOWHERE, ...decodePostings(postings), ...labels, naming });
    }
    for (const [part, having] of identifiers) this.identifiers.set(part, having);
  }

  find(word: string) {
    this.namesOf(this.fileOf(word));
    return { isWord: this.words.has(word), identifiers: this.identifiers.get(word) ?? [] };
  }

  startingWith(start: string): readonly string[] {
    const first = this.fileOf(start);
    let end = first + 1;
    while (end < this.firstWords.length && this.firstWords[end]?.startsWith(start)) end += 1;
    const count = Math.min(MAX_FILES, end - first);
    return Array.from({ length: count }, (_, at) => this.namesOf(first + at)).flatMap((names) =>
      rangeOf(names, start),
    );
  }

  similarTo(word: string): readonly string[] {
    return beginningsOf(word).flatMap((start) => this.startingWith(start));
  }

  read(word: string): Word {
    const known = this.words.get(word);
    if (!known) this.namesOf(this.fileOf(word));
    return known ?? NOWHERE;
  }

  /** The sections with an entry that has a word in its name or key. */
  sectionsNaming(word: string): readonly number[] {
    return this.words.get(word)?.naming ?? [];
  }

  private fileOf(word: string): number {
    const at = placeOf(this.firstWords, word);
    return this.firstWords[at] === word ? at : Math.max(0, at - 1);
  }

  private namesOf(file: number): readonly string[] {
    const names = this.names.get(file);
    if (!names) this.missing.add(partFileName('words', file));
    return names ?? [];
  }
}
