import { findTerms, termsIn } from './marks';

/** Between two cells of a row. */
export const CELL_END = ' · ';
/** The end of a sentence; what follows may be cut off. */
const SENTENCE_END = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"“‘'($])/u;

/** A sentence, or a line without any; `line` is the number of its line. */
type Sentence = { text: string; line: number };

function sentencesOf(text: string): Sentence[] {
  return text
    .split('\n')
    .flatMap((line, at) => line.split(SENTENCE_END).map((part) => ({ text: part, line: at })));
}

const isRow = (text: string) => text.includes(CELL_END);
/** Whether a text is prose: neither cells of a row nor a line of code, which is also cut after the ` ?` of a condition. */
const isProse = (text: string) => /[^\s?][.!?:]$/.test(text) && !isRow(text);
/** Whether it is YAML or JSON, by its keys and brackets. */
export const isData = (text: string): boolean =>
  !isRow(text) && !isProse(text) && /[{[]\s|\w: .* \w+: /.test(text);

/** The first sentence of a text. */
export const firstSentence = (text: string): string => text.split(SENTENCE_END, 1)[0] ?? '';

/** How many different terms a text has. */
const variety = (text: string, terms: readonly string[]): number =>
  new Set(termsIn(text, terms)).size;

/** Start of the piece of a sentence with the most different terms; the first one of several. */
function densest(text: string, terms: readonly string[], length: number): number {
  const marks = findTerms(text, terms);
  let best = { at: 0, count: 0 };
  for (const { start } of marks) {
    const count = variety(text.slice(start, start + length), terms);
    if (count > best.count) best = { at: start, count };
  }
  return best.at;
}

/** Cuts off what does not fit, between words. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length);
  const end = space > length / 2 ? space : length;
  return `${text.slice(0, end).replace(/[\s·,;:–—]+$/u, '')} …`;
}

/** The cells of a row from the one with the terms on, after the first cell, which names the row. */
function cutRow(text: string, start: number, length: number): string | undefined {
  const name = text.slice(0, Math.max(0, text.indexOf(CELL_END)));
  const cell = text.lastIndexOf(CELL_END, start) + CELL_END.length;
  const room = length - name.length - CELL_END.length;
  if (name === '' || start - cell > room / 2 || room < length / 2) return undefined;
  if (cell <= name.length + CELL_END.length) return shorten(text, length);
  return `${name}${CELL_END}${shorten(text.slice(cell), room)}`;
}

/** Cuts a sentence around its terms; an ellipsis stands for what is left out. */
function cut(text: string, terms: readonly string[], length: number): string {
  if (text.length <= length) return text;
  const start = densest(text, terms, Math.floor((length * 2) / 3));
  const row = cutRow(text, start, length);
  if (row !== undefined) return row;
  if (start < length / 2) return shorten(text, length);
  const from = Math.min(start - Math.floor(length / 3), text.length - length);
  const word = text.indexOf(' ', from) + 1;
  // An address is a long word, which is cut.
  return `… ${shorten(text.slice(word > 0 && word <= start ? word : from), length)}`;
}

/** Separates lines that do not end like a sentence: the rows of a table, the items of a list. */
const between = (before: string) => (/[.!?:…]$/.test(before) ? ' ' : ' · ');

/**
 * Extracts the part of a text that has the most terms: whole sentences, if they fit. Prose comes before rows and code.
 * @param text one line per paragraph, list item or table row, with ` · ` between the cells of a row
 * @param length maximum number of characters, without the ellipses
 */
export function excerpt(text: string, terms: readonly string[], length = 140): string {
  const sentences = sentencesOf(text);
  const cuts = sentences.map((sentence) => cut(sentence.text, terms, length));
  const scores = sentences.map((sentence, at) => {
    const found = variety(cuts[at]!, terms);
    // Data comes before a text without a term.
    if (isData(sentence.text)) return found && 0.5 + found / 100;
    return found + (isProse(sentence.text) ? 0.5 : 0);
  });
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  const found = cuts[best] ?? '';
  const line = sentences[best]?.line;
  const isText = isProse(sentences[best]!.text);
  let shown = found;
  let last = best;
  for (const next of sentences.slice(best + 1)) {
    const longer = `${shown}${next.line === line ? ' ' : between(shown)}${next.text}`;
    // The label of what comes next says nothing without that.
    if ((isText && !isProse(next.text)) || longer.length > length || found.endsWith(' …')) break;
    shown = longer;
    last += 1;
  }
  for (const previous of sentences.slice(0, best).reverse()) {
    const longer = `${previous.text}${previous.line === line ? ' ' : between(previous.text)}${shown}`;
    const isApart = isText && (isRow(previous.text) || isData(previous.text));
    if (isApart || longer.length > length || found.startsWith('… ')) break;
    shown = longer;
  }
  const isCutOff = last < sentences.length - 1 && !/[.!?:…]$/.test(shown);
  return isCutOff ? `${shown}\u00a0…` : shown;
}

/**
 * The excerpt of a result that is a page, not a section: its description, which is the first line of the text, if what
 * is shown of that or the title has any of the terms.
 */
export function pageExcerpt(
  { title, text }: { title: string; text: string },
  terms: readonly string[],
  length?: number,
): string {
  const description = excerpt(text.split('\n', 1)[0] ?? '', [], length);
  const isAboutTerms = findTerms(`${title} ${description}`, terms).length > 0;
  return isAboutTerms ? description : excerpt(text, terms, length);
}
