import type { FieldScores } from './fieldScores';
import { type SearchIndex, titleKey } from './searchIndex';
import type { Boosts } from './types';

/** A page that answers, and the section to land on. */
export type RankedPage = { page: number; section: number; score: number };

/** A heading counts this much of a title. */
const HEADING_SHARE = 0.6;
/** Occurrences in the text at which their weight reaches half of its maximum, and that maximum. */
const BODY_HALF = 2;
const BODY_MAX = 2.5;
const SECTION_HALF = 1;
/** How much of its score a page loses that lacks words of the query, as a power of what it has. */
const COVERAGE_POWER = 1.6;
/** A page that has less of the query than this does not answer it. */
const MIN_COVERAGE = 0.3;
/** What it brings that the words meet in one section. */
const TOGETHER_BONUS = 0.7;
/** What it brings that the query is the title of the page, or the heading of a section. */
const TITLE_BONUS = 0.6;
const HEADING_BONUS = 0.35;
/** What it brings that the query is the title to the letter, or begins like it. */
const SAME_TITLE_BONUS = 1;
const TITLE_START_BONUS = 0.25;

const saturate = (value: number, half: number) => value / (value + half);

/** A term group, what each page has of it in all, and its rarity. */
type Weighted = {
  scores: FieldScores;
  /** By page: the sum of its postings in the sections, and its best heading. */
  body: Float64Array;
  headings: Float64Array;
  idf: number;
};

/** Sums a group up by page; its rarity is the inverse of how many pages have it (Robertson, Spärck Jones). */
function weigh(index: SearchIndex, scores: FieldScores): Weighted {
  const { titles, tags, categories } = scores;
  const body = new Float64Array(index.pages.length);
  const headings = new Float64Array(index.pages.length);
  let met = 0;
  index.pages.forEach(({ first, end }, at) => {
    for (let section = first; section < end; section += 1) {
      body[at]! += scores.body[section]!;
      headings[at] = Math.max(headings[at]!, scores.headings[section]!);
    }
    if (titles[at] || tags[at] || categories[at] || body[at] || headings[at]) met += 1;
  });
  return { scores, body, headings, idf: Math.log(1 + index.pages.length / Math.max(met, 0.5)) };
}

/** What a page has of the query, before its sections are looked at. */
type Candidate = { page: number; score: number };

function candidateOf(
  index: SearchIndex,
  at: number,
  groups: readonly Weighted[],
  allIdf: number,
  boosts: Boosts,
): Candidate | undefined {
  const page = index.pages[at]!;
  const length = 0.5 + 0.5 * page.relativeLength;
  let score = 0;
  let covered = 0;
  let met = 0;
  for (const { scores, body: bodies, headings, idf } of groups) {
    const body = bodies[at]!;
    const heading = headings[at]!;
    const title = scores.titles[at]!;
    const tag = scores.tags[at]!;
    const category = scores.categories[at]!;
    const strength = Math.sqrt(Math.max(title, heading, Math.min(1, body), tag, category));
    covered += idf * strength;
    met += strength;
    score +=
      idf *
      (boosts.title * title +
        boosts.title * HEADING_SHARE * heading +
        boosts.content * BODY_MAX * saturate(body, BODY_HALF * length) +
        boosts.tags * tag +
        boosts.sidebarParentCategories * category);
  }
  const coverage = covered / allIdf;
  // Rare words tell more, but a page is not out of the question for one rare word that it lacks.
  if ((coverage + met / groups.length) / 2 < MIN_COVERAGE) return undefined;
  return { page: at, score: page.weight * score * coverage ** COVERAGE_POWER };
}

/** Share of a label that the query has, times the share of the query that the label has. */
function labelMatch(words: number, values: readonly number[], groups: readonly Weighted[]): number {
  let matched = 0;
  let all = 0;
  let count = 0;
  values.forEach((value, at) => {
    const idf = groups[at]?.idf ?? 0;
    all += idf;
    matched += value * idf;
    if (value > 0) count += 1;
  });
  return Math.min(1, count / Math.max(1, words)) * (matched / all);
}

/** Pages that are looked at section by section; the others cannot be among the first results. */
const MAX_CANDIDATES = 60;

/**
 * Orders the pages by how well they answer. The words of a query may meet anywhere on a page (BM25F's fields:
 * title, heading, tags, categories, text); what the sections have decides where to land.
 * @param query as typed; the page whose very title it is comes first
 * @param scores the field scores of each term group of the query
 */
export function rankPages(
  index: SearchIndex,
  query: string,
  scores: readonly FieldScores[],
  boosts: Boosts,
): RankedPage[] {
  if (scores.length === 0) return [];
  const groups = scores.map((each) => weigh(index, each));
  const allIdf = groups.reduce((sum, { idf }) => sum + idf, 0);
  const key = titleKey(query);
  return index.pages
    .flatMap((_, at) => candidateOf(index, at, groups, allIdf, boosts) ?? [])
    .sort((a, b) => b.score - a.score)
    .map(({ page, score }, place) => {
      const first = index.pages[page]!.first;
      if (place >= MAX_CANDIDATES) return { page, section: first, score };
      const best = bestSection(index, page, groups, boosts);
      const titles = groups.map(({ scores: found }) => found.titles[page]!);
      const title = labelMatch(index.labelWords[first]!.length, titles, groups);
      return {
        page,
        section: best.section,
        score:
          score *
          (1 + titleBonus(index.pages[page]!.title, key)) *
          (1 + TOGETHER_BONUS * best.together) *
          (1 + Math.max(TITLE_BONUS * title, HEADING_BONUS * best.heading)),
      };
    });
}

function titleBonus(title: string, key: string): number {
  if (title === key) return SAME_TITLE_BONUS;
  return title.startsWith(key) ? TITLE_START_BONUS : 0;
}

/** The section to land on: the one that has most of the query, in its heading first. */
function bestSection(
  index: SearchIndex,
  at: number,
  groups: readonly Weighted[],
  boosts: Boosts,
): { section: number; together: number; heading: number } {
  const page = index.pages[at]!;
  const allIdf = groups.reduce((sum, { idf }) => sum + idf, 0);
  const best = { section: page.first, together: 0, heading: 0 };
  let bestScore = -1;
  for (let section = page.first; section < page.end; section += 1) {
    const isTop = section === page.first;
    let score = 0;
    let together = 0;
    const labels = groups.map(({ scores, idf }) => {
      const title = scores.titles[at]!;
      const heading = isTop ? title : scores.headings[section]!;
      const body = scores.body[section]!;
      if (body || heading || title) together += idf;
      score +=
        idf *
        (boosts.title * HEADING_SHARE * heading +
          boosts.content * BODY_MAX * saturate(body, SECTION_HALF));
      return heading;
    });
    const label = labelMatch(index.labelWords[section]!.length, labels, groups);
    score *= 1 + label;
    if (score > bestScore) {
      bestScore = score;
      best.section = section;
    }
    best.together = Math.max(best.together, together / allIdf);
    if (!isTop) best.heading = Math.max(best.heading, label);
  }
  return best;
}
