/** Stands for a place where a line may break: not a character of Unicode, so that no code has it. */
export const BREAK = '\ufdd0';

/**
 * Where a word may break that is too long for a line: behind a part of a path or an expression, and before a variable;
 * what is still too long, such as the name of a host, behind a separator or before a capital letter; a token anywhere.
 * Less than eight characters before a break, or three behind it, would look like a mistake.
 */
const PLACES = [
  /(?<=.{7}(?:[?&=(,;|>]|[^:/<]\/))(?![?&=(,;|>/.:)]|.{0,2}$)|(?<=.{8})(?=\{\{)/,
  /(?<=.{7}[_.:@[\]{}])(?![_.:@[\]{}\d/]|.{0,2}$)|(?<=.{5}[a-z]{3})(?=[A-Z]..)/,
  /(?<=^(?:.{32})+)(?!$)/,
];
/** A word up to this length stays whole: it fits on a line of a phone. */
const LONGEST = 32;

const split = (word: string, longest: number, [place, ...others] = PLACES): string[] =>
  word.length > longest && place
    ? word.split(place).flatMap((piece) => split(piece, longest, others))
    : [word];

/**
 * Marks in code where its long words may break.
 * @param longest characters of a word that stays whole
 */
export const withBreaks = (code: string, longest = LONGEST): string =>
  code.replaceAll(/\S+/g, (word) => split(word, longest).join(BREAK));
