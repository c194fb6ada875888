import type { PageTitle } from '@generated/content-data/default/titles.json';
import { counterpart, type Topic } from '@site/src/content/versions/findCounterpart';
import { sitePath } from '@site/src/site/paths';
import { lastVersion, pageAt, type PageKey, versionNames } from '@site/src/site/versions';
import { distance } from 'fastest-levenshtein';

/** Weight of the last word of a path, which names the page; the others name its folders. */
const LAST_WORD_WEIGHT = 3;
/** Share of edited letters above which two words are considered unrelated. */
const UNRELATED_SHARE = 0.4;
/** Minimum length of a word to match words that it is a prefix of: `json` and `jsonata`. */
const MIN_PREFIX_LENGTH = 4;
/** Cost of a word of the page that was not requested. */
const EXTRA_WORD = 0.01;
/** What the page of a section is nearer than one in it: `step` is rather Steps than Build a custom step. */
const SECTION = 0.9;
/** The end of an address that names no page; an overview is the page of its section. */
const NAMELESS = /\/(?:(?:\w+_)?intro|overview|index(?:\.html?)?)\/?$|\.html?$/;

/** Pages that are named at most, and how much farther than the nearest one they may be. */
const MOST = 5;
const NEAR = 0.65;

/** A page that may be meant, and the one of another version with the similar path, if that has another name. */
export type Guess = { page: PageTitle; formerly?: PageTitle };

/** Distance of two words: 0 for the same word, 1 for unrelated words. */
function wordDistance(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const share = distance(a, b) / long.length;
  const isPrefix = short.length >= MIN_PREFIX_LENGTH && long.startsWith(short);
  if (isPrefix) return share / 2;
  // Two letters that change places count as two: `retyr` is Retry, and not Return.
  if ([...a].sort().join('') === [...b].sort().join('')) return share / 4;
  return share <= UNRELATED_SHARE ? share : 1;
}

/** Distance of a page from an address, by the words of their paths: 1 for each word if they are unrelated. */
function distanceOf(asked: readonly string[], page: readonly string[]): number {
  const distances = asked.map((word) =>
    Math.min(1, ...page.map((other) => wordDistance(word, other))),
  );
  const extra = page.filter((word) => !asked.includes(word)).length;
  const sum = distances.reduce((total, one) => total + one, 0);
  return sum + (LAST_WORD_WEIGHT - 1) * (distances.at(-1) ?? 1) + EXTRA_WORD * extra;
}

/** The words of an address below the root of the documentation, without the version and what names no page. */
export function wordsOf(address: string, baseUrl: string): string[] {
  const path = address.replace(NAMELESS, '');
  const root = `${baseUrl}docs`;
  const below = path.startsWith(root) ? path.slice(root.length) : path;
  const words = below.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !versionNames.includes(word));
}

/**
 * The pages that an address that was not found may mean, also with typing errors, the most similar first, but those of
 * its version before others; none that has less than half of it. A page of another version stands for the page on its
 * topic, which may have another name: Stop is Return in ACE 5.
 */
export function guessPages(
  address: string,
  pages: readonly PageTitle[],
  topics: readonly Topic[],
  baseUrl: string,
): Guess[] {
  const keyOf = (path: string): PageKey | undefined => pageAt(sitePath(path, baseUrl));
  const asked = wordsOf(address, baseUrl);
  const version = keyOf(address)?.version ?? lastVersion;
  const known = pages.map((page) => {
    const key = keyOf(page.path);
    const isSection = key !== undefined && !key.id.replace(NAMELESS, '').includes('/');
    const unlike = distanceOf(asked, wordsOf(page.path, baseUrl));
    return { page, key, distance: isSection && unlike < NEAR ? unlike - SECTION : unlike };
  });
  const inVersion = ({ page, key }: (typeof known)[number]): Guess => {
    const id = key && (counterpart(topics, key.version, key.id, version) ?? key.id);
    const own = known.find((one) => one.key?.version === version && one.key.id === id)?.page;
    return { page: own ?? page, ...(own && own.title !== page.title && { formerly: page }) };
  };
  const isOther = ({ page }: Guess) => keyOf(page.path)?.version !== version;
  return known
    .filter(({ distance }) => distance < (asked.length + LAST_WORD_WEIGHT - 1) / 2)
    .sort((a, b) => a.distance - b.distance || a.page.path.localeCompare(b.page.path, 'en'))
    .filter((one, _, [best = one]) => one.distance - best.distance < NEAR)
    .map(inVersion)
    .filter(({ page }, at, all) => all.findIndex((other) => other.page === page) === at)
    .sort((a, b) => Number(isOther(a)) - Number(isOther(b)))
    .slice(0, MOST);
}
