import { distance } from 'fastest-levenshtein';

/** The known word that a mistyped one is nearest to; undefined if none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const far = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const [candidate] = [...known].sort((one, other) => far(one) - far(other));
  return candidate !== undefined && far(candidate) <= word.length * 0.4 ? candidate : undefined;
}
