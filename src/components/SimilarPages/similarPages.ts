import { distance } from 'fastest-levenshtein';

/** Weight of the last word of a path, which names the page; the others name its folders. */
const LAST_WORD_WEIGHT = 3;
/** Share of edited letters from which two words are considered unrelated. */
const UNRELATED_SHARE = 0.4;
/** Minimum length of a word to match words that it is a prefix of: `json` and `jsonata`. */
const MIN_PREFIX_LENGTH = 4;
/** Cost of a word of the page that was not requested. */
const EXTRA_WORD = 0.01;

/** Pages that are named at most. */
const MOST = 5;

const wordsOf = (path: string): string[] => path.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Distance of two words: 0 for the same word, 1 for unrelated words. */
function wordDistance(a: string, b: string): number {
  if (a === b) return 0;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const share = distance(a, b) / long.length;
  if (short.length >= MIN_PREFIX_LENGTH && long.startsWith(short)) return share / 2;
  return share < UNRELATED_SHARE ? share : 1;
}

/** Distance of a page from the requested path; undefined if they are unrelated. */
function distanceOf(requested: readonly string[], page: readonly string[]): number | undefined {
  const distances = requested.map((word) =>
    Math.min(1, ...page.map((other) => wordDistance(word, other))),
  );
  if (distances.every((one) => one === 1)) return undefined;
  const last = distances.at(-1) ?? 0;
  const extra = page.filter((word) => !requested.includes(word)).length;
  const sum = distances.reduce((total, one) => total + one, 0);
  return sum + (LAST_WORD_WEIGHT - 1) * last + EXTRA_WORD * extra;
}

/**
 * Finds the pages with paths similar to one that was not found, including typing errors.
 * @param address the path that was not found
 * @param root the common root path of the pages
 * @returns the most similar pages, nearest first; empty if none is similar
 */
export function similarPages<Page extends { path: string }>(
  address: string,
  pages: readonly Page[],
  root: string,
): Page[] {
  const below = (path: string) => wordsOf(path.startsWith(root) ? path.slice(root.length) : path);
  const requestedWords = below(address.replace(/(?:\/index)?\.html?$/, ''));
  return pages
    .flatMap((page) => {
      const pageDistance = distanceOf(requestedWords, below(page.path));
      return pageDistance === undefined ? [] : [{ page, pageDistance }];
    })
    .sort((a, b) => a.pageDistance - b.pageDistance || a.page.path.localeCompare(b.page.path, 'en'))
    .slice(0, MOST)
    .map(({ page }) => page);
}
