import { stemmer } from 'stemmer';
import { stopWords } from './stopWords';

/** What the index and a query know of the language of the pages. */
export type Language = {
  /** The stem of a folded word; the word itself where the language has no stemmer. */
  stem: (word: string) => string;
  /** Whether a folded word is a function word, which tells nothing about a page. */
  isStopWord: (term: string) => boolean;
};

const english: Language = {
  stem: (word) => (/^[a-z]+$/.test(word) ? stemmer(word) : word),
  isStopWord: (term) => stopWords.has(term),
};

const other: Language = { stem: (word) => word, isStopWord: () => false };

/**
 * Finds what is known of a language. For all but English that is nothing: their words match as they are written.
 * @param tag language tag, such as `en` or `de-CH`
 */
export function languageOf(tag: string): Language {
  return /^en(?:[-_]|$)/i.test(tag) ? english : other;
}
