import type { Expansion, TermGroup } from './query';
import type { Scoring } from './scoring';
import type { SearchIndex } from './searchIndex';
import { maximum, minimum, NOTHING, type Sparse } from './sparse';
import type { Match, MatchKind } from './vocabulary';

/** The fields of a word: `body` and `headings` by section, `questions` by question, the others by page. */
export type ScoredField = 'body' | 'headings' | 'titles' | 'questions' | 'tags' | 'categories';

/** Scores of one query word by field: 1 for an exact match in a label; in texts, the sum over its postings. */
export type FieldScores = Record<ScoredField, Sparse>;

/**
 * The scores of a term group, its inverse document frequency times its importance, how well each page that has it in any
 * field matches, and whether no page has it although it is not a common word.
 */
export type GroupScores = FieldScores & { idf: number; tiers: Sparse; isMissing?: boolean };

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

const EMPTY: FieldScores = {
  body: NOTHING,
  headings: NOTHING,
  titles: NOTHING,
  questions: NOTHING,
  tags: NOTHING,
  categories: NOTHING,
};

const mapFields = (scoreOf: (field: ScoredField) => Sparse): FieldScores => ({
  body: scoreOf('body'),
  headings: scoreOf('headings'),
  titles: scoreOf('titles'),
  questions: scoreOf('questions'),
  tags: scoreOf('tags'),
  categories: scoreOf('categories'),
});

/** A tag or category that many pages share says little about each of them. */
const rarity = (places: readonly number[]) =>
  places.length > 0 ? 1 / (1 + Math.log(places.length)) : 0;

/** The scores of some matches of a word. */
function scoresOf(index: SearchIndex, word: string, matches: readonly Match[]): FieldScores {
  const { scoring, collector } = index;
  const { code, often, defined, alias } = scoring;
  // By `postingTypes`.
  const weights = [code, 1, often, defined];
  const found = matches.map((match) => ({
    ...index.words.read(match.entry),
    factor: factorOf(match, word, scoring),
  }));
  const raise = (places: readonly number[], value: number) => {
    for (const place of places) collector.raise(place, value);
  };
  const collect = (put: (word: (typeof found)[number]) => void): Sparse => {
    found.forEach(put);
    return collector.take();
  };
  return {
    body: collect(({ sections, types, factor }) => {
      for (let at = 0; at < sections.length; at += 1) {
        collector.add(sections[at]!, factor * weights[types[at]!]!);
      }
    }),
    headings: collect(({ headings, factor }) => raise(headings, factor)),
    titles: collect(({ titles, aliases, factor }) => {
      raise(titles, factor);
      raise(aliases, factor * alias);
    }),
    questions: collect(({ questions, factor }) => raise(questions, factor)),
    tags: collect(({ tags, factor }) => raise(tags, factor * rarity(tags))),
    categories: collect(({ categories, factor }) => raise(categories, factor * rarity(categories))),
  };
}

/** The pages that have a word in any field, each with the tier. */
function tiersOf(index: SearchIndex, scores: FieldScores, tier: number): Sparse {
  const { collector, pageOf, pageOfQuestion } = index;
  const { body, headings, titles, questions, tags, categories } = scores;
  for (const { places } of [body, headings]) {
    places.forEach((section) => collector.raise(pageOf[section]!, tier));
  }
  questions.places.forEach((question) => collector.raise(pageOfQuestion[question]!, tier));
  for (const { places } of [titles, tags, categories]) {
    places.forEach((page) => collector.raise(page, tier));
  }
  return collector.take();
}

/** Inverse document frequency (Robertson, Spärck Jones). */
const idfOf = (index: SearchIndex, documentFrequency: number) =>
  Math.log(1 + index.pages.length / Math.max(documentFrequency, 0.5));

/** The larger of some scores, and others times a weight. */
const larger = (scores: FieldScores, others: FieldScores, weight: number): FieldScores =>
  mapFields((field) => maximum(scores[field], others[field], weight));

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

function findWord(index: SearchIndex, word: string, mode: Mode): GroupScores {
  const matches = matchesOf(index, word, mode);
  let scores = EMPTY;
  let tiers = NOTHING;
  let idf = 0;
  for (let tier = BEST_TIER; tier > 0; tier -= 1) {
    const own = matches.filter(({ kind }) => TIERS[tier - 1]!.includes(kind));
    if (own.length === 0) continue;
    const found = scoresOf(index, word, own);
    tiers = maximum(tiers, tiersOf(index, found, tier), 1);
    const idfHere = idfOf(index, tiers.places.length);
    idf ||= idfHere;
    scores = larger(scores, found, idfHere / idf);
  }
  return { ...scores, idf, tiers };
}

/** The field scores of a phrase: of its only word, or where all its words match. */
function scoresOfPhrase(
  index: SearchIndex,
  { words, isSynonym }: Expansion,
  mode: Mode,
): GroupScores {
  const found = words.map((word) => scoresOfWord(index, word, isSynonym ? 'synonym' : mode));
  const [first, ...rest] = found;
  if (!first) return { ...EMPTY, idf: 0, tiers: NOTHING };
  if (rest.length === 0 && !isSynonym) return first;
  const scores = mapFields((field) =>
    rest.reduce((least, other) => minimum(least, other[field]), first[field]),
  );
  const tiers = tiersOf(index, scores, SYNONYM_TIER);
  const pages = tiers.places.length;
  const idf = rest.length === 0 ? first.idf : pages > 0 ? idfOf(index, pages) : 0;
  return { ...scores, idf, tiers };
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
  const idf = found[0]?.scores.idf ?? idfOf(index, 0);
  let group = EMPTY;
  let tiers = NOTHING;
  for (const { scores, weight } of found) {
    group = larger(group, scores, weight * Math.min(1, scores.idf / idf));
    tiers = maximum(tiers, scores.tiers, 1);
  }
  const isMissing = found.length === 0 && importance === 1;
  return { ...group, idf: idf * importance, tiers, isMissing };
}
