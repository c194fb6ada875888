import { nearest } from '../content/steps/nearest';

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
