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

/**
 * Renders lines of code as HTML: an element per line, a span per highlighted token. The text content is the code
 * itself: every line except the last ends with its line break, and line numbers are attributes.
 */
export function linesHtml(
  lines: readonly (readonly CodeToken[])[],
  { classNames = {}, firstNumber }: LineOptions = {},
): string {
  const line = (tokens: readonly CodeToken[], index: number) => {
    const names = ['code-line', ...(classNames[index] ?? [])].join(' ');
    const number = firstNumber === undefined ? '' : ` data-line="${firstNumber + index}"`;
    const end = index < lines.length - 1 ? '\n' : '';
    return `<span class="${names}"${number}>${tokens.map(tokenHtml).join('')}${end}</span>`;
  };
  return lines.map(line).join('');
}
