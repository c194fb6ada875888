import data from './hostile-strings.json';

/**
 * Strings that break careless code, the same ones in each run. Their parts are data: markup that runs a script, what ends
 * the place of a text, expressions and the templates around them (`*`), names that every object has, characters that are
 * not what they look like, and syntax of other languages. Whatever runs a script calls `canary()`.
 */
const codesOf = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const escaped = (text: string, start: string, width: number, end = ''): string =>
  codesOf(text)
    .map((code) => start + code.toString(16).padStart(width, '0') + end)
    .join('');

/** Spellings of markup that a decoder may turn back. */
const encodings: readonly ((markup: string) => string)[] = [
  (markup) => markup.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  (markup) => markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (markup) => escaped(markup, '&#x', 1, ';'),
  (markup) =>
    codesOf(markup)
      .map((code) => `&#${code}`)
      .join(''),
  (markup) => encodeURIComponent(markup),
  (markup) => encodeURIComponent(encodeURIComponent(markup)),
  (markup) => escaped(markup, '\\u', 4),
  (markup) => escaped(markup, '\\x', 2),
  (markup) => markup.replaceAll('<', '<\0'),
  (markup) => markup.replaceAll(' ', '\u000c'),
  (markup) => markup.replaceAll('<', '<<').replaceAll('>', '>>'),
  (markup) => markup.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (markup) => markup.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (markup) => markup.replaceAll('<', '%c0%bc').replaceAll('>', '%c0%be'),
  (markup) => `\u202e${markup}\u202c`,
  (markup) => `data:text/html;base64,${Buffer.from(markup).toString('base64')}`,
  (markup) => JSON.stringify(markup),
  (markup) => `retry ${markup} retry`,
];

/**
 * Strings of several thousand characters, which are slow where work grows faster than the length.
 * @param length characters of each
 */
export const hugeStrings = (length: number): string[] =>
  ['a', 'retry ', '<b>', '((', '\u0301', '\u{1f600}', 'aB', '%', '"\\', '[[{', 'a-', '&amp;']
    .map((part) => part.repeat(Math.ceil(length / part.length)).slice(0, length))
    .concat(`${'a'.repeat(length - 1)}!`);

/** At least 2,000 different strings of at most 1,000 characters. */
export const hostileStrings: readonly string[] = [
  ...new Set([
    ...data.markup.flatMap((markup) => [
      ...data.openers.map((opener) => opener + markup),
      ...encodings.map((encode) => encode(markup)),
    ]),
    ...data.expressions.flatMap((expression) =>
      data.templates.map((template) => template.replace('*', () => expression)),
    ),
    ...[...data.names, ...data.characters, ...data.syntax],
    ...hugeStrings(1000),
  ]),
];
