import type { Expansion, TermGroup } from './query';
import type { Scoring } from './scoring';
import type { SearchIndex } from './searchIndex';
import type { Match, MatchKind } from './vocabulary';

/**
 * Scores of one query word by field: 1 for an exact match in a label; in texts, the sum over its postings. `body` and
 * `headings` are by section, the others by page.
 */
export type FieldScores = {
  body: Float32Array;
  headings: Float32Array;
  titles: Float32Array;
  tags: Float32Array;
  categories: Float32Array;
};

/**
 * The scores of a term group, its inverse document frequency times its importance, for each page how well it matches,
 * and whether no page has it although it is not a common word.
 */
export type GroupScores = FieldScores & { idf: number; tiers: Uint8Array; isMissing?: boolean };

const fields = ['body', 'headings', 'titles', 'tags', 'categories'] as const;

/** How closely a page has a word, best last; a page with a better match precedes pages with others. */
const TIERS: readonly (readonly MatchKind[])[] = [
  ['typo'],
  ['prefix'],
  ['stem'],
  ['exact', 'part'],
];
/** The tier of the word itself. */
export const BEST_TIER = TIERS.length;
/** A synonym counts as much as another form of the word. */
const SYNONYM_TIER = BEST_TIER - 1;

/** Weight of a match relative to an exact match. A prefix match counts more, the larger its share of the word. */
function factorOf({ kind, word }: Match, typed: string, scoring: Scoring): number {
  if (kind === 'exact') return 1;
  const { prefix, stem } = scoring;
  return kind === 'prefix'
    ? prefix + (stem - prefix) * (typed.length / word.length)
    : scoring[kind];
}

function emptyScores(index: SearchIndex): FieldScores {
  return {
    body: new Float32Array(index.sections),
    headings: new Float32Array(index.sections),
    titles: new Float32Array(index.pages.length),
    tags: new Float32Array(index.pages.length),
    categories: new Float32Array(index.pages.length),
  };
}

function raise(values: Float32Array, places: readonly number[], value: number): void {
  places.forEach((place) => {
    if (value > (values[place] ?? 0)) values[place] = value;
  });
}

/** A tag or category that many pages share says little about each of them. */
const rarity = (places: readonly number[]) =>
  places.length > 0 ? 1 / (1 + Math.log(places.length)) : 0;

function addMatch(index: SearchIndex, scores: FieldScores, entry: number, factor: number): void {
  const { sections, types, headings, titles, aliases, tags, categories } = index.words.read(entry);
  const { code, often, defined, alias } = index.scoring;
  // By `postingTypes`.
  const weights = [code, 1, often, defined];
  for (let at = 0; at < sections.length; at += 1) {
    scores.body[sections[at]!]! += factor * weights[types[at]!]!;
  }
  raise(scores.headings, headings, factor);
  raise(scores.titles, titles, factor);
  raise(scores.titles, aliases, factor * alias);
  raise(scores.tags, tags, factor * rarity(tags));
  raise(scores.categories, categories, factor * rarity(categories));
}

/** Whether a page has a word in any field. */
function pagesWith(index: SearchIndex, scores: FieldScores): Uint8Array {
  return Uint8Array.from(index.pages, ({ first, end }, page) => {
    if (scores.titles[page] || scores.tags[page] || scores.categories[page]) return 1;
    for (let section = first; section < end; section += 1) {
      if (scores.body[section] || scores.headings[section]) return 1;
    }
    return 0;
  });
}

/** Inverse document frequency (Robertson, Spärck Jones). */
const idfOf = (index: SearchIndex, documentFrequency: number) =>
  Math.log(1 + index.pages.length / Math.max(documentFrequency, 0.5));

const sum = (values: Uint8Array) => values.reduce((total, value) => total + value, 0);

/** Raises each value of `target` to that of `scores` times a weight. */
function raiseAll(target: FieldScores, scores: FieldScores, weight: number): void {
  for (const field of fields) {
    const values = target[field];
    const others = scores[field];
    for (let at = 0; at < values.length; at += 1) {
      const value = others[at]! * weight;
      if (value > values[at]!) values[at] = value;
    }
  }
}

/** The minimum of each value over some words: a phrase matches where all its words match. */
function minimum(index: SearchIndex, words: readonly FieldScores[]): FieldScores {
  const [first, ...rest] = words;
  if (!first || rest.length === 0) return first ?? emptyScores(index);
  const scores = emptyScores(index);
  for (const field of fields) {
    const values = scores[field];
    values.set(first[field]);
    for (const other of rest) {
      const limits = other[field];
      for (let at = 0; at < values.length; at += 1) {
        if (limits[at]! < values[at]!) values[at] = limits[at]!;
      }
    }
  }
  return scores;
}

/** Words whose field scores are cached: while the user types, the words of the query repeat. */
const MAX_CACHED_WORDS = 100;
const caches = new WeakMap<SearchIndex, Map<string, GroupScores>>();

/**
 * What a word may match besides itself and words with its stem. An unfinished word, the last one of a query, may be the
 * beginning of another word, and may have a typing error; a complete word only if the pages do not have it; a synonym
 * is a word of ours, so neither.
 */
type Mode = 'unfinished' | 'complete' | 'synonym';

function matchesOf({ vocabulary }: SearchIndex, word: string, mode: Mode): Match[] {
  if (mode === 'unfinished') return vocabulary.match(word);
  const known = vocabulary.known(word);
  return mode === 'complete' && known.length === 0 ? vocabulary.match(word) : known;
}

/**
 * The scores of a word. A match of a worse tier counts by the document frequency of all the words up to its tier: a
 * frequent word with the stem of a rare one does not become rare by it.
 */
function scoresOfWord(index: SearchIndex, word: string, mode: Mode): GroupScores {
  const cache = caches.get(index) ?? new Map<string, GroupScores>();
  caches.set(index, cache);
  const key = `${mode} ${word}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= MAX_CACHED_WORDS) cache.clear();
  const scores = findWord(index, word, mode);
  if (index.words.missing.size === 0) cache.set(key, scores);
  return scores;
}

function emptyGroup(index: SearchIndex, idf: number): GroupScores {
  return { ...emptyScores(index), idf, tiers: new Uint8Array(index.pages.length) };
}

function raiseTiers(scores: GroupScores, pages: Uint8Array, tier: number): void {
  pages.forEach((has, page) => {
    if (has) scores.tiers[page] = Math.max(scores.tiers[page]!, tier);
  });
}

function findWord(index: SearchIndex, word: string, mode: Mode): GroupScores {
  const scores = emptyGroup(index, 0);
  const matches = matchesOf(index, word, mode);
  const pages = new Uint8Array(index.pages.length);
  for (let tier = BEST_TIER; tier > 0; tier -= 1) {
    const own = matches.filter(({ kind }) => TIERS[tier - 1]!.includes(kind));
    if (own.length === 0) continue;
    const found = emptyScores(index);
    own.forEach((match) =>
      addMatch(index, found, match.entry, factorOf(match, word, index.scoring)),
    );
    const having = pagesWith(index, found);
    having.forEach((has, page) => (pages[page]! |= has));
    raiseTiers(scores, having, tier);
    const idf = idfOf(index, sum(pages));
    scores.idf ||= idf;
    raiseAll(scores, found, idf / scores.idf);
  }
  return scores;
}

/** The field scores of a phrase: of its only word, or where all its words match. */
function scoresOfPhrase(
  index: SearchIndex,
  { words, isSynonym }: Expansion,
  mode: Mode,
): GroupScores {
  const found = words.map((word) => scoresOfWord(index, word, isSynonym ? 'synonym' : mode));
  const [only] = found;
  if (only && found.length === 1 && !isSynonym) return only;
  const scores = { ...emptyGroup(index, 0), ...minimum(index, found) };
  const pages = pagesWith(index, scores);
  const idf = pages.includes(1) ? idfOf(index, sum(pages)) : 0;
  const phrase = { ...scores, idf: only && found.length === 1 ? only.idf : idf };
  phrase.tiers = new Uint8Array(index.pages.length);
  raiseTiers(phrase, pages, SYNONYM_TIER);
  return phrase;
}

/**
 * The field scores of a term group: the maximum over its expansions, each by its own document frequency. The group has
 * the document frequency of the first expansion that the pages have: the word itself, rather than its synonyms.
 */
export function fieldScoresOf(
  index: SearchIndex,
  { expansions, importance, isLast }: TermGroup,
): GroupScores {
  const mode = isLast ? 'unfinished' : 'complete';
  const found = expansions
    .map((expansion) => ({
      scores: scoresOfPhrase(index, expansion, mode),
      weight: expansion.weight,
    }))
    .filter(({ scores }) => scores.idf > 0);
  // A word that no page has is as rare as can be: pages lack much of the query.
  const group = emptyGroup(index, found[0]?.scores.idf ?? idfOf(index, 0));
  for (const { scores, weight } of found) {
    raiseAll(group, scores, weight * Math.min(1, scores.idf / group.idf));
    scores.tiers.forEach((tier, page) => {
      group.tiers[page] = Math.max(group.tiers[page]!, tier);
    });
  }
  group.idf *= importance;
  group.isMissing = found.length === 0 && importance === 1;
  return group;
}
