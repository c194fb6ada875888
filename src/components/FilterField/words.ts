/** The boundary between the words of a name in camel case. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu;

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text has a word, or a part of an identifier, that begins like a word of a query. */
function hasStart(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(word, at + 1);
  return at >= 0;
}

/** Whether a text has words that begin like all those of a query: `client` and `ace_ui`, but not `if` in `verifies`. */
export function hasWords(text: string, query: string): boolean {
  const whole = text.toLowerCase();
  const parts = text.replace(HUMP, ' ').toLowerCase();
  return wordsOf(query).every((word) => hasStart(whole, word) || hasStart(parts, word));
}

/** Hides an element that a filter does not show, or shows it. */
export function setFiltered(element: Element, isFiltered: boolean): void {
  element.toggleAttribute('hidden', isFiltered);
  element.toggleAttribute('data-filtered', isFiltered);
}
