import { isStopWord, stem } from './language';
import { normalizeTerm, tokenize } from './tokenize';

/** A phrase: one or more words. */
export type Phrase = readonly string[];

/** A synonym: the words to search for, and the phrase as it is written. */
export type Synonym = { words: Phrase; text: string };

/** The synonyms of each phrase, by the stems of its words. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

/** Maximum length of a phrase in words. */
export const MAX_PHRASE_WORDS = 4;

/** The key of a phrase: its stems, so that `schedules` and `scheduling` match `schedule`, and `sub-flow` matches `sub flow`. */
export function phraseKey(words: Phrase): string {
  return words.flatMap((word) => word.split('-').map(stem)).join(' ');
}

/**
 * Finds the words of a phrase to search for: the texts are indexed without stop words.
 * @returns nothing if the phrase is one word without them, which means something else: `log in` is not `log`
 */
function searched(phrase: Phrase): Synonym[] {
  const words = phrase.filter((word) => !isStopWord(word));
  return words.length < Math.min(phrase.length, 2) ? [] : [{ words, text: phrase.join(' ') }];
}

/**
 * Parses groups of synonyms.
 * @param groups each a list of phrases, such as `['cron', 'schedule']`
 * @returns for each phrase, the others of its groups; none for a word that is only a part of phrases
 */
export function parseSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, Synonym[]>();
  for (const group of groups) {
    const phrases = group.map((phrase) => tokenize(phrase).map(normalizeTerm));
    const add = (phrase: Phrase, others: readonly Synonym[]) =>
      synonyms.set(phraseKey(phrase), [...(synonyms.get(phraseKey(phrase)) ?? []), ...others]);
    for (const phrase of phrases) {
      const isOther = (other: Phrase) => phraseKey(other) !== phraseKey(phrase);
      add(phrase, phrases.filter(isOther).flatMap(searched));
      for (const word of phrase) add([word], []);
    }
  }
  return synonyms;
}
