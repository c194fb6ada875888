import { distance } from 'fastest-levenshtein';

/** The last word of an address names the page; the others name its folders. */
const LAST_WORD_WEIGHT = 3;
/** Share of different letters from which two words have nothing in common. */
const UNLIKE = 0.4;
/** From this length on, a word is like one that begins with it: `json` and `jsonata`. */
const SHORTEST_BEGINNING = 4;
/** Cost of a word of the page that was not asked for. */
const EXTRA_WORD = 0.01;

const wordsOf = (path: string): string[] => path.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** How far two words are apart: 0 for the same word, 1 for words with nothing in common. */
function wordDistance(a: string, b: string): number {
  if (a === b) return 0;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const share = distance(a, b) / long.length;
  if (short.length >= SHORTEST_BEGINNING && long.startsWith(short)) return share / 2;
  return share < UNLIKE ? share : 1;
}

/** How far a page is from the address that was asked for; undefined where they have nothing in common. */
function addressDistance(asked: readonly string[], page: readonly string[]): number | undefined {
  let total = 0;
  let nothing = 0;
  asked.forEach((word, index) => {
    const isLast = index === asked.length - 1;
    const weight = isLast ? LAST_WORD_WEIGHT : 1;
    total += weight * Math.min(1, ...page.map((other) => wordDistance(word, other)));
    nothing += weight;
  });
  if (total >= nothing) return undefined;
  return total + EXTRA_WORD * page.filter((word) => !asked.includes(word)).length;
}

/**
 * Finds the pages whose addresses are like one that was not found, slips of the hand included.
 * @param address the path that was not found
 * @param root the path below which the pages are; their addresses have it in common
 * @returns the nearest pages, nearest first; none where nothing is alike
 */
export function similarPages<Page extends { path: string }>(
  address: string,
  pages: readonly Page[],
  root: string,
  limit = 5,
): Page[] {
  const below = (path: string) => wordsOf(path.startsWith(root) ? path.slice(root.length) : path);
  const asked = below(address.replace(/(?:\/index)?\.html?$/, ''));
  return pages
    .flatMap((page) => {
      const away = addressDistance(asked, below(page.path));
      return away === undefined ? [] : [{ page, away }];
    })
    .sort((a, b) => a.away - b.away || a.page.path.localeCompare(b.page.path))
    .slice(0, limit)
    .map(({ page }) => page);
}
