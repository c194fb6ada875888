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
  const raw = tokenize(query);
  const corrections = new Map<string, readonly string[]>();
  for (const word of new Set(raw.map(normalizeTerm))) {
    if (index.vocabulary.match(word).length > 0) continue;
    const edits = word.length < TWO_EDITS_LENGTH ? 1 : 2;
    const others = word.length < MIN_LENGTH ? [] : index.vocabulary.nearest(word, edits);
    // The other words are looked up all the same where files are missing: each answer with `missing` costs a round trip.
    if (others.length === 0 && index.words.missing.size === 0) return [];
    corrections.set(word, others);
  }
  if (corrections.size === 0) return [];
  const correct = (place: number) =>
    raw
      .map((word) => {
        const others = corrections.get(normalizeTerm(word)) ?? [];
        return others[place] ?? others[0] ?? word;
      })
      .join(' ');
  return [...new Set(Array.from({ length: MAX_SUGGESTIONS }, (_, place) => correct(place)))];
}
