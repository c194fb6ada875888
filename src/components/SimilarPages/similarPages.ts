import type { PageTitle } from '@generated/content-data/default/titles.json';
import { counterpart, type Topic } from '@site/src/content/versions/findCounterpart';
import { sitePath } from '@site/src/site/paths';
import { lastVersion, pageAt, type PageKey, versionNames } from '@site/src/site/versions';
import { distance } from 'fastest-levenshtein';

/** Weight of the last part of a path, which names the page; the others are its folders. */
const NAME_WEIGHT = 3;
/** Share of edited letters from which two words are considered unrelated: `data` is not Date. */
const UNRELATED_SHARE = 0.25;
/** Minimum length of a word to match words that it is a prefix of: `json` and `jsonata`. */
const MIN_PREFIX_LENGTH = 3;
/** Cost of a word of the page that was not requested. */
const EXTRA_WORD = 0.01;
/** What the page of a section is nearer than one in it: `step` is rather Steps than Build a custom step. */
const SECTION = 0.9;
/** The end of an address that names no page; an overview is the page of its section. */
const NAMELESS = /\/(?:\w+_intro|overview|index(?:\.[a-z]+)?)\/?$|\.[a-z]+$/;

/** Pages that are named at most, and how much farther than the nearest one they may be. */
const MOST = 5;
const NEAR = 0.65;

/** A page that may be meant, and the one of another version with the similar path, if that has another name. */
export type Guess = { page: PageTitle; formerly?: PageTitle };

/** The page that has each word of the name, or else the nearest one above it; others; what to search for. */
type Similar = { meant?: Guess; above?: Guess | undefined; others: Guess[]; query: string };

/** Distance of two words: 0 for the same word, 1 for unrelated words. */
function wordDistance(a: string, b: string): number {
  if (a === b) return 0;
  // The first letter is rarely wrong, a number is another release.
  if (a[0] !== b[0] || /^\d/.test(a)) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const share = distance(a, b) / long.length;
  if (short.length >= MIN_PREFIX_LENGTH && long.startsWith(short)) return share / 2;
  // Two letters that change places count as two: `retyr` is Retry, and not Return.
  if ([...a].sort().join('') === [...b].sort().join('')) return share / 4;
  return share < UNRELATED_SHARE ? share : 1;
}

/** The words of each part of an address below the root of the documentation, without the version and what names no page. */
function wordsOf(address: string, baseUrl: string): string[][] {
  const path = address.replace(NAMELESS, '').toLowerCase();
  const root = `${baseUrl}docs`;
  const below = path.startsWith(root) ? path.slice(root.length) : path;
  const parts = below.replace(/(\d)_(?=\d)/g, '$1.').split('/');
  return parts
    .map((part): string[] => part.match(/\d+(?:\.\d+)+|[a-z0-9]+/g) ?? [])
    .filter(([word]) => word !== undefined && !versionNames.includes(word));
}

/**
 * The pages that an address that was not found may mean, also with typing errors, the most similar first, but those of
 * its version before others; none that has less than half of its name. A page of another version stands for the page on
 * its topic, which may have another name: Stop is Return in ACE 5.
 */
export function similarPages(
  address: string,
  pages: readonly PageTitle[],
  topics: readonly Topic[],
  baseUrl: string,
): Similar {
  const keyOf = (path: string): PageKey | undefined => pageAt(sitePath(path, baseUrl));
  const asked = wordsOf(address, baseUrl);
  const name = asked.pop();
  if (!name) return { others: [], query: '' };
  const version = keyOf(address)?.version ?? lastVersion;
  const known = pages.map((page) => {
    const parts = wordsOf(page.path, baseUrl);
    const words = parts.flat();
    const unlike = (word: string) => Math.min(1, ...words.map((one) => wordDistance(word, one)));
    const sum = (of: string[]) => of.reduce((total, word) => total + unlike(word), 0);
    const share = sum(name) / name.length;
    const extra = words.filter((word) => ![...asked, name].flat().includes(word)).length;
    const distance = sum(asked.flat()) + NAME_WEIGHT * share + EXTRA_WORD * extra;
    const nearness = parts.length === 1 && distance < NEAR ? SECTION : 0;
    // In a long name, one word with a typing error says little.
    const isLikely = name.every((word) => unlike(word) < 1) && share * words.length <= 0.7;
    return { page, key: keyOf(page.path), words, share, isLikely, distance: distance - nearness };
  });
  const inVersion = ({ page, key }: (typeof known)[number]): Guess => {
    const id = key && (counterpart(topics, key.version, key.id, version) ?? key.id);
    const own = known.find((one) => one.key?.version === version && one.key.id === id)?.page;
    return { page: own ?? page, ...(own && own.title !== page.title && { formerly: page }) };
  };
  const isOther = ({ page }: Guess) => keyOf(page.path)?.version !== version;
  const similar = known
    .filter(({ share }) => share <= 0.5)
    .sort((a, b) => a.distance - b.distance || Number(isOther(a)) - Number(isOther(b)))
    .filter((one, _, [best = one]) => one.distance - best.distance < NEAR)
    .filter(({ isLikely }, _, [best]) => isLikely || !best?.isLikely)
    .map((one) => ({ ...one, ...inVersion(one) }))
    .filter(({ page }, at, all) => all.findIndex((one) => one.page.path === page.path) === at)
    .sort((a, b) => Number(isOther(a)) - Number(isOther(b)));
  const near = (word: string) =>
    known
      .flatMap(({ words }) => words)
      .reduce((one, next) => (wordDistance(word, next) < wordDistance(word, one) ? next : one), '');
  const query = name.flatMap((word) => near(word) || []).join(' ');
  const [guess, second] = similar;
  const isTied =
    guess?.distance === second?.distance && guess?.key?.version === second?.key?.version;
  if (guess?.isLikely && !isTied) return { meant: guess, others: similar.slice(1, MOST), query };
  // What more pages have in part is a word that says nothing, such as "release".
  const others = guess?.isLikely || similar.length <= MOST ? similar.slice(0, MOST) : [];
  const parent = similarPages(address.replace(/[^/]+\/*$/, ''), pages, topics, baseUrl);
  return { above: parent.meant ?? parent.above, others, query };
}
