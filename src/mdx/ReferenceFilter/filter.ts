const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text has all words of a query; a part of a word is enough. */
export function hasWords(text: string, query: string): boolean {
  const folded = text.toLowerCase();
  return wordsOf(query).every((word) => folded.includes(word));
}

const setHidden = (element: Element, isHidden: boolean) =>
  element.toggleAttribute('hidden', isHidden);

/** Hides what stands between an element and the last list, except for the headings of the lists that are shown. */
function hideAround(lists: readonly Element[], start: Element, isActive: boolean): void {
  const last = lists.at(-1);
  let headings: Element[] = [];
  let at = start.nextElementSibling;
  for (; at; at = at === last ? null : at.nextElementSibling) {
    if (lists.includes(at)) {
      if (!at.hasAttribute('hidden')) headings.forEach((heading) => setHidden(heading, false));
      continue;
    }
    const { tagName } = at;
    const isHeading = /^H[2-4]$/.test(tagName);
    setHidden(at, isActive);
    if (isHeading) headings = [...headings.filter((other) => other.tagName < tagName), at];
  }
}

/**
 * Shows the entries of reference lists that have all words of a query, and the headings above them.
 * @param start the filter, which stands above the first list
 * @returns the number of entries that are shown
 */
export function filterEntries(lists: readonly Element[], start: Element, query: string): number {
  let shown = 0;
  for (const list of lists) {
    const entries = [...list.children];
    const matching = entries.filter(({ textContent }) => hasWords(textContent, query));
    entries.forEach((entry) => setHidden(entry, !matching.includes(entry)));
    setHidden(list, matching.length === 0);
    shown += matching.length;
  }
  hideAround(lists, start, wordsOf(query).length > 0);
  return shown;
}
