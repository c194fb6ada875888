import { BEST_TIER, type GroupScores, type ScoredField } from './fieldScores';
import { type IndexPage, titleHash } from './pageTable';
import type { SearchIndex } from './searchIndex';
import { Cursor } from './sparse';
import type { Boosts } from './types';

/** A matching page and its best section. A page of a better tier precedes the others, whatever its score. */
export type RankedPage = { page: number; section: number; score: number; tier: number };

const saturate = (value: number, half: number) => value / (value + half);

/** What a page has of a query word. The pages are read in ascending order. */
class PageReader {
  readonly idf: number;
  /** Weight in the coverage of the query: the square root of the rarity, so that one rare word does not decide. */
  readonly share: number;
  titles = 0;
  tags = 0;
  categories = 0;
  tier = 0;
  /** The score in the title, or in the question of the page that fits the query best. */
  name = 0;
  /** The best score in a label of the page, and in any of its fields. */
  label = 0;
  anywhere = 0;
  /** The best score in a question of the page. */
  question = 0;
  /** The sum over the texts of the page. */
  text = 0;
  /** By section, from the first one of the page. */
  readonly body: Float32Array;
  readonly headings: Float32Array;
  /** By question of the page. */
  readonly questions: Float32Array;
  private readonly cursors: Readonly<Record<ScoredField | 'tiers', Cursor>>;

  constructor(
    { idf, body, headings, titles, questions, tags, categories, tiers }: GroupScores,
    { longestPage, mostQuestions }: SearchIndex,
  ) {
    this.idf = idf;
    this.share = Math.sqrt(idf);
    this.body = new Float32Array(longestPage);
    this.headings = new Float32Array(longestPage);
    this.questions = new Float32Array(mostQuestions);
    this.cursors = {
      body: new Cursor(body),
      headings: new Cursor(headings),
      titles: new Cursor(titles),
      questions: new Cursor(questions),
      tags: new Cursor(tags),
      categories: new Cursor(categories),
      tiers: new Cursor(tiers),
    };
  }

  /** Reads whether a page has the word in any field. */
  isOn(page: number): boolean {
    this.tier = this.cursors.tiers.read(page);
    return this.tier > 0;
  }

  /** Reads the fields of a page that has the word. */
  read(page: number, { first, end, firstQuestion, questions: asked }: IndexPage): void {
    const { body, headings, titles, questions, tags, categories } = this.cursors;
    this.titles = titles.read(page);
    this.name = this.titles;
    this.tags = tags.read(page);
    this.categories = categories.read(page);
    this.label = Math.max(this.titles, this.tags, this.categories);
    this.anywhere = this.label;
    this.text = 0;
    body.copy(first, end, this.body);
    headings.copy(first, end, this.headings);
    questions.copy(firstQuestion, firstQuestion + asked.length, this.questions);
    this.question = 0;
    for (let at = 0; at < asked.length; at += 1) {
      this.question = Math.max(this.question, this.questions[at]!);
    }
    for (let at = 0; at < end - first; at += 1) {
      const text = this.body[at]!;
      this.anywhere = Math.max(this.anywhere, this.headings[at]!, Math.min(1, text));
      this.text += text;
    }
  }

  /** Adds what a question of the page has of the word. */
  raise(score: number): void {
    this.name = Math.max(this.name, score);
    this.label = Math.max(this.label, score);
    this.anywhere = Math.max(this.anywhere, score);
  }

  /** The best score in a section, and in part that of the rest of the page. */
  strength(at: number, elsewhere: number): number {
    const here = Math.max(this.label, this.headings[at]!, Math.min(1, this.body[at]!));
    return here + elsewhere * (this.anywhere - here);
  }
}

/** The words of the query that a page has, and the sum of the shares of all its words. */
type Words = { here: readonly PageReader[]; total: number };

/** The share of the query that a page has, by the weights of its words. */
function coverageOf({ here, total }: Words, strengthOf: (word: PageReader) => number) {
  let found = 0;
  for (const word of here) found += word.share * strengthOf(word);
  return found / total;
}

/**
 * Adds what the question of a page that fits the query best has of each word. Those that only its other questions have
 * count little, so that a page with many questions does not collect scattered words. A question need not repeat the
 * title of its page.
 */
function readQuestions({ scoring }: SearchIndex, { questions }: IndexPage, words: Words): void {
  if (words.here.every(({ question }) => question === 0)) return;
  let best = 0;
  let fit = 0;
  for (const word of words.here) word.raise(scoring.otherQuestions * word.question);
  questions.forEach((length, at) => {
    const found = words.here.filter((word) => word.questions[at]! > 0).length;
    if (found === 0) return;
    const fitHere =
      coverageOf(words, (word) => Math.max(word.questions[at]!, word.titles)) **
        scoring.questionCoverage *
      Math.min(1, found / length) ** scoring.questionShare;
    if (fitHere > fit) [best, fit] = [at, fitHere];
  });
  if (fit === 0) return;
  for (const word of words.here) word.raise(word.questions[best]! * fit * scoring.question);
}

/**
 * The score of a page, which is that of its best section, and the section to open: the top of the page has the title as
 * its heading.
 */
function bestSection(
  { scoring }: SearchIndex,
  { first, end, weight, relativeLength }: IndexPage,
  words: Words,
  boosts: Boosts,
): { section: number; score: number } {
  // A long page has each word more often.
  const half = scoring.bodyHalf * (1 + scoring.lengthShare * (relativeLength - 1));
  const best = { section: first, score: 0 };
  // What each section has of the page, and the title as the heading of the first one.
  let shared = 0;
  let title = 0;
  for (const { idf, titles, name, tags, categories, text } of words.here) {
    shared +=
      idf *
      (boosts.title * name +
        boosts.content * scoring.bodyMax * (1 - scoring.sectionShare) * saturate(text, half) +
        boosts.tags * tags +
        boosts.sidebarParentCategories * categories);
    title += idf * boosts.title * scoring.heading * titles;
  }
  let opened = 0;
  for (let at = 0; at < end - first; at += 1) {
    let score = shared;
    let isEmpty = true;
    for (const { idf, headings, body } of words.here) {
      if (headings[at] === 0 && body[at] === 0) continue;
      isEmpty = false;
      score +=
        idf *
        (boosts.title * scoring.heading * headings[at]! +
          boosts.content *
            scoring.bodyMax *
            scoring.sectionShare *
            saturate(body[at]!, scoring.bodyHalf));
    }
    // A section without the words is no better than the top of the page.
    if (at > 0 && isEmpty) continue;
    const coverage = coverageOf(words, (word) => word.strength(at, scoring.elsewhere));
    const factor = weight * coverage ** scoring.coveragePower;
    best.score = Math.max(best.score, score * factor);
    const asOpened = (at === 0 ? score + title : score) * factor;
    if (asOpened > opened) {
      opened = asOpened;
      best.section = first + at;
    }
  }
  return best;
}

/** The pages that have any of the words, ascending. */
function pagesWithAny({ collector }: SearchIndex, groups: readonly GroupScores[]): Uint32Array {
  for (const { tiers } of groups) tiers.places.forEach((page) => collector.raise(page, 1));
  return collector.take().places;
}

/**
 * Scores the pages by their best sections. A section has the title, tags and categories of its page, its own heading and
 * text (the fields of BM25F), and counts only in part what the rest of the page has.
 * @param subjects a page comes first whose title is one of them, the earliest that is a title
 * @param groups the field scores of each term group of the query
 * @returns the pages with enough of the query, in the order of the index
 */
export function rankPages(
  index: SearchIndex,
  subjects: readonly string[],
  groups: readonly GroupScores[],
  boosts: Boosts,
): RankedPage[] {
  const { scoring } = index;
  const minCoverage = groups.some(({ isMissing }) => isMissing)
    ? scoring.minMissing
    : scoring.minCoverage;
  const hash = subjects
    .map(titleHash)
    .find((subject) => index.pages.some(({ title }) => title === subject));
  const words = groups.map((group) => new PageReader(group, index));
  const total = words.reduce((sum, { share }) => sum + share, 0);
  const ranked: RankedPage[] = [];
  for (const at of pagesWithAny(index, groups)) {
    const found = { here: words.filter((word) => word.isOn(at)), total };
    if (coverageOf(found, () => 1) <= minCoverage) continue;
    const page = index.pages[at]!;
    for (const word of found.here) word.read(at, page);
    readQuestions(index, page, found);
    const { section, score } = bestSection(index, page, found, boosts);
    const factor = page.title === hash ? scoring.sameTitle : 1;
    // With several words, a page may have a better match of one and a worse one of another: the scores decide.
    const tier = words.length === 1 ? words[0]!.tier : BEST_TIER;
    ranked.push({ page: at, section, score: score * factor, tier });
  }
  return ranked;
}
