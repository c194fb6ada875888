/** A piece of a line; `kind` is its token kind, undefined for plain text. */
export type CodeToken = { text: string; kind?: string };

/** How lines are displayed. */
export type LineOptions = {
  /** Additional classes of a line, by its index from 0. */
  classNames?: Readonly<Record<number, readonly string[]>>;
  /** Number of the first line; without it, lines are not numbered. */
  firstNumber?: number;
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const tokenHtml = ({ text, kind }: CodeToken) =>
  kind ? `<span class="token ${kind}">${escape(text)}</span>` : escape(text);

/** Characters of a line that fits a narrow column. */
const SHORT_LINE = 36;
/** The indentations that have a class: 4, 8, 12, and 16 characters. */
const STEP = 4;
const DEEPEST = 16;

/** The class that keeps the indentation of a line where it wraps; none for a short line. */
function indentOf(tokens: readonly CodeToken[]): string[] {
  const text = tokens.map((token) => token.text).join('');
  if (text.length <= SHORT_LINE) return [];
  const indent = text.search(/\S|$/);
  return [`indent-${Math.min(Math.ceil(indent / STEP) * STEP, DEEPEST)}`];
}

/**
 * Renders lines of code as HTML: a span per highlighted token, and an element for a line that may wrap, is marked or has
 * a number. The text content is the code itself: every line except the last ends with its line break, and line numbers
 * are attributes.
 */
export function linesHtml(
  lines: readonly (readonly CodeToken[])[],
  { classNames = {}, firstNumber }: LineOptions = {},
): string {
  const line = (tokens: readonly CodeToken[], index: number) => {
    const names = [...indentOf(tokens), ...(classNames[index] ?? [])];
    const number = firstNumber === undefined ? '' : ` data-line="${firstNumber + index}"`;
    const content = tokens.map(tokenHtml).join('') + (index < lines.length - 1 ? '\n' : '');
    if (names.length === 0 && number === '') return content;
    return `<span class="${['code-line', ...names].join(' ')}"${number}>${content}</span>`;
  };
  return lines.map(line).join('');
}
