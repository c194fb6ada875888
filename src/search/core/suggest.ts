import { MAX_SUGGESTIONS } from './constants';
import type { SearchIndex } from './searchIndex';
import { normalizeTerm, tokenize } from './tokenize';

/** Minimum length of a word to correct, and the length from which two edits are allowed instead of one. */
const MIN_LENGTH = 3;
const TWO_EDITS_LENGTH = 6;

/**
 * Corrects the words of a query that no page has.
 * @returns queries in which each such word is replaced by a word of the pages, nearest first; empty if a word has no
 * similar word
 */
export function suggestQueries(index: SearchIndex, query: string): string[] {
  const corrections = tokenize(query)
    .map(normalizeTerm)
    .filter((word) => index.vocabulary.match(word).length === 0)
    .map((word) => ({
      word,
      others:
        word.length < MIN_LENGTH
          ? []
          : index.vocabulary.nearest(word, word.length < TWO_EDITS_LENGTH ? 1 : 2),
    }));
  if (corrections.length === 0 || corrections.some(({ others }) => others.length === 0)) return [];
  const correct = (place: number) =>
    tokenize(query)
      .map((raw) => {
        const found = corrections.find(({ word }) => word === normalizeTerm(raw));
        return found ? (found.others[place] ?? found.others[0] ?? raw) : raw;
      })
      .join(' ');
  return [...new Set(Array.from({ length: MAX_SUGGESTIONS }, (_, place) => correct(place)))];
}
