import { CELL_END, firstSentence } from './excerpt';
import type { EntryLink } from './types';

/** What an entry says: its facts, such as `type string`, and the first sentence of its meaning. */
export type EntryText = { facts: string[]; sentence: string };

/**
 * Reads an entry from the text of its section, in which it is a line: name, facts, meaning.
 * @param text undefined until the texts have loaded; the facts are empty then, so that their number is known
 * @param entries the entries of the section: of several with one name, each has a line
 */
export function entryText(
  text: string | undefined,
  entries: readonly EntryLink[],
  entry: EntryLink,
): EntryText {
  const [, name, , count] = entry;
  const start = `${name}${CELL_END}`;
  const number = entries.filter((other) => other[1] === name).indexOf(entry);
  const line = text?.split('\n').filter((one) => one.startsWith(start))[number];
  if (line === undefined) return { facts: Array<string>(count).fill(''), sentence: '' };
  const cells = line.slice(start.length).split(CELL_END);
  return { facts: cells.slice(0, count), sentence: firstSentence(cells[count] ?? '') };
}
