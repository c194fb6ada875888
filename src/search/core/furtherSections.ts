import type { GroupScores } from './fieldScores';
import type { SearchIndex } from './searchIndex';
import { valueAt } from './sparse';

type Place = { page: number; section: number };

/**
 * The sections of a page that answer a query beside the best one. A list shows only their headings, so each has a word of
 * the query there; and it has all the words that are not in the title of the page, which is about all its sections.
 * @param groups the scores of the words of the query
 * @param limit maximum number of sections
 * @returns section ids, best first
 */
export function furtherSections(
  { pages }: SearchIndex,
  { page, section: best }: Place,
  groups: readonly GroupScores[],
  limit: number,
): number[] {
  const { first, end } = pages[page]!;
  const found: { section: number; score: number }[] = [];
  for (let section = first + 1; section < end; section += 1) {
    const hasWords = groups.every(
      ({ titles, headings, body }) =>
        valueAt(titles, page) + valueAt(headings, section) + valueAt(body, section) > 0,
    );
    const score = groups.reduce(
      (sum, { idf, headings }) => sum + idf * valueAt(headings, section),
      0,
    );
    if (section !== best && hasWords && score > 0) found.push({ section, score });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ section }) => section);
}
