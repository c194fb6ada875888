import { escapedText } from '../html';

/** A piece of a line; `kind` is its token kind, undefined for plain text. */
export type CodeToken = { text: string; kind?: string };

/** Class of a marked line in the theme. */
const MARKED = 'theme-code-block-highlighted-line';

const tokenHtml = ({ text, kind }: CodeToken) =>
  kind ? `<span class="token ${kind}">${escapedText(text)}</span>` : escapedText(text);

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
 * Renders lines of code as HTML: a span per highlighted token, and an element for a line that may wrap or is marked. The
 * text content is the code itself: every line except the last ends with its line break.
 * @param marked indexes of the marked lines
 */
export function linesHtml(
  lines: readonly (readonly CodeToken[])[],
  marked: readonly number[] = [],
): string {
  const line = (tokens: readonly CodeToken[], index: number) => {
    const names = [...indentOf(tokens), ...(marked.includes(index) ? [MARKED] : [])];
    const content = tokens.map(tokenHtml).join('') + (index < lines.length - 1 ? '\n' : '');
    if (names.length === 0) return content;
    return `<span class="${['code-line', ...names].join(' ')}">${content}</span>`;
  };
  return lines.map(line).join('');
}
