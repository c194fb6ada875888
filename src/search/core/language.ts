import { stemmer } from 'stemmer';
import { commonWords, stopWords } from './stopWords';
import { normalizeTerm } from './tokenize';

/** Language-dependent processing of pages and queries. */
export type Language = {
  /** Its tag, such as `de`. */
  tag: string;
  /** The stem of a normalized word; the word itself if the language has no stemmer. */
  stem: (word: string) => string;
  /** Whether a normalized word is a stop word. */
  isStopWord: (term: string) => boolean;
  /** Whether a normalized word is common in any text, so that it says little of the subject of a query. */
  isCommon: (term: string) => boolean;
};

/** Forms of words whose stem is also that of words with another meaning; the first one is their stem instead. */
const OWN_STEMS: ReadonlyMap<string, string> = new Map(
  [
    ['activity', 'activities'],
    ['authorization', 'authorize', 'authorized', 'authorizes', 'authorizing'],
    ['customer', 'customers'],
    ['designer', 'designers'],
    ['exception', 'exceptions'],
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

export const english: Language = {
  tag: 'en',
  stem: (word) => OWN_STEMS.get(word) ?? (/^[a-z]+$/.test(word) ? stemmer(word) : word),
  isStopWord: (term) => stopWords.has(term),
  isCommon: (term) => commonWords.has(term),
};

/**
 * Creates a language.
 * @param tag language tag, such as `de`
 * @param stem the stemmer, for words in lower case; without one, words match as written
 * @param words the stop words, as spelled in texts
 */
export function createLanguage(
  tag: string,
  stem: (word: string) => string = (word) => word,
  words: readonly string[] = [],
): Language {
  const normalized = new Set(words.map(normalizeTerm));
  return { tag, stem, isStopWord: (term) => normalized.has(term), isCommon: () => false };
}

/** The language of a tag, without its region: `de` for `de-CH`. */
export function baseTag(tag: string): string {
  return tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
}

/**
 * Gets the language of an index.
 * @param tag language tag of the index
 * @param known the language of the site; the words of any other match as written
 */
export function languageOf(tag: string, known: Language): Language {
  return known.tag === tag ? known : createLanguage(tag);
}
