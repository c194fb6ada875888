/**
 * Whether a selector can match: all the classes that it asks for are known.
 * @param words names that components use; a class that a selector excludes need not be among them
 */
export function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  const asked = selector.replace(/:not\([^)]*\)/g, '');
  return [...asked.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = '']) => words.has(name));
}
