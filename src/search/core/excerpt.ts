import { normalizeTerm } from './tokenize';

/** A piece of text; `marked` if it matches the query. */
export type TextPart = { text: string; marked: boolean };

/** Maximum number of marks to compare when an excerpt is chosen. */
const MAX_MARKS = 20;

const WORD = /[\p{L}\p{N}]+/gu;

function matches(terms: readonly string[], word: string): boolean {
  const folded = normalizeTerm(word);
  return terms.some((term) => folded === term || (term.length > 2 && folded.startsWith(term)));
}

/**
 * Splits text into marked and unmarked parts. The parts joined are the text.
 * @param terms normalized terms, as in a result, or the normalized words of a query
 */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  // A term such as ace_jwt_secret is marked by its words, because the text is split into words, too.
  const words = [...new Set(terms.flatMap((term) => normalizeTerm(term).match(WORD) ?? []))];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (!matches(words, match[0])) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), marked: false });
    parts.push({ text: match[0], marked: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** Start of the piece of text with the most different terms; the first one of several. */
function densest(text: string, terms: readonly string[], length: number): number {
  let start = 0;
  const marks = markTerms(text, terms).flatMap((part) => {
    const mark = { at: start, word: normalizeTerm(part.text), marked: part.marked };
    start += part.text.length;
    return mark.marked ? [mark] : [];
  });
  const room = Math.floor((length * 2) / 3);
  let best = { at: 0, count: 0 };
  marks.forEach(({ at }, first) => {
    const near = marks.slice(first, first + MAX_MARKS).filter((mark) => mark.at < at + room);
    const count = new Set(near.map(({ word }) => word)).size;
    if (count > best.count) best = { at, count };
  });
  return best.at;
}

/**
 * Extracts the part of a text that has the most terms.
 * @param length maximum number of characters, without the ellipses
 */
export function excerpt(text: string, terms: readonly string[], length = 140): TextPart[] {
  if (text.length <= length) return markTerms(text, terms);
  const start = densest(text, terms, length);
  let from = Math.max(0, Math.min(start - Math.floor(length / 3), text.length - length));
  if (from > 0) from = text.indexOf(' ', from) + 1 || from;
  const to = Math.max(from + 1, text.lastIndexOf(' ', from + length));
  const cut = text.slice(from, text.length - from <= length ? undefined : to);
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...markTerms(cut, terms),
    ...(from + cut.length < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}
