import { postingTypes } from './codec';
import type { TermGroup } from './query';
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

const fields = ['body', 'headings', 'titles', 'tags', 'categories'] as const;

/** Weight of a posting by its type: code less than text, a definition more. */
const POSTING_WEIGHTS: readonly number[] = (() => {
  const weights: number[] = [];
  weights[postingTypes.code] = 0.5;
  weights[postingTypes.once] = 1;
  weights[postingTypes.often] = 1.6;
  weights[postingTypes.defined] = 3;
  return weights;
})();
/** Weight of a name that a section defines, relative to a heading. */
const DEFINED_WEIGHT = 0.6;

const KIND_FACTORS: Readonly<Record<Exclude<MatchKind, 'prefix'>, number>> = {
  exact: 1,
  stem: 0.9,
  part: 0.75,
  typo: 0.7,
};

/**
 * Weight of a match relative to an exact match. A prefix match counts more, the larger its share of the word, and less
 * if the pages have the query word itself; a typing error counts less if the query word may be a prefix.
 */
function factorOf({ kind, word }: Match, typed: string, kinds: ReadonlySet<MatchKind>): number {
  const isKnown = kinds.has('exact') || kinds.has('part') || kinds.has('stem');
  if (kind === 'prefix') return (isKnown ? 0.35 : 0.6) + 0.25 * (typed.length / word.length);
  return kind === 'typo' && kinds.has('prefix') ? KIND_FACTORS.typo / 2 : KIND_FACTORS[kind];
}

function emptyScores(index: SearchIndex): FieldScores {
  return {
    body: new Float32Array(index.documents.length),
    headings: new Float32Array(index.documents.length),
    titles: new Float32Array(index.pages.length),
    tags: new Float32Array(index.pages.length),
    categories: new Float32Array(index.pages.length),
  };
}

function raise(values: Float32Array, places: readonly number[] | undefined, value: number): void {
  places?.forEach((place) => {
    if (value > (values[place] ?? 0)) values[place] = value;
  });
}

/** A tag or category that many pages share says little about each of them. */
const rarity = (places: readonly number[] | undefined) =>
  places ? 1 / (1 + Math.log(places.length)) : 0;

/** Words whose field scores are cached: while the user types, the words of the query repeat. */
const MAX_CACHED_WORDS = 100;
const caches = new WeakMap<SearchIndex, Map<string, FieldScores>>();

function scoresOfWord(index: SearchIndex, word: string): FieldScores {
  const cache = caches.get(index) ?? new Map<string, FieldScores>();
  caches.set(index, cache);
  const known = cache.get(word);
  if (known) return known;
  if (cache.size >= MAX_CACHED_WORDS) cache.clear();
  const scores = findWord(index, word);
  cache.set(word, scores);
  return scores;
}

function findWord(index: SearchIndex, word: string): FieldScores {
  const scores = emptyScores(index);
  const { offsets, sections, types } = index.postings;
  const matches = index.vocabulary.match(word);
  const matchKinds = new Set(matches.map(({ kind }) => kind));
  for (const match of matches) {
    const { entry } = match;
    const factor = factorOf(match, word, matchKinds);
    const end = offsets[entry + 1] ?? 0;
    for (let at = offsets[entry] ?? 0; at < end; at += 1) {
      const section = sections[at] ?? 0;
      const type = types[at] ?? 0;
      scores.body[section]! += factor * (POSTING_WEIGHTS[type] ?? 0);
      if (type === postingTypes.defined) {
        scores.headings[section] = Math.max(scores.headings[section]!, factor * DEFINED_WEIGHT);
      }
    }
    raise(scores.headings, index.headings.get(entry), factor);
    raise(scores.titles, index.titles.get(entry), factor);
    const tagged = index.tags.get(entry);
    raise(scores.tags, tagged, factor * rarity(tagged));
    const inCategory = index.categories.get(entry);
    raise(scores.categories, inCategory, factor * rarity(inCategory));
  }
  return scores;
}

/** Raises each value of `target` to the minimum of `words` there: a phrase matches where all its words match. */
function addPhrase(target: FieldScores, words: readonly FieldScores[], weight: number): void {
  for (const field of fields) {
    const values = target[field];
    const [first, ...rest] = words.map((word) => word[field]);
    if (!first) return;
    for (let at = 0; at < values.length; at += 1) {
      let value = first[at]!;
      if (value === 0) continue;
      for (const other of rest) value = Math.min(value, other[at]!);
      if (value * weight > values[at]!) values[at] = value * weight;
    }
  }
}

/** The field scores of a term group: the maximum over its expansions. */
export function fieldScoresOf(index: SearchIndex, { expansions }: TermGroup): FieldScores {
  const scores = emptyScores(index);
  expansions.forEach(({ words, weight }) =>
    addPhrase(
      scores,
      words.map((word) => scoresOfWord(index, word)),
      weight,
    ),
  );
  return scores;
}
