import { occurrences } from './codec';
import type { Concept } from './query';
import type { SearchIndex } from './searchIndex';
import type { Match, MatchKind } from './vocabulary';

/**
 * Where the pages meet one word of the query, and how well: 1 for the word itself in a label; in texts the
 * sum over its occurrences. `body` and `headings` by section, the others by page.
 */
export type Evidence = {
  body: Float32Array;
  headings: Float32Array;
  titles: Float32Array;
  tags: Float32Array;
  categories: Float32Array;
};

const fields = ['body', 'headings', 'titles', 'tags', 'categories'] as const;

/** What an occurrence in a section counts, by its class: code less than text, an explanation more. */
const OCCURRENCE_WEIGHTS: readonly number[] = (() => {
  const weights: number[] = [];
  weights[occurrences.code] = 0.5;
  weights[occurrences.once] = 1;
  weights[occurrences.often] = 1.6;
  weights[occurrences.defined] = 3;
  return weights;
})();
/** A name that a section explains counts this much of a heading. */
const DEFINED_SHARE = 0.6;

const KIND_FACTORS: Readonly<Record<Exclude<MatchKind, 'prefix'>, number>> = {
  exact: 1,
  stem: 0.9,
  part: 0.75,
  typo: 0.7,
};

/**
 * How much of the word's own weight a match has. A beginning counts more, the more of the word it is, and less
 * beside the word itself; a typing error less where the word may be the beginning of another one.
 */
function factorOf({ kind, word }: Match, typed: string, kinds: ReadonlySet<MatchKind>): number {
  const isKnown = kinds.has('exact') || kinds.has('part') || kinds.has('stem');
  if (kind === 'prefix') return (isKnown ? 0.35 : 0.6) + 0.25 * (typed.length / word.length);
  return kind === 'typo' && kinds.has('prefix') ? KIND_FACTORS.typo / 2 : KIND_FACTORS[kind];
}

function emptyEvidence(index: SearchIndex): Evidence {
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

/** A tag or category that many pages share tells little about each of them. */
const rarity = (places: readonly number[] | undefined) =>
  places ? 1 / (1 + Math.log(places.length)) : 0;

/** Words whose evidence is kept: those of a query come again with every key that the reader types. */
const MAX_REMEMBERED = 100;
const remembered = new WeakMap<SearchIndex, Map<string, Evidence>>();

function evidenceOfWord(index: SearchIndex, word: string): Evidence {
  const known = remembered.get(index) ?? new Map<string, Evidence>();
  remembered.set(index, known);
  const evidence = known.get(word) ?? findWord(index, word);
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(word, evidence);
  return evidence;
}

function findWord(index: SearchIndex, word: string): Evidence {
  const evidence = emptyEvidence(index);
  const { offsets, sections, kinds } = index.postings;
  const matches = index.vocabulary.match(word);
  const matchKinds = new Set(matches.map(({ kind }) => kind));
  for (const match of matches) {
    const { entry } = match;
    const factor = factorOf(match, word, matchKinds);
    const end = offsets[entry + 1] ?? 0;
    for (let at = offsets[entry] ?? 0; at < end; at += 1) {
      const section = sections[at] ?? 0;
      const kind = kinds[at] ?? 0;
      evidence.body[section]! += factor * (OCCURRENCE_WEIGHTS[kind] ?? 0);
      if (kind === occurrences.defined) {
        evidence.headings[section] = Math.max(evidence.headings[section]!, factor * DEFINED_SHARE);
      }
    }
    raise(evidence.headings, index.headings.get(entry), factor);
    raise(evidence.titles, index.titles.get(entry), factor);
    const tagged = index.tags.get(entry);
    raise(evidence.tags, tagged, factor * rarity(tagged));
    const inCategory = index.categories.get(entry);
    raise(evidence.categories, inCategory, factor * rarity(inCategory));
  }
  return evidence;
}

/** Raises each place of `target` to the weakest of `words` there: a phrase is met where all its words are. */
function addPhrase(target: Evidence, words: readonly Evidence[], weight: number): void {
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

/** What the pages have of a concept: the best of its alternatives at each place. */
export function evidenceOf(index: SearchIndex, { alternatives }: Concept): Evidence {
  const evidence = emptyEvidence(index);
  alternatives.forEach(({ words, weight }) =>
    addPhrase(
      evidence,
      words.map((word) => evidenceOfWord(index, word)),
      weight,
    ),
  );
  return evidence;
}
