import { BEST_TIER, type GroupScores } from './fieldScores';
import { titleHash } from './pageTable';
import type { SearchIndex } from './searchIndex';
import type { Boosts } from './types';

/** A matching page and its best section. A page of a better tier precedes the others, whatever its score. */
export type RankedPage = { page: number; section: number; score: number; tier: number };

/** Weight of a heading relative to the title: a section is a smaller subject than its page. */
const HEADING_WEIGHT = 0.5;
/** Maximum weight of a text, relative to one mention of it in a title without boost. */
const BODY_MAX = 2.5;
/** Term frequency at which the weight of a text reaches half of its maximum: the tenth mention says little more. */
const BODY_HALF = 1.5;
/** Share of the section in the weight of the text; the page as a whole has the rest. */
const SECTION_SHARE = 0.25;
/** What a word counts that is elsewhere on the page than in the section: words that meet say more than scattered ones. */
const ELSEWHERE = 0.5;
/** Exponent of the coverage of the query, which lowers the score of pages that lack some of its words. */
const COVERAGE_POWER = 1.6;
/** Minimum coverage of the query; pages below it don't match. */
const MIN_COVERAGE = 0.3;
/** Factor for the page whose title is the query. */
const SAME_TITLE = 2;

const saturate = (value: number, half: number) => value / (value + half);

/** Coverage of the query: half by rarity of its words, half by their number, so that one rare word does not decide. */
function coverageOf(strengths: readonly number[], groups: readonly GroupScores[]): number {
  let rare = 0;
  let all = 0;
  let total = 0;
  strengths.forEach((strength, at) => {
    const { idf } = groups[at]!;
    rare += strength * idf;
    total += idf;
    all += strength;
  });
  return (rare / total + all / groups.length) / 2;
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
  return { ...found, anywhere: Math.sqrt(found.anywhere) };
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
): { section: number; score: number } | undefined {
  const { first, end, weight, relativeLength } = index.pages[at]!;
  const onPage = groups.map((group) => readPage(index, at, group));
  const anywhere = onPage.map((found) => found.anywhere);
  if (coverageOf(anywhere, groups) < MIN_COVERAGE) return undefined;
  // A long page has each word more often.
  const half = BODY_HALF * (0.5 + 0.5 * relativeLength);
  const best = { section: first, score: 0 };
  let opened = 0;
  for (let section = first; section < end; section += 1) {
    let score = 0;
    let heading = 0;
    const strengths = groups.map(({ idf, titles, tags, categories, headings, body }, group) => {
      const { label, text } = onPage[group]!;
      const inHeading = headings[section]!;
      const here = body[section]!;
      heading += idf * boosts.title * HEADING_WEIGHT * (section === first ? titles[at]! : 0);
      score +=
        idf *
        (boosts.title * (titles[at]! + HEADING_WEIGHT * inHeading) +
          boosts.content *
            BODY_MAX *
            (SECTION_SHARE * saturate(here, BODY_HALF) +
              (1 - SECTION_SHARE) * saturate(text, half)) +
          boosts.tags * tags[at]! +
          boosts.sidebarParentCategories * categories[at]!);
      const strength = Math.sqrt(Math.max(label, inHeading, Math.min(1, here)));
      return strength + ELSEWHERE * (anywhere[group]! - strength);
    });
    const factor = weight * coverageOf(strengths, groups) ** COVERAGE_POWER;
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
  const hash = titleHash(query);
  // With several words, a page may have a better match of one and a worse one of another: the scores decide.
  const tierOf = (page: number) => (groups.length === 1 ? groups[0]!.tiers[page]! : BEST_TIER);
  return index.pages
    .flatMap(({ title }, page) => {
      const best = bestSection(index, page, groups, boosts);
      if (!best) return [];
      const factor = title === hash ? SAME_TITLE : 1;
      return [{ page, section: best.section, score: best.score * factor, tier: tierOf(page) }];
    })
    .sort((a, b) => b.tier - a.tier || b.score - a.score);
}
