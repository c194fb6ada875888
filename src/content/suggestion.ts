import { distance } from 'fastest-levenshtein';

/** The known word that a mistyped one is nearest to; undefined if none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const far = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const [candidate] = [...known].sort((one, other) => far(one) - far(other));
  return candidate !== undefined && far(candidate) <= word.length * 0.4 ? candidate : undefined;
}

/**
 * The end of a message about an unknown name: the known name that it resembles.
 * @param otherwise what to do if it resembles none; by default, the list of all
 */
export function suggestion(
  name: string,
  known: readonly string[],
  otherwise = `Use one of: ${known.join(', ')}.`,
): string {
  const close = nearest(name, known) ?? known.find((one) => name !== '' && one.startsWith(name));
  return close === undefined ? otherwise : `Did you mean "${close}"?`;
}
