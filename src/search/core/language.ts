import { stemmer } from 'stemmer';
import { stopWords } from './stopWords';

/** Language-dependent processing of pages and queries. */
export type Language = {
  /** The stem of a normalized word; the word itself if the language has no stemmer. */
  stem: (word: string) => string;
  /** Whether a normalized word is a stop word. */
  isStopWord: (term: string) => boolean;
};

/** Forms of words whose stem is also that of words with another meaning; the first one is their stem instead. */
const OWN_STEMS: ReadonlyMap<string, string> = new Map(
  [
    ['authorization', 'authorize', 'authorized', 'authorizes', 'authorizing'],
    ['customer', 'customers'],
    ['expression', 'expressions'],
    ['general', 'generally'],
    ['generic', 'generics'],
    ['important', 'importance'],
    ['integer', 'integers'],
    ['liveness'],
    ['operator', 'operators'],
    ['production'],
    ['terminal', 'terminals'],
  ].flatMap(([stem = '', ...forms]) => [stem, ...forms].map((form) => [form, stem] as const)),
);

const english: Language = {
  stem: (word) => OWN_STEMS.get(word) ?? (/^[a-z]+$/.test(word) ? stemmer(word) : word),
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
