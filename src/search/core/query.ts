import { genres, isStopWord, platforms, stem } from './language';
import { SCORING } from './scoring';
import type { SearchIndex } from './searchIndex';
import { MAX_PHRASE_WORDS, type Phrase, phraseKey, type Synonym, type Synonyms } from './synonyms';
import { HUMP, normalizeTerm, SEPARATOR, tokenize } from './tokenize';

/**
 * One way to match a query word: all the words of a phrase, with a weight of at most 1. A synonym, which has its text, is
 * not what the user typed; the other ways are spellings of it, or correct it.
 */
export type Expansion = { words: Phrase; weight: number; synonym?: string; corrects?: true };

/** The expansions of a query word: the word itself first, then its alternatives. */
export type TermGroup = {
  word: string;
  /** The word as it was typed. */
  typed: string;
  expansions: Expansion[];
  mode: Mode;
  /** Its importance, relative to what its rarity says. */
  importance: number;
};

/**
 * What a word may match besides itself and words with its stem. An unfinished word, the last one of a query, may be the
 * beginning of another word; a complete word only if the pages do not have it; a synonym, or a word in quotation marks,
 * is not.
 */
export type Mode = 'unfinished' | 'complete' | 'known';

/** A query in quotation marks. */
const VERBATIM = /^\s*["“”„].*["“”]\s*$/su;

/** Maximum number of query words; the rest of a longer query is ignored. */
const MAX_WORDS = 24;
const MIN_SPLIT_LENGTH = 3;

/** The synonyms of the phrases in a query, by the position of each word of a phrase. */
function synonymsOf(synonyms: Synonyms, words: Phrase): Map<number, Synonym[]> {
  const found = new Map<number, Synonym[]>();
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      const others = synonyms.get(phraseKey(phrase));
      for (let at = start; others && at < start + length; at += 1) {
        found.set(at, [...(found.get(at) ?? []), ...others]);
      }
    }
  }
  return found;
}

/** What a word that no page has may be: two words without a space between them, or one with typing errors. */
function correctionsOf({ vocabulary }: SearchIndex, word: string): Expansion[] {
  const found: Phrase[] = [];
  for (let at = MIN_SPLIT_LENGTH; at <= word.length - MIN_SPLIT_LENGTH; at += 1) {
    const words = [word.slice(0, at), word.slice(at)];
    const hasStop = [...words, ...words.map(stem)].some(isStopWord);
    if (!hasStop && words.every((half) => vocabulary.known(half).length > 0)) found.push(words);
  }
  const similar = vocabulary.nearest(word).map((other) => [other]);
  const weight = SCORING.otherWord;
  return [...found, ...similar].map((words) => ({ words, weight, corrects: true }));
}

/** Whether the pages have a normalized word, in any form. */
export type IsKnown = (word: string) => boolean;

/** What the indexes know that are searched together. */
export type Known = { isKnown: IsKnown; synonyms: Synonyms };

/** The words of a query as they are written; a name that no page has is its parts. */
function wordsOf(query: string, isKnown: IsKnown): string[] {
  const piecesOf = (raw: string, separator: RegExp) =>
    isKnown(normalizeTerm(raw)) ? [raw] : raw.split(separator).filter(Boolean);
  return tokenize(query)
    .slice(0, MAX_WORDS)
    .flatMap((raw) => piecesOf(raw, SEPARATOR))
    .flatMap((piece) => piecesOf(piece, HUMP));
}

/**
 * Parses a query into term groups. Stop words count only if the query has no other words, or as parts of phrases that
 * have synonyms, such as `every night`. A query in quotation marks is searched for as it is.
 */
export function parseQuery(index: SearchIndex, query: string, known: Known): TermGroup[] {
  const { isKnown } = known;
  const raw = wordsOf(query, isKnown);
  const words = raw.map(normalizeTerm);
  const isVerbatim = VERBATIM.test(query);
  const synonyms = isVerbatim ? new Map<number, Synonym[]>() : synonymsOf(known.synonyms, words);
  const hasSynonyms = [...synonyms.values()].some((others) => others.length > 0);
  const onlyStopWords = words.every(isStopWord);
  const seen = new Set<string>();
  return words.flatMap((word, at) => {
    const others = synonyms.get(at) ?? [];
    if (seen.has(word) || (isStopWord(word) && !onlyStopWords && others.length === 0)) return [];
    seen.add(word);
    const joined = [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`]
      .filter((both) => both !== word && index.vocabulary.has(both))
      .map((both) => [both]);
    // A word of the synonyms is one that readers know from elsewhere, not a typing error.
    const isWord = isKnown(word) || known.synonyms.has(phraseKey([word]));
    // Nor are a few capitals, such as NIST: the name of something else.
    const isName = isWord || /^\p{Lu}{2,5}$/u.test(raw[at]!);
    const isUnknown = joined.length === 0 && !isVerbatim && !isName;
    const expansions: Expansion[] = [
      { words: [word], weight: 1 },
      ...joined.map((phrase) => ({ words: phrase, weight: SCORING.otherWord })),
      ...(isUnknown ? correctionsOf(index, word) : []),
      ...others.map(({ words: phrase, text }) => ({
        words: phrase,
        weight: SCORING.otherWord,
        synonym: text,
      })),
    ];
    const isLast = at === words.length - 1 && !/\s$/.test(query);
    const mode = isVerbatim ? 'known' : isLast ? 'unfinished' : 'complete';
    const isAside = genres.has(word) || (hasSynonyms && platforms.has(word));
    const importance = isStopWord(word) ? SCORING.stop : isAside ? SCORING.aside : 1;
    return [{ word, typed: raw[at]!, expansions, mode, importance }];
  });
}
