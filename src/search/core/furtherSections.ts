import type { GroupScores } from './fieldScores';
import type { SearchIndex } from './searchIndex';

/** Weight of a word in the heading of a section, relative to its text. */
const HEADING = 2;
/** Minimum score of a further section, relative to the best one of its page. */
const MIN_SHARE = 0.5;
/** More mentions than this say no more about a section. */
const MOST = 1.6;

type Place = { page: number; section: number };

/**
 * The sections of a page that answer a query beside the best one: each has all words of the query that the page does
 * not have in its title, which is about all its sections, or one of those in its heading.
 * @param groups the scores of the words of the query
 * @param limit maximum number of sections
 * @returns section ids, best first
 */
export function furtherSections(
  index: SearchIndex,
  { page, section: best }: Place,
  groups: readonly GroupScores[],
  limit: number,
): number[] {
  const { first, end } = index.pages[page]!;
  const scoreOf = (section: number): number => {
    let score = 0;
    for (const { idf, titles, headings, body } of groups) {
      const inHeading = headings[section]!;
      const isSubject = titles[page]! > 0;
      if (!isSubject && !inHeading && !body[section]) return 0;
      score += idf * (HEADING * inHeading + (isSubject ? 0 : Math.min(MOST, body[section]!)));
    }
    return score;
  };
  const found: { section: number; score: number }[] = [];
  for (let section = first; section < end; section += 1) {
    found.push({ section, score: scoreOf(section) });
  }
  const most = Math.max(...found.map(({ score }) => score));
  return found
    .filter(
      ({ section, score }) =>
        section !== best && section !== first && score > 0 && score >= most * MIN_SHARE,
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ section }) => section);
}
