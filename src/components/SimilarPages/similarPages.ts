/** A page that the reader may have meant. */
export type Candidate = { id: string; path: string; version: string };

const WORDS = /[a-z0-9]+/g;

const wordsOf = (address: string): string[] => address.toLowerCase().match(WORDS) ?? [];

/** Whether two words are at most one inserted, dropped or changed letter apart. */
function withinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}

function similarity(asked: readonly string[], page: readonly string[]): number {
  const last = page.at(-1);
  return asked.reduce((score, word, index) => {
    const isLast = index === asked.length - 1;
    if (page.includes(word)) return score + (word === last && isLast ? 3 : 1);
    const isNear = (other: string) =>
      other.length > 3 &&
      (withinOneEdit(word, other) || other.startsWith(word) || word.startsWith(other));
    return score + (word.length > 3 && page.some(isNear) ? 0.75 : 0);
  }, 0);
}

/**
 * Ranks pages by how much of their address stands in the one that was typed, slips of one letter included.
 * @param address path that was not found
 * @returns the best pages, best first; none where nothing is alike
 */
export function likelyPages(address: string, pages: readonly Candidate[], limit = 5): Candidate[] {
  const asked = wordsOf(address).filter((word) => word !== 'docs' && word !== 'html');
  return pages
    .map((page) => {
      const words = wordsOf(`${page.version} ${page.id}`);
      return { page, score: similarity(asked, words) - words.length / 100 };
    })
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
