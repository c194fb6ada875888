import type { PageTitle } from '@generated/content-data/default/titles.json';
import { counterpart, type Topic } from '@site/src/content/versions/findCounterpart';
import { sitePath } from '@site/src/site/paths';
import { lastVersion, pageAt, type PageKey } from '@site/src/site/versions';
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

/** A page that may be meant, and the one of another version with the similar path, if that has another name. */
export type Guess = { page: PageTitle; formerly?: PageTitle };

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
    .map(({ page }) => page);
}

/**
 * The pages that an address that was not found may mean: those of its version first. A page of another version stands for
 * the page on its topic, which may have another name: Stop is Return in ACE 5.
 */
export function guessPages(
  address: string,
  pages: readonly PageTitle[],
  topics: readonly Topic[],
  baseUrl: string,
): Guess[] {
  const keyOf = (path: string): PageKey | undefined => pageAt(sitePath(path, baseUrl));
  const version = keyOf(address)?.version ?? lastVersion;
  const keys = pages.map((page) => ({ page, key: keyOf(page.path) }));
  const inVersion = (page: PageTitle): Guess => {
    const key = keyOf(page.path);
    if (!key || key.version === version) return { page };
    const id = counterpart(topics, key.version, key.id, version) ?? key.id;
    const own = keys.find((one) => one.key?.version === version && one.key.id === id)?.page;
    if (!own) return { page };
    return own.title === page.title ? { page: own } : { page: own, formerly: page };
  };
  const guesses = similarPages(address, pages, `${baseUrl}docs`).map(inVersion);
  const isFirst = ({ page }: Guess, at: number) =>
    guesses.findIndex((other) => other.page === page) === at;
  const isOther = ({ page }: Guess) => keyOf(page.path)?.version !== version;
  return guesses
    .filter(isFirst)
    .sort((a, b) => Number(isOther(a)) - Number(isOther(b)))
    .slice(0, MOST);
}
