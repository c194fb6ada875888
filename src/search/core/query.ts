import type { SearchIndex } from './searchIndex';
import { MAX_PHRASE_WORDS, type Phrase, phraseKey } from './synonyms';
import { identifierParts, normalizeTerm, tokenize } from './tokenize';

/**
 * One way to match a query word: all the words of a phrase, with a weight of at most 1. A synonym is not what the user
 * typed, the other ways are spellings of it.
 */
export type Expansion = { words: Phrase; weight: number; isSynonym?: true };

/** The expansions of a query word: the word itself first, then its alternatives. */
export type TermGroup = {
  word: string;
  expansions: Expansion[];
  /** How much the word says: 1 for most words, less for common ones. */
  importance: number;
  /** Whether it is the last word of the query, which may not be complete yet. */
  isLast: boolean;
};

/** Maximum number of query words; the rest of a longer query is ignored. */
const MAX_WORDS = 24;
const MIN_SPLIT_LENGTH = 3;

/** The synonyms of the phrases in a query, by the position of each word of a phrase. */
function synonymsOf(index: SearchIndex, words: Phrase): Map<number, Phrase[]> {
  const found = new Map<number, Phrase[]>();
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const others = index.synonyms.get(
        phraseKey(words.slice(start, start + length), index.language),
      );
      for (let at = start; others && at < start + length; at += 1) {
        found.set(at, [...(found.get(at) ?? []), ...others]);
      }
    }
  }
  return found;
}

/** Splits a word that joins two words of the pages, such as `lookupmap`. */
function splits(index: SearchIndex, word: string): Phrase[] {
  if (index.vocabulary.has(word)) return [];
  const found: Phrase[] = [];
  for (let at = MIN_SPLIT_LENGTH; at <= word.length - MIN_SPLIT_LENGTH; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => index.vocabulary.has(half))) found.push(halves);
  }
  return found;
}

function importanceOf({ language, scoring }: SearchIndex, word: string): number {
  if (language.isStopWord(word)) return scoring.stop;
  return language.isCommon(word) ? scoring.common : 1;
}

/**
 * Parses a query into term groups. Stop words count only if the query has no other words, or as parts of phrases that
 * have synonyms, such as `every night`.
 */
export function parseQuery(index: SearchIndex, query: string): TermGroup[] {
  const raw = tokenize(query).slice(0, MAX_WORDS);
  const words = raw.map(normalizeTerm);
  const synonyms = synonymsOf(index, words);
  const { isStopWord } = index.language;
  const { scoring } = index;
  const onlyStopWords = words.every((word) => isStopWord(word));
  const seen = new Set<string>();
  return words.flatMap((word, at) => {
    const others = synonyms.get(at) ?? [];
    if (seen.has(word) || (isStopWord(word) && !onlyStopWords && others.length === 0)) return [];
    seen.add(word);
    const expansions: Expansion[] = [{ words: [word], weight: 1 }];
    const parts = identifierParts(raw[at] ?? '');
    // An identifier that is in the index is not split into its parts.
    if (parts.length > 0 && !index.vocabulary.has(word))
      expansions.push({ words: parts, weight: scoring.parts });
    for (const joined of [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`]) {
      if (joined !== word && index.vocabulary.has(joined)) {
        expansions.push({ words: [joined], weight: scoring.joined });
      }
    }
    splits(index, word).forEach((halves) =>
      expansions.push({ words: halves, weight: scoring.joined }),
    );
    others.forEach((phrase) =>
      expansions.push({ words: phrase, weight: scoring.synonym, isSynonym: true }),
    );
    const importance = importanceOf(index, word);
    return [
      { word, expansions, importance, isLast: at === words.length - 1 && !/\s$/.test(query) },
    ];
  });
}
