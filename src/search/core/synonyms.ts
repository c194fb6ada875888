import type { Language } from './language';
import { normalizeTerm, tokenize } from './tokenize';

/** A way to say something: one word or several. */
export type Phrase = readonly string[];

/** Phrases that mean the same, by the stems of each of them. */
export type Synonyms = ReadonlyMap<string, readonly Phrase[]>;

/** Longest phrase of a group, in words. */
export const MAX_PHRASE_WORDS = 4;

/** The key of a phrase: its stems, so that `schedules` and `scheduling` count as `schedule`. */
export function phraseKey(words: Phrase, { stem }: Language): string {
  return words.map(stem).join(' ');
}

/** What a phrase is found by: the texts are indexed without function words. */
function withoutStopWords(words: Phrase, { isStopWord }: Language): Phrase {
  const rest = words.filter((word) => !isStopWord(word));
  return rest.length > 0 ? rest : words;
}

/**
 * Reads groups of phrases that mean the same.
 * @param groups each a list of phrases, such as `['cron', 'schedule']`
 * @returns for each phrase, the others of its groups
 */
export function parseSynonyms(
  groups: readonly (readonly string[])[],
  language: Language,
): Synonyms {
  const synonyms = new Map<string, Phrase[]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => tokenize(phrase).map(normalizeTerm));
    for (const phrase of phrases) {
      const key = phraseKey(phrase, language);
      const others = phrases
        .filter((other) => phraseKey(other, language) !== key)
        .map((other) => withoutStopWords(other, language));
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}
