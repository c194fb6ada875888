import { sampleOf } from './extent';
import parts from './hostile-strings.json';

/** Spellings of markup that a decoder may turn back. */
const ENCODINGS: readonly ((markup: string) => string)[] = [
  (markup) =>
    markup.replace(/[a-z]+/g, (word) => word.replace(/./, (letter) => letter.toUpperCase())),
  (markup) => markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (markup) => markup.replace(/./gs, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`),
  (markup) => markup.replace(/./gs, (letter) => `&#${letter.charCodeAt(0)}`),
  (markup) => encodeURIComponent(markup),
  (markup) => encodeURIComponent(encodeURIComponent(markup)),
  (markup) => markup.replace(/./gs, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
  (markup) => markup.replaceAll('<', '<\0'),
  (markup) => markup.replaceAll(' ', '\u000c'),
  (markup) => markup.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (markup) => markup.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (markup) => markup.replaceAll('<', '%c0%bc').replaceAll('>', '%c0%be'),
  (markup) => `\u202e${markup}\u202c`,
  (markup) => `data:text/html;base64,${Buffer.from(markup).toString('base64')}`,
  (markup) => JSON.stringify(markup),
  (markup) => `retry ${markup} retry`,
];

/** Strings of 1,000 characters, which are slow where work grows faster than the string. */
const hugeStrings = parts.repeated
  .map((part) => part.repeat(1000).slice(0, 1000))
  .concat(`${'a'.repeat(999)}!`);

/**
 * More than 2,000 different strings of at most 1,000 characters that break careless code, the same ones in each run.
 * Whatever runs a script calls `canary()`.
 */
export const hostileStrings: readonly string[] = sampleOf([
  ...new Set([
    ...parts.markup.flatMap((markup) => [
      ...parts.openers.map((opener) => opener + markup),
      ...ENCODINGS.map((encode) => encode(markup)),
    ]),
    ...parts.expressions.flatMap((code) =>
      parts.templates.map((template) => template.replace('CODE', () => code)),
    ),
    ...[...parts.names, ...parts.characters, ...parts.syntax],
    ...hugeStrings,
  ]),
]);
