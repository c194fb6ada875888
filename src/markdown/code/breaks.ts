/** Stands for a place where a line may break: not a character of Unicode, so that no code has it. */
export const BREAK = '\ufdd0';

/**
 * Where a word may break that is too long for a line: behind a part of a path or an expression, and before a variable;
 * what is still too long, such as the name of a host, behind a separator or before a capital letter. What has neither,
 * such as a token, breaks anywhere.
 */
const PLACES = [
  /(?<=[?&=(,;|>]|[^:/<]\/)(?![?&=(,;|>/.:)]|.{0,7}$)|(?<=.)(?=\{\{)/,
  /(?<=[_.:@[\]{}])(?![_.:@[\]{}\d/]|.{0,7}$)|(?<=^\D*[a-z]{3})(?=[A-Z][a-z]{2})/,
];
/** A line with fewer characters would look like a mistake. */
const SHORTEST = 10;
/** A word up to this length stays whole: it fits on a line of a phone. */
const LONGEST = 32;

function split(word: string, longest: number, [place, ...others] = PLACES): string[] {
  if (word.length <= longest || !place) return [word];
  const pieces: string[] = [];
  for (const piece of word.split(place)) {
    const last = pieces.length - 1;
    if ((pieces[last]?.length ?? SHORTEST) < SHORTEST) pieces[last] += piece;
    else pieces.push(piece);
  }
  return pieces.flatMap((piece) => split(piece, longest, others));
}

/**
 * Marks in code where its long words may break.
 * @param longest characters of a word that stays whole
 */
export const withBreaks = (code: string, longest = LONGEST): string =>
  code.replaceAll(/\S+/g, (word) => split(word, longest).join(BREAK));
