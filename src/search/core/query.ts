import { isStopWord } from './language';
import { labelFields } from './lexicon';
import { SCORING } from './scoring';
import type { SearchIndex } from './searchIndex';
import { MAX_PHRASE_WORDS, type Phrase, phraseKey, type Synonym } from './synonyms';
import { identifierParts, normalizeTerm, tokenize } from './tokenize';

/**
 * One way to match a query word: all the words of a phrase, with a weight of at most 1. A synonym, which has its text, is
 * not what the user typed; the other ways are spellings of it.
 */
export type Expansion = { words: Phrase; weight: number; synonym?: string };

/** The expansions of a query word: the word itself first, then its alternatives. */
export type TermGroup = {
  word: string;
  expansions: Expansion[];
  isStopWord: boolean;
  /** Whether it is the last word of the query, which may not be complete yet. */
  isLast: boolean;
};

/** Maximum number of query words; the rest of a longer query is ignored. */
const MAX_WORDS = 24;
const MIN_SPLIT_LENGTH = 3;

/** A word with hyphens as one word, `subflow` for `sub-flow`; other words, and identifiers, as they are. */
const withoutHyphens = (word: string): string =>
  /^\p{L}+(?:-\p{L}+)+$/u.test(word) ? word.replaceAll('-', '') : word;

/** The synonyms of the phrases in a query, by the position of each word of a phrase. */
function synonymsOf(index: SearchIndex, words: Phrase): Map<number, Synonym[]> {
  const found = new Map<number, Synonym[]>();
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      const others =
        index.synonyms.get(phraseKey(phrase)) ??
        index.synonyms.get(phraseKey(phrase.map(withoutHyphens)));
      for (let at = start; others && at < start + length; at += 1) {
        found.set(at, [...(found.get(at) ?? []), ...others]);
      }
    }
  }
  return found;
}

/** Whether a title, a heading, a keyword or a question has all of some words. */
function isLabelWith({ words }: SearchIndex, phrase: Phrase): boolean {
  const found = phrase.map((word) => words.read(word));
  return labelFields.some((field) =>
    found[0]?.[field].some((place) => found.every((word) => word[field].includes(place))),
  );
}

/** Splits a word that joins two words of a label, such as `lookupmap`. */
function splits(index: SearchIndex, word: string): Phrase[] {
  if (index.vocabulary.has(word)) return [];
  const found: Phrase[] = [];
  for (let at = MIN_SPLIT_LENGTH; at <= word.length - MIN_SPLIT_LENGTH; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (isLabelWith(index, halves)) found.push(halves);
  }
  return found;
}

/**
 * Parses a query into term groups. Stop words count only if the query has no other words, or as parts of phrases that
 * have synonyms, such as `every night`.
 */
export function parseQuery(index: SearchIndex, query: string): TermGroup[] {
  const raw = tokenize(query).slice(0, MAX_WORDS);
  const words = raw.map(normalizeTerm);
  const synonyms = synonymsOf(index, words);
  const onlyStopWords = words.every(isStopWord);
  const seen = new Set<string>();
  return words.flatMap((word, at) => {
    const others = synonyms.get(at) ?? [];
    if (seen.has(word) || (isStopWord(word) && !onlyStopWords && others.length === 0)) return [];
    seen.add(word);
    const joined = [
      withoutHyphens(word),
      `${words[at - 1] ?? ''}${word}`,
      `${word}${words[at + 1] ?? ''}`,
    ]
      .filter((both) => both !== word && index.vocabulary.has(both))
      .map((both) => [both]);
    const parts = identifierParts(raw[at] ?? '');
    const spellings = [...joined, ...splits(index, word)];
    const expansions: Expansion[] = [
      { words: [word], weight: 1 },
      // An identifier that is in the index is not split into its parts.
      ...(parts.length > 0 && !index.vocabulary.has(word)
        ? [{ words: parts, weight: SCORING.parts }]
        : []),
      ...spellings.map((phrase) => ({ words: phrase, weight: SCORING.joined })),
      ...others.map(({ words: phrase, text }) => ({
        words: phrase,
        weight: SCORING.synonym,
        synonym: text,
      })),
    ];
    const isLast = at === words.length - 1 && !/\s$/.test(query);
    return [{ word, expansions, isStopWord: isStopWord(word), isLast }];
  });
}
