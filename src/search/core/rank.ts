import { BEST_TIER, type GroupScores } from './fieldScores';
import { titleHash } from './pageTable';
import type { SearchIndex } from './searchIndex';
import type { Boosts } from './types';

/** A matching page and its best section. A page of a better tier precedes the others, whatever its score. */
export type RankedPage = { page: number; section: number; score: number; tier: number };

const saturate = (value: number, half: number) => value / (value + half);

/** Coverage of the query, by the square root of the rarity of its words, so that one rare word does not decide. */
function coverageOf(strengths: readonly number[], groups: readonly GroupScores[]): number {
  let found = 0;
  let total = 0;
  groups.forEach(({ idf }, at) => {
    const weight = Math.sqrt(idf);
    found += weight * strengths[at]!;
    total += weight;
  });
  return found / total;
}

/** What a page has of a query word, in any field and in its text as a whole. */
type OnPage = { label: number; anywhere: number; text: number };

function readPage(index: SearchIndex, at: number, group: GroupScores): OnPage {
  const { first, end } = index.pages[at]!;
  const label = Math.max(group.titles[at]!, group.tags[at]!, group.categories[at]!);
  const found = { label, anywhere: label, text: 0 };
  for (let section = first; section < end; section += 1) {
    const text = group.body[section]!;
    found.anywhere = Math.max(found.anywhere, group.headings[section]!, Math.min(1, text));
    found.text += text;
  }
  return found;
}

/**
 * The score of a page, which is that of its best section, and the section to open: the top of the page has the title as
 * its heading. Undefined if the page has too little of the query.
 */
function bestSection(
  index: SearchIndex,
  at: number,
  groups: readonly GroupScores[],
  boosts: Boosts,
  minCoverage: number,
): { section: number; score: number } | undefined {
  const { scoring } = index;
  const { first, end, weight, relativeLength } = index.pages[at]!;
  const onPage = groups.map((group) => readPage(index, at, group));
  const anywhere = onPage.map((found) => found.anywhere);
  const has = anywhere.map((strength) => Number(strength > 0));
  if (coverageOf(has, groups) <= minCoverage) return undefined;
  // A long page has each word more often.
  const half = scoring.bodyHalf * (1 + scoring.lengthShare * (relativeLength - 1));
  const best = { section: first, score: 0 };
  let opened = 0;
  for (let section = first; section < end; section += 1) {
    let score = 0;
    let heading = 0;
    const strengths = groups.map(({ idf, titles, tags, categories, headings, body }, group) => {
      const { label, text } = onPage[group]!;
      const inHeading = headings[section]!;
      const here = body[section]!;
      heading += idf * boosts.title * scoring.heading * (section === first ? titles[at]! : 0);
      score +=
        idf *
        (boosts.title * (titles[at]! + scoring.heading * inHeading) +
          boosts.content *
            scoring.bodyMax *
            (scoring.sectionShare * saturate(here, scoring.bodyHalf) +
              (1 - scoring.sectionShare) * saturate(text, half)) +
          boosts.tags * tags[at]! +
          boosts.sidebarParentCategories * categories[at]!);
      const strength = Math.max(label, inHeading, Math.min(1, here));
      return strength + scoring.elsewhere * (anywhere[group]! - strength);
    });
    const factor = weight * coverageOf(strengths, groups) ** scoring.coveragePower;
    best.score = Math.max(best.score, score * factor);
    if ((score + heading) * factor > opened) {
      opened = (score + heading) * factor;
      best.section = section;
    }
  }
  return best;
}

/**
 * Ranks the pages by their best sections. A section has the title, tags and categories of its page, its own heading and
 * text (the fields of BM25F), and counts only in part what the rest of the page has.
 * @param query as typed; a page whose title equals it comes first
 * @param groups the field scores of each term group of the query
 * @returns the matching pages, best first
 */
export function rankPages(
  index: SearchIndex,
  query: string,
  groups: readonly GroupScores[],
  boosts: Boosts,
): RankedPage[] {
  if (groups.length === 0) return [];
  const { scoring } = index;
  const minCoverage = groups.some(({ isMissing }) => isMissing)
    ? scoring.minMissing
    : scoring.minCoverage;
  const hash = titleHash(query);
  // With several words, a page may have a better match of one and a worse one of another: the scores decide.
  const tierOf = (page: number) => (groups.length === 1 ? groups[0]!.tiers[page]! : BEST_TIER);
  return index.pages
    .flatMap(({ title }, page) => {
      const best = bestSection(index, page, groups, boosts, minCoverage);
      if (!best) return [];
      const factor = title === hash ? scoring.sameTitle : 1;
      return [{ page, section: best.section, score: best.score * factor, tier: tierOf(page) }];
    })
    .sort((a, b) => b.tier - a.tier || b.score - a.score);
}
