import { HUMP, isPlainWord, normalizeTerm } from './tokenize';

/** A range of characters, `end` exclusive. */
export type Span = { start: number; end: number };

/** A piece of text; `marked` if it matches the query. */
export type TextPart = { text: string; marked: boolean };

const RUN = /[\p{L}\p{N}\p{M}]+/gu;
/** Between the words of an identifier there may be nothing, as in camel case; between those of a phrase, a space. */
const IN_IDENTIFIER = /^[-./+_$@]*$/;
const IN_PHRASE = /^\s+$/;

type Piece = Span & { word: string };

/** The words of a text; a name in camel case has several. */
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    let start = index;
    return (isPlainWord(run) ? [run] : run.split(HUMP)).map((part) => {
      const piece = { start, end: start + part.length, word: normalizeTerm(part) };
      start = piece.end;
      return piece;
    });
  });
}

/** The key of a term: its letters and digits. The value says whether it is a phrase. */
function keysOf(terms: readonly string[]): Map<string, boolean> {
  const keys = terms.map((term): [string, boolean] => [
    (normalizeTerm(term).match(RUN) ?? []).join(''),
    /\s/.test(term),
  ]);
  return new Map(keys.filter(([key]) => key !== ''));
}

/** The longest term that starts at a piece, if any. */
function termAt(
  text: string,
  pieces: readonly Piece[],
  first: number,
  keys: ReadonlyMap<string, boolean>,
): Span | undefined {
  let found: Span | undefined;
  let key = '';
  let hasSpace = false;
  for (let at = first; at < pieces.length; at += 1) {
    const { start, end, word } = pieces[at]!;
    if (at > first) {
      const gap = text.slice(pieces[at - 1]!.end, start);
      if (IN_PHRASE.test(gap)) hasSpace = true;
      else if (!IN_IDENTIFIER.test(gap)) break;
    }
    key += word;
    if (keys.has(key) && (!hasSpace || keys.get(key))) found = { start: pieces[first]!.start, end };
    if (![...keys.keys()].some((other) => other.length > key.length && other.startsWith(key)))
      break;
  }
  return found;
}

/**
 * Finds terms in a text: whole words, and the parts of an identifier. Case and accents do not matter.
 * @param terms words, identifiers, or phrases
 */
export function findTerms(text: string, terms: readonly string[]): Span[] {
  const keys = keysOf(terms);
  const pieces = keys.size > 0 ? piecesOf(text) : [];
  const spans: Span[] = [];
  pieces.forEach(({ start }, at) => {
    if (start < (spans.at(-1)?.end ?? 0)) return;
    const span = termAt(text, pieces, at, keys);
    if (span) spans.push(span);
  });
  return spans;
}

/** The terms of a text as it has them, in lower case. */
export const termsIn = (text: string, terms: readonly string[]): string[] =>
  findTerms(text, terms).map(({ start, end }) => text.slice(start, end).toLowerCase());

/** What a word goes on with that is a part of an identifier or of a compound. */
const JOINT_BEFORE = /[\p{L}\p{N}\p{M}_$@][-.]?$/u;
const JOINT_AFTER = /^[-.]?[\p{L}\p{N}\p{M}_$@]/u;
const JOINT_LENGTH = 3;

/** Finds terms that are whole words of a text, such as `step`, but not that of `stepType`. */
export const findWholeTerms = (text: string, terms: readonly string[]): Span[] =>
  findTerms(text, terms).filter(
    ({ start, end }) =>
      !JOINT_BEFORE.test(text.slice(Math.max(0, start - JOINT_LENGTH), start)) &&
      !JOINT_AFTER.test(text.slice(end, end + JOINT_LENGTH)),
  );

/**
 * Makes a function that splits a text into marked and unmarked parts. The parts joined are the text. What is in a word,
 * such as that of `stepType`, is marked only if none of the texts that stand together has a whole one.
 */
export function termMarker(
  texts: readonly string[],
  terms: readonly string[],
): (text: string) => TextPart[] {
  const hasWhole = texts.some((text) => findWholeTerms(text, terms).length > 0);
  const find = hasWhole ? findWholeTerms : findTerms;
  return (text) => {
    // Each term ends an unmarked part, which may be empty, and a marked one.
    const spans = find(text, terms);
    const ends = [...spans.flatMap(({ start, end }) => [start, end]), text.length];
    return ends
      .map((end, at) => ({ text: text.slice(ends[at - 1] ?? 0, end), marked: at % 2 === 1 }))
      .filter((part) => part.text !== '');
  };
}

/** Splits a text that stands alone. */
export const markTerms = (text: string, terms: readonly string[]): TextPart[] =>
  termMarker([text], terms)(text);
