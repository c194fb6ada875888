/** A line may break behind these: separators of names, paths and expressions. */
const SEPARATOR = /(?<=[_/.,:;=&?(){}[\]|])(?![_/.,:;=&?(){}[\]|\s]|$)/;
/** The start of a word without a separator, such as a token, that breaks because it is longer. */
const WORD = /\S{32}(?=\S)/gu;
/** A line with fewer characters would look like a mistake. */
const SHORTEST = 4;

/** Splits code where a line may break. */
export function breakable(code: string): string[] {
  const pieces: string[] = [];
  for (const piece of code
    .split(SEPARATOR)
    .flatMap((part) => part.replace(WORD, '$&\n').split('\n'))) {
    const last = pieces.length - 1;
    if ((pieces[last]?.length ?? SHORTEST) < SHORTEST) pieces[last] += piece;
    else pieces.push(piece);
  }
  return pieces;
}
