import { stemmer } from 'stemmer';
import { stopWords } from './stopWords';

/** Language-dependent processing of pages and queries. */
export type Language = {
  /** The stem of a normalized word; the word itself if the language has no stemmer. */
  stem: (word: string) => string;
  /** Whether a normalized word is a stop word. */
  isStopWord: (term: string) => boolean;
};

const english: Language = {
  stem: (word) => (/^[a-z]+$/.test(word) ? stemmer(word) : word),
  isStopWord: (term) => stopWords.has(term),
};

const other: Language = { stem: (word) => word, isStopWord: () => false };

/**
 * Gets the processing for a language. Only English has any: the words of other languages match as written.
 * @param tag language tag, such as `en` or `de-CH`
 */
export function languageOf(tag: string): Language {
  return /^en(?:[-_]|$)/i.test(tag) ? english : other;
}
