import { isStopWord } from './language';
import type { Expansion, Mode, TermGroup } from './query';
import { SCORING } from './scoring';
import { type ScoredField, scoredFields, type SearchIndex } from './searchIndex';
import type { Match, MatchKind } from './vocabulary';

/** Scores of one query word by field: 1 for an exact match in a label; in texts, the sum over its postings. */
export type FieldScores = Record<ScoredField, Float32Array>;

/** The scores of a term group, its inverse document frequency, the match level of each page, and whether it is a stop word. */
export type GroupScores = FieldScores & { idf: number; matchLevels: Uint8Array; isStop?: boolean };

/** The kinds of matches, best first. */
const KINDS: readonly (readonly MatchKind[])[] = [['exact', 'part'], ['stem'], ['prefix']];
/** The match level of a page that has a word in any form. */
export const MATCH_LEVEL = 1;
/** That of one with the word in its title, or that shows it as one of a few pages: a reader looks for these. */
export const RARE_WORD_LEVEL = 2;
const FEW_PAGES = 3;
const FEW_OF = 10;

/** Weight of a posting, by `postingTypes`. */
const POSTING_WEIGHTS = [SCORING.code, 1, SCORING.often, SCORING.defined] as const;

const noScores = ({ pagesOf }: SearchIndex): FieldScores =>
  Object.fromEntries(
    scoredFields.map((field) => [field, new Float32Array(pagesOf[field].length)]),
  ) as FieldScores;

/** Replaces each score by what is chosen of it and another one. In place: a query does this for thousands of scores. */
function merge(
  scores: FieldScores,
  others: FieldScores,
  choose: (score: number, other: number) => number,
): void {
  for (const field of scoredFields) {
    const [own, other] = [scores[field], others[field]];
    for (let at = 0; at < own.length; at += 1) own[at] = choose(own[at]!, other[at]!);
  }
}

/** A tag or category that many pages share says little about each of them. */
const rarity = (pages: readonly number[]) => 1 / (1 + Math.log(pages.length));

/** The scores of some matches of a word. */
function scoresOf(index: SearchIndex, matches: readonly Match[]): FieldScores {
  const scores = noScores(index);
  const putMax = (field: ScoredField, places: readonly number[], score: number) => {
    for (const at of places) scores[field][at] = Math.max(scores[field][at]!, score);
  };
  for (const { term, kind } of matches) {
    const { sections, types, headings, titles, aliases, questions, tags, categories } =
      index.vocabulary.read(term);
    const factor = kind === 'exact' ? 1 : SCORING.otherForm;
    sections.forEach((section, at) => {
      scores.body[section]! += factor * POSTING_WEIGHTS[types[at]!]!;
    });
    putMax('headings', headings, factor);
    putMax('titles', titles, factor);
    putMax('titles', aliases, factor * SCORING.alias);
    putMax('questions', questions, factor);
    putMax('tags', tags, factor * rarity(tags));
    putMax('categories', categories, factor * rarity(categories));
  }
  return scores;
}

/** Marks the pages that have a word in any field. */
function markPages({ pagesOf }: SearchIndex, scores: FieldScores, levels: Uint8Array): Uint8Array {
  for (const field of scoredFields) {
    const [own, pages] = [scores[field], pagesOf[field]];
    for (let at = 0; at < own.length; at += 1) {
      if (own[at]! > 0) levels[pages[at]!] = MATCH_LEVEL;
    }
  }
  return levels;
}

/** The pages that show a word, in their text or in a heading. */
export function pagesShowing({ vocabulary, pagesOf }: SearchIndex, word: string): Set<number> {
  const { sections, headings } = vocabulary.read(word);
  return new Set([...sections, ...headings].map((section) => pagesOf.body[section]!));
}

/** The pages that have a word in the title, as `mongo` in MongoDB, or, if none has, that show it, if they are few. */
function pagesToOpen(index: SearchIndex, word: string): readonly number[] {
  const named = index.vocabulary.known(word).filter(({ kind }) => kind !== 'stem');
  const titles = named.flatMap(({ term }) => index.vocabulary.read(term).titles);
  if (titles.length > 0) return titles;
  const pages = pagesShowing(index, word);
  return pages.size > Math.min(FEW_PAGES, index.pages.length / FEW_OF) ? [] : [...pages];
}

const noPages = ({ pages }: SearchIndex) => new Uint8Array(pages.length);
const countOf = (levels: Uint8Array) => levels.filter((level) => level > 0).length;

/** Inverse document frequency (Robertson, Spärck Jones). */
const idfOf = (index: SearchIndex, documentFrequency: number) =>
  Math.log(1 + index.pages.length / Math.max(documentFrequency, 0.5));

/** The words of the pages that a word may stand for. */
export function matchesOf({ vocabulary }: SearchIndex, word: string, mode: Mode): Match[] {
  if (mode === 'unfinished') return vocabulary.match(word);
  const known = vocabulary.known(word);
  return mode === 'complete' && known.length === 0 ? vocabulary.match(word) : known;
}

/**
 * The scores of a word. A match of a worse kind counts by the document frequency of all the words up to its kind: a
 * frequent word with the stem of a rare one does not become rare by it.
 */
function scoresOfWord(index: SearchIndex, word: string, mode: Mode): GroupScores {
  const matches = matchesOf(index, word, mode);
  const matchLevels = noPages(index);
  const scores = noScores(index);
  let idf = 0;
  for (const kinds of KINDS) {
    const here = matches.filter(({ kind }) => kinds.includes(kind));
    if (here.length === 0) continue;
    const found = scoresOf(index, here);
    const idfHere = idfOf(index, countOf(markPages(index, found, matchLevels)));
    idf ||= idfHere;
    const rarer = idfHere / idf;
    merge(scores, found, (score, other) => Math.max(score, other * rarer));
  }
  return { ...scores, idf, matchLevels };
}

/** The scores of a phrase: of its only word, or where all its words match. */
function scoresOfPhrase(
  index: SearchIndex,
  { words, synonym }: Expansion,
  mode: Mode,
): GroupScores {
  const isTyped = synonym === undefined;
  const found = words.map((word) => scoresOfWord(index, word, isTyped ? mode : 'known'));
  const [first, ...rest] = found as [GroupScores, ...GroupScores[]];
  if (rest.length === 0 && isTyped) {
    for (const page of pagesToOpen(index, words[0]!)) first.matchLevels[page] = RARE_WORD_LEVEL;
    return first;
  }
  for (const other of rest) merge(first, other, Math.min);
  const matchLevels = markPages(index, first, noPages(index));
  const pages = countOf(matchLevels);
  const idf = rest.length === 0 ? first.idf : pages > 0 ? idfOf(index, pages) : 0;
  return { ...first, idf, matchLevels };
}

/**
 * The scores of a term group: the maximum over its expansions, each by its own document frequency. The group has the
 * document frequency of the first expansion that the pages have: the word itself, rather than its synonyms.
 */
export function scoresOfGroup(
  index: SearchIndex,
  { word, expansions, mode, importance }: TermGroup,
): GroupScores {
  const found = expansions
    .map((expansion) => ({ ...scoresOfPhrase(index, expansion, mode), weight: expansion.weight }))
    .filter((phrase) => phrase.idf > 0);
  // A word that no page has is as rare as can be: pages lack much of the query.
  const idf = found[0]?.idf ?? idfOf(index, 0);
  const matchLevels = noPages(index);
  const scores = noScores(index);
  for (const phrase of found) {
    const factor = phrase.weight * Math.min(1, phrase.idf / idf);
    merge(scores, phrase, (score, other) => Math.max(score, other * factor));
    phrase.matchLevels.forEach((level, page) => {
      matchLevels[page] = Math.max(matchLevels[page] ?? 0, level);
    });
  }
  return { ...scores, idf: idf * importance, matchLevels, isStop: isStopWord(word) };
}
