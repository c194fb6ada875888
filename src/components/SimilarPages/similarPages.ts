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

/** Distance of a page from an address, by the words of their paths; 1 or more for each word if they are unrelated. */
function distanceOf(asked: readonly string[], page: readonly string[]): number {
  const distances = asked.map((word) =>
    Math.min(1, ...page.map((other) => wordDistance(word, other))),
  );
  if (distances.every((one) => one === 1)) return Infinity;
  const last = distances.at(-1) ?? 0;
  const extra = page.filter((word) => !asked.includes(word)).length;
  const sum = distances.reduce((total, one) => total + one, 0);
  return sum + (LAST_WORD_WEIGHT - 1) * last + EXTRA_WORD * extra;
}

/**
 * The pages that an address that was not found may mean, also with typing errors, the most similar first, but those of
 * its version before others. A page of another version stands for the page on its topic, which may have another name:
 * Stop is Return in ACE 5.
 */
export function guessPages(
  address: string,
  pages: readonly PageTitle[],
  topics: readonly Topic[],
  baseUrl: string,
): Guess[] {
  const keyOf = (path: string): PageKey | undefined => pageAt(sitePath(path, baseUrl));
  const root = `${baseUrl}docs`;
  const below = (path: string) => wordsOf(path.startsWith(root) ? path.slice(root.length) : path);
  const asked = below(address.replace(/(?:\/index)?\.html?$/, ''));
  const version = keyOf(address)?.version ?? lastVersion;
  const known = pages.map((page) => ({
    page,
    key: keyOf(page.path),
    distance: distanceOf(asked, below(page.path)),
  }));
  const inVersion = ({ page, key }: (typeof known)[number]): Guess => {
    const id = key && (counterpart(topics, key.version, key.id, version) ?? key.id);
    const own = known.find((one) => one.key?.version === version && one.key.id === id)?.page;
    return { page: own ?? page, ...(own && own.title !== page.title && { formerly: page }) };
  };
  const isOther = ({ page }: Guess) => keyOf(page.path)?.version !== version;
  return known
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || a.page.path.localeCompare(b.page.path, 'en'))
    .map(inVersion)
    .filter(({ page }, at, all) => all.findIndex((other) => other.page === page) === at)
    .sort((a, b) => Number(isOther(a)) - Number(isOther(b)))
    .slice(0, MOST);
}
