import { stemmer } from 'stemmer';
import { commonWords, stopWords } from './stopWords';

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

/** The stem of a normalized English word; a word with other letters or digits is its own stem. */
export const stem = (word: string): string =>
  OWN_STEMS.get(word) ?? (/^[a-z]+$/.test(word) ? stemmer(word) : word);

/** Whether a normalized word is a stop word. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Whether a normalized word is common in any text, so that it says little of the subject of a query. */
export const isCommonWord = (word: string): boolean => commonWords.has(word);
