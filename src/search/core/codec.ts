/**
 * Encodes the index as text that JSON stores without escapes and that compresses well: few, frequent characters.
 * Numbers are variable-length base 64; the vocabulary is front-coded (Witten, Moffat, Bell: Managing Gigabytes, section
 * 4.1).
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))),
);
/** Numbers below this are one character; the rest of the alphabet starts a number of two or more. */
const SINGLE = 48;
const LEADS = 64 - SINGLE;
const END = '.';
const END_CODE = END.charCodeAt(0);

/** A posting: the id of a section that has a word, and the type (see `PostingType`). */
export type Posting = { section: number; type: PostingType };

/** The sections that have a word, ascending, and how each uses it. */
export type Postings = { sections: Uint32Array; types: Uint8Array };

/** How a section uses a word: only in code, once or more often in its text, or as a name that it defines. */
export const postingTypes = { code: 0, once: 1, often: 2, defined: 3 } as const;
export type PostingType = (typeof postingTypes)[keyof typeof postingTypes];
const TYPES = 4;

function encodeNumber(value: number): string {
  if (value < SINGLE) return ALPHABET.charAt(value);
  const rest = value - SINGLE;
  const lead = Math.floor(rest / 64) % LEADS;
  const next = Math.floor(rest / 64 / LEADS);
  // Beyond 16 x 64, a second number follows; a zero ends it.
  return ALPHABET.charAt(SINGLE + lead) + ALPHABET.charAt(rest % 64) + encodeNumber(next);
}

/** Encodes numbers in any order. */
export function encodeNumbers(values: readonly number[]): string {
  return values.map(encodeNumber).join('') + END;
}

/** Encodes ascending numbers by the gaps between them. */
export function encodeAscending(values: readonly number[]): string {
  return encodeNumbers(values.map((value, at) => value - (values[at - 1] ?? -1) - 1));
}

/** Encodes the postings of one word: the gaps between section ids, and the type of each posting. */
export function encodePostings(postings: readonly Posting[]): string {
  return encodeNumbers(
    postings.map(
      ({ section, type }, at) => (section - (postings[at - 1]?.section ?? -1) - 1) * TYPES + type,
    ),
  );
}

/** Reads encoded lists of numbers, one after the other. */
export class ListReader {
  private at = 0;

  constructor(private readonly text: string) {}

  private digit(): number {
    return DIGITS[this.text.charCodeAt(this.at++)] ?? 0;
  }

  private number(): number {
    const first = this.digit();
    if (first < SINGLE) return first;
    const low = this.digit();
    return SINGLE + ((this.number() * LEADS + (first - SINGLE)) * 64 + low);
  }

  /**
   * Reads the output of `encodeNumbers`.
   * @throws RangeError if the text ends before the list
   */
  numbers(): number[] {
    const { text } = this;
    const values: number[] = [];
    while (this.at < text.length && text.charCodeAt(this.at) !== END_CODE) {
      values.push(this.number());
    }
    if (this.at >= text.length) throw new RangeError('The search index is cut off.');
    this.at += 1;
    return values;
  }

  /** Reads the output of `encodeAscending`. */
  ascending(): number[] {
    let previous = -1;
    return this.numbers().map((gap) => (previous += gap + 1));
  }

  /** Reads the output of `encodePostings` for one word. */
  postings(): Postings {
    const values = this.numbers();
    let section = -1;
    const sections = Uint32Array.from(
      values,
      (value) => (section += 1 + Math.floor(value / TYPES)),
    );
    return { sections, types: Uint8Array.from(values, (value) => value % TYPES) };
  }

  /** What follows the lists that have been read. */
  rest(): string {
    return this.text.slice(this.at);
  }
}

/** Encodes a sorted list of words, each without the prefix that it shares with the previous one. */
export function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < SINGLE - 1 && shared < term.length && term[shared] === previous[shared]) {
        shared += 1;
      }
      previous = term;
      return ALPHABET.charAt(shared) + term.slice(shared);
    })
    .join(' ');
}

/** Decodes the output of `encodeTerms`. */
export function decodeTerms(text: string): string[] {
  if (text === '') return [];
  let previous = '';
  return text.split(' ').map((entry) => {
    previous = previous.slice(0, DIGITS[entry.charCodeAt(0)] ?? 0) + entry.slice(1);
    return previous;
  });
}

/** Encodes small numbers, 0 to 63, as one character each. */
export function encodeSmall(values: readonly number[]): string {
  return values.map((value) => ALPHABET.charAt(Math.min(63, value))).join('');
}

/** Decodes the output of `encodeSmall`. */
export function decodeSmall(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => DIGITS[character.charCodeAt(0)] ?? 0);
}
