/** A piece of a line; `kind` says how it is coloured, none means as plain text. */
export type CodeToken = { text: string; kind?: string };

/** How lines are shown beside their text. */
export type LineOptions = {
  /** Further classes of a line, by its index from 0. */
  classNames?: Readonly<Record<number, readonly string[]>>;
  /** Number of the first line; without it the lines bear no numbers. */
  firstNumber?: number;
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const tokenHtml = ({ text, kind }: CodeToken) =>
  kind ? `<span class="token ${kind}">${escape(text)}</span>` : escape(text);

/**
 * Writes lines of code as HTML: an element per line, a span per coloured token. The text of the whole is
 * the code itself: every line but the last ends with its line break, and the numbers are attributes.
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

/** Lines without colours. */
export const plainLines = (code: string): CodeToken[][] =>
  code.split(/\r?\n/).map((text) => [{ text }]);

/** Gives the code back that `linesHtml` wrote. */
export function sourceOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, '');
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
