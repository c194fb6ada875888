import type { FieldScores } from './fieldScores';
import { type SearchIndex, titleKey } from './searchIndex';
import type { Boosts } from './types';

/** A matching page and its best section. */
export type RankedPage = { page: number; section: number; score: number };

/** Weight of a heading match relative to a title match. */
const HEADING_WEIGHT = 0.6;
/** Term frequency at which the weight of the text reaches half of its maximum, and that maximum. */
const BODY_HALF = 2;
const BODY_MAX = 2.5;
const SECTION_HALF = 1;
/** Exponent of the coverage of the query, which lowers the score of pages that lack some of its words. */
const COVERAGE_POWER = 1.6;
/** Minimum coverage of the query; pages below it don't match. */
const MIN_COVERAGE = 0.3;
/** Bonus if the words of the query occur in one section. */
const SAME_SECTION_BONUS = 0.7;
/** Bonus if the query matches the title of the page, or the heading of a section. */
const TITLE_BONUS = 0.6;
const HEADING_BONUS = 0.35;
/** Bonus if the query equals the title, or is a prefix of it. */
const SAME_TITLE_BONUS = 1;
const TITLE_START_BONUS = 0.25;

const saturate = (value: number, half: number) => value / (value + half);

/** The scores of a term group by section, aggregated by page, and its inverse document frequency. */
type Weighted = {
  scores: FieldScores;
  /** By page: the sum of its postings over the sections, and its best heading. */
  body: Float64Array;
  headings: Float64Array;
  idf: number;
};

/** Aggregates a group by page and computes its inverse document frequency (Robertson, Spärck Jones). */
function weigh(index: SearchIndex, scores: FieldScores): Weighted {
  const { titles, tags, categories } = scores;
  const body = new Float64Array(index.pages.length);
  const headings = new Float64Array(index.pages.length);
  let documentFrequency = 0;
  index.pages.forEach(({ first, end }, at) => {
    for (let section = first; section < end; section += 1) {
      body[at]! += scores.body[section]!;
      headings[at] = Math.max(headings[at]!, scores.headings[section]!);
    }
    if (titles[at] || tags[at] || categories[at] || body[at] || headings[at])
      documentFrequency += 1;
  });
  return {
    scores,
    body,
    headings,
    idf: Math.log(1 + index.pages.length / Math.max(documentFrequency, 0.5)),
  };
}

/** A page and its score before its sections are compared. */
type Candidate = { page: number; score: number };

function candidateOf(
  index: SearchIndex,
  at: number,
  groups: readonly Weighted[],
  totalIdf: number,
  boosts: Boosts,
): Candidate | undefined {
  const page = index.pages[at]!;
  const length = 0.5 + 0.5 * page.relativeLength;
  let score = 0;
  let covered = 0;
  let matched = 0;
  for (const { scores, body: bodies, headings, idf } of groups) {
    const body = bodies[at]!;
    const heading = headings[at]!;
    const title = scores.titles[at]!;
    const tag = scores.tags[at]!;
    const category = scores.categories[at]!;
    const strength = Math.sqrt(Math.max(title, heading, Math.min(1, body), tag, category));
    covered += idf * strength;
    matched += strength;
    score +=
      idf *
      (boosts.title * title +
        boosts.title * HEADING_WEIGHT * heading +
        boosts.content * BODY_MAX * saturate(body, BODY_HALF * length) +
        boosts.tags * tag +
        boosts.sidebarParentCategories * category);
  }
  const coverage = covered / totalIdf;
  // Rare words weigh more, but a page is not excluded because it lacks one rare word.
  if ((coverage + matched / groups.length) / 2 < MIN_COVERAGE) return undefined;
  return { page: at, score: page.weight * score * coverage ** COVERAGE_POWER };
}

/** Share of a label that the query covers, times the share of the query that the label covers. */
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

/** Maximum number of pages to compare by section; the others cannot be among the first results. */
const MAX_CANDIDATES = 60;

/**
 * Ranks the pages. The words of a query may match anywhere on a page (the fields of BM25F: title, heading, tags,
 * categories, text); the section scores decide which section a result links to.
 * @param query as typed; a page whose title equals it comes first
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
  const totalIdf = groups.reduce((sum, { idf }) => sum + idf, 0);
  const key = titleKey(query);
  return index.pages
    .flatMap((_, at) => candidateOf(index, at, groups, totalIdf, boosts) ?? [])
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
          (1 + SAME_SECTION_BONUS * best.sectionCoverage) *
          (1 + Math.max(TITLE_BONUS * title, HEADING_BONUS * best.heading)),
      };
    });
}

function titleBonus(title: string, key: string): number {
  if (title === key) return SAME_TITLE_BONUS;
  return title.startsWith(key) ? TITLE_START_BONUS : 0;
}

/** The best section of a page: the one that covers most of the query, preferably in its heading. */
function bestSection(
  index: SearchIndex,
  at: number,
  groups: readonly Weighted[],
  boosts: Boosts,
): { section: number; sectionCoverage: number; heading: number } {
  const page = index.pages[at]!;
  const totalIdf = groups.reduce((sum, { idf }) => sum + idf, 0);
  const best = { section: page.first, sectionCoverage: 0, heading: 0 };
  let bestScore = -1;
  for (let section = page.first; section < page.end; section += 1) {
    const isTop = section === page.first;
    let score = 0;
    let sectionCoverage = 0;
    const labels = groups.map(({ scores, idf }) => {
      const title = scores.titles[at]!;
      const heading = isTop ? title : scores.headings[section]!;
      const body = scores.body[section]!;
      if (body || heading || title) sectionCoverage += idf;
      score +=
        idf *
        (boosts.title * HEADING_WEIGHT * heading +
          boosts.content * BODY_MAX * saturate(body, SECTION_HALF));
      return heading;
    });
    const label = labelMatch(index.labelWords[section]!.length, labels, groups);
    score *= 1 + label;
    if (score > bestScore) {
      bestScore = score;
      best.section = section;
    }
    best.sectionCoverage = Math.max(best.sectionCoverage, sectionCoverage / totalIdf);
    if (!isTop) best.heading = Math.max(best.heading, label);
  }
  return best;
}
