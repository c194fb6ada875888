import { BadDraft, type Draft, readDraft } from './draft';

/** An example of the reader. */
export type SavedExample = { name: string; draft: Draft };

/** Examples that a browser keeps, and characters that the list may have: half of what the storage of a site holds. */
const MAX_SAVED = 100;
export const MAX_LIST = 2_000_000;
export const MAX_NAME = 80;

/**
 * Reads the list of examples from an exported file or from the storage of the browser.
 * @throws BadDraft if the text is not such a list; the message is for the reader
 */
export function readSaved(text: string): SavedExample[] {
  if (text.length > MAX_LIST) throw new BadDraft('The file is too large.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadDraft('The file is not JSON.');
  }
  const list = (value as { examples?: unknown } | null)?.examples;
  if (!Array.isArray(list)) throw new BadDraft('The file has no list "examples".');
  if (list.length > MAX_SAVED) throw new BadDraft(`The file has more than ${MAX_SAVED} examples.`);
  return list.map((item: unknown, index) => {
    const { name, draft } = (item ?? {}) as Partial<SavedExample>;
    if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME)
      throw new BadDraft(`Example ${index + 1} has no name of at most ${MAX_NAME} characters.`);
    try {
      return { name, draft: readDraft(draft) };
    } catch (error) {
      throw new BadDraft(`Example ${index + 1}, "${name}": ${(error as Error).message}`);
    }
  });
}

/** The text of an exported file, and of the storage. */
export const writeSaved = (examples: readonly SavedExample[]): string =>
  JSON.stringify({ examples }, null, 2);

/** Adds examples to a list; one with the same name is replaced. */
export function withSaved(
  list: readonly SavedExample[],
  added: readonly SavedExample[],
): SavedExample[] {
  const byName = new Map([...list, ...added].map((example) => [example.name, example]));
  if (byName.size > MAX_SAVED) throw new BadDraft(`There are already ${MAX_SAVED} examples.`);
  return [...byName.values()];
}
