import { MATCH_LEVEL, type GroupScores } from './fieldScores';
import type { IndexPage } from './pageTable';
import { BOOSTS, SCORING } from './scoring';
import type { SearchIndex } from './searchIndex';

/** A matching page and its best section. A page of a better match level precedes the others, whatever its score. */
export type RankedPage = {
  page: number;
  section: number;
  score: number;
  matchLevel: number;
  /** The share of the query that the page has. */
  coverage: number;
  /** The number of its question that fits the query best, on the page. */
  question?: number | undefined;
};

const saturate = (value: number) => value / (value + SCORING.bodyHalf);

/** What a page has of a query word. */
class PageWord {
  readonly idf: number;
  /** Weight in the coverage of the query: the square root of the rarity, so that one rare word does not decide. */
  readonly share: number;
  readonly titles: number;
  readonly tags: number;
  readonly categories: number;
  /** The best score in a question of the page. */
  readonly question: number;
  /** The sum over the texts of the page. */
  readonly text: number;
  /** The score in the title, or in the question of the page that fits the query best. */
  name: number;
  /** The best score in a label of the page, and in any of its fields. */
  label: number;
  anywhere: number;

  constructor(
    private readonly scores: GroupScores,
    at: number,
    private readonly page: IndexPage,
  ) {
    const { idf, titles, tags, categories } = scores;
    this.idf = idf;
    this.share = Math.sqrt(idf);
    this.titles = titles[at] ?? 0;
    this.tags = tags[at] ?? 0;
    this.categories = categories[at] ?? 0;
    this.name = this.titles;
    this.label = Math.max(this.titles, this.tags, this.categories);
    this.anywhere = this.label;
    this.question = page.questions.reduce((best, _, n) => Math.max(best, this.questionScore(n)), 0);
    let text = 0;
    for (let section = page.first; section < page.end; section += 1) {
      text += this.body(section);
      this.anywhere = Math.max(this.anywhere, this.inSection(section));
    }
    this.text = text;
  }

  body(section: number): number {
    return this.scores.body[section] ?? 0;
  }

  heading(section: number): number {
    return this.scores.headings[section] ?? 0;
  }

  /** The score in a question, by its number on the page. */
  questionScore(number: number): number {
    return this.scores.questions[this.page.firstQuestion + number] ?? 0;
  }

  /** Counts a question of the page like another name of it. */
  countQuestion(score: number): void {
    this.name = Math.max(this.name, score);
    this.label = Math.max(this.label, score);
    this.anywhere = Math.max(this.anywhere, score);
  }

  /** The best score in a section, and in part that of the rest of the page. */
  strength(section: number): number {
    const here = Math.max(this.label, this.inSection(section));
    return here + SCORING.elsewhere * (this.anywhere - here);
  }

  private inSection(section: number): number {
    return Math.max(this.heading(section), Math.min(1, this.body(section)));
  }
}

/** The words of the query that a page has, and the sum of the shares of all its words. */
type Words = { here: readonly PageWord[]; total: number };

/** The share of the query that a page has, by the weights of its words. */
function coverageOf({ here, total }: Words, strengthOf: (word: PageWord) => number) {
  return here.reduce((found, word) => found + word.share * strengthOf(word), 0) / total;
}

/**
 * Counts what the question of a page that fits the query best has of each word. Words that only its other questions have
 * count little, so that a page with many questions does not collect scattered words.
 * @returns the number of that question on the page
 */
function countQuestions({ questions }: IndexPage, words: Words): number | undefined {
  if (words.here.every(({ question }) => question === 0)) return undefined;
  let best = 0;
  let bestFit = 0;
  for (const word of words.here) word.countQuestion(SCORING.otherQuestions * word.question);
  questions.forEach((length, number) => {
    const found = words.here.filter((word) => word.questionScore(number) > 0).length;
    if (found === 0) return;
    const fit =
      coverageOf(words, (word) => word.questionScore(number)) ** SCORING.questionCoverage *
      Math.min(1, found / length) ** SCORING.questionShare;
    if (fit > bestFit) [best, bestFit] = [number, fit];
  });
  for (const word of words.here) {
    word.countQuestion(word.questionScore(best) * bestFit * SCORING.question);
  }
  return best;
}

/**
 * How many pairs of words the query has of the title, the description or a question of a page, for each word of it.
 * Function words count as much as others: they say how readers ask. A single word says nothing.
 */
function likeness({ sentences }: IndexPage, typed: readonly string[]): number {
  const likenessTo = (stems: ReadonlySet<string>) => {
    const same = typed.filter((word) => stems.has(word)).length;
    return (same * (same - 1)) / Math.max(1, stems.size);
  };
  return Math.max(...sentences.map(likenessTo));
}

/** What each section of a page has of it, and the title as the heading of the first one. */
function pageScore(words: Words) {
  let shared = 0;
  let title = 0;
  for (const { idf, titles, name, tags, categories, text } of words.here) {
    shared +=
      idf *
      (BOOSTS.title * name +
        BOOSTS.content * SCORING.bodyMax * (1 - SCORING.sectionShare) * saturate(text) +
        BOOSTS.tags * tags +
        BOOSTS.sidebarParentCategories * categories);
    title += idf * BOOSTS.title * SCORING.heading * titles;
  }
  return { shared, title };
}

/** What a section has besides what it has of its page. */
function sectionScore(words: Words, section: number): number {
  let score = 0;
  for (const word of words.here) {
    const text = saturate(word.body(section));
    score +=
      word.idf *
      (BOOSTS.title * SCORING.heading * word.heading(section) +
        BOOSTS.content * SCORING.bodyMax * SCORING.sectionShare * text);
  }
  return score;
}

/**
 * The score of a page, which is that of its best section, and the section to open: the top of the page has the title as
 * its heading.
 */
function bestSection(page: IndexPage, words: Words) {
  const { first, end, weight } = page;
  const { shared, title } = pageScore(words);
  const best = { section: first, score: 0 };
  let opened = 0;
  for (let section = first; section < end; section += 1) {
    const score = sectionScore(words, section);
    const coverage = coverageOf(words, (word) => word.strength(section));
    const factor = weight * coverage ** SCORING.coveragePower;
    best.score = Math.max(best.score, (shared + score) * factor);
    const asOpened = (shared + score + (section === first ? title : 0)) * factor;
    if (asOpened > opened) {
      opened = asOpened;
      best.section = section;
    }
  }
  return best;
}

/**
 * Scores the pages by their best sections. A section has the title, tags and categories of its page, its own heading and
 * text (the fields of BM25F), and counts only in part what the rest of the page has.
 * @param groups the scores of each term group of the query
 * @param typed the stems of its words, each once
 * @returns the pages with a word of the query, in the order of the index
 */
export function rankPages(
  index: SearchIndex,
  groups: readonly GroupScores[],
  typed: readonly string[],
): RankedPage[] {
  const onlyStopWords = groups.every(({ isStop }) => isStop);
  const total = groups.reduce((sum, { idf }) => sum + Math.sqrt(idf), 0);
  return index.pages.flatMap((page, at) => {
    const having = groups.filter(({ matchLevels }) => matchLevels[at]);
    // A function word alone says nothing of what the page is about, unless nothing else is asked for.
    if (!having.some(({ isStop }) => isStop === onlyStopWords)) return [];
    const words = { here: having.map((scores) => new PageWord(scores, at, page)), total };
    const question = countQuestions(page, words);
    const coverage = coverageOf(words, ({ anywhere }) => anywhere);
    const best = bestSection(page, words);
    const score = best.score * (1 + SCORING.sameSentence * likeness(page, typed));
    // With several words, the scores decide.
    const matchLevel = groups.length === 1 ? (groups[0]?.matchLevels[at] ?? 0) : MATCH_LEVEL;
    return [{ page: at, section: best.section, score, matchLevel, coverage, question }];
  });
}
