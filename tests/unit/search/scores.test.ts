import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BOOSTS } from '../../../src/search/core/constants';
import { search } from '../../../src/search/core/engine';
import { SCORING } from '../../../src/search/core/scoring';
import type { SearchSource } from '../../../src/search/core/types';
import { indexOf } from './pages';

// The scores of small indexes, computed again from the formulas of BM25F and the constants of the ranking.

const { title, content, tags: tagBoost, sidebarParentCategories } = DEFAULT_BOOSTS;
const { bodyMax, bodyHalf, lengthShare, sectionShare, coveragePower } = SCORING;

type Index = ReturnType<typeof indexOf>;

/** The score of a page for a query; 0 if it is not found. */
const scoreOf = (index: Index, query: string, route = '/docs/0') =>
  search([index], query).find(({ sectionRoute }) => sectionRoute.startsWith(route))?.score ?? 0;

const idf = (pages: number, frequency: number) => Math.log(1 + pages / frequency);
const saturate = (value: number, half = bodyHalf) => value / (value + half);
/** The score of a text with a word of this weight in its only section. */
const textScore = (weight: number, half = bodyHalf) =>
  content *
  bodyMax *
  (sectionShare * saturate(weight) + (1 - sectionShare) * saturate(weight, half)) *
  weight ** coveragePower;

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < expected * 1e-4, `${actual}, expected ${expected}`);

test('a word in a text counts by its rarity, its frequency and the length of the page', () => {
  const pages = [
    { content: 'alpha beta' },
    { content: 'gamma delta' },
    { content: `alpha ${'filler '.repeat(60)}` },
  ];
  const index = indexOf(pages);
  for (const at of [0, 2]) {
    const half = bodyHalf * (1 + lengthShare * (index.pages[at]!.relativeLength - 1));
    near(scoreOf(index, 'alpha ', `/docs/${at}`), idf(3, 2) * textScore(1, half));
  }
});

test('a tag or category that many pages have counts little', () => {
  const three = <Field extends object>(fields: Field) => [fields, fields, fields, {}];
  const rarity = 1 / (1 + Math.log(3));
  near(
    scoreOf(indexOf(three({ tags: ['alpha'] })), 'alpha '),
    idf(4, 3) * tagBoost * rarity ** (1 + coveragePower),
  );
  const options = { indexParentCategories: true };
  near(
    scoreOf(indexOf(three({ sidebarParentCategories: ['alpha'] }), options), 'alpha '),
    idf(4, 3) * sidebarParentCategories * rarity ** (1 + coveragePower),
  );
});

test('a keyword counts less than a title', () => {
  const index = indexOf([{ keywords: 'alpha' }, {}]);
  near(scoreOf(index, 'alpha '), idf(2, 1) * title * SCORING.alias ** (1 + coveragePower));
});

test('a page counts by the question that fits best, whatever their order', () => {
  const { question, questionShare } = SCORING;
  const score = (questions: string[]) => scoreOf(indexOf([{ questions }, {}]), 'alpha ');
  const expected = (name: number) => idf(2, 1) * title * name ** (1 + coveragePower);
  near(score(['alpha beta gamma']), expected((1 / 3) ** questionShare * question));
  near(score(['alpha', 'alpha beta gamma']), expected(question));
  near(score(['alpha beta gamma', 'alpha']), expected(question));
  near(score(['beta gamma', 'alpha']), expected(question));
});

test('a word that is elsewhere on the page counts in part', () => {
  const index = indexOf([
    { content: 'alpha' },
    { sectionRoute: '/docs/0#more', title: 'More', content: 'beta' },
    { content: 'gamma' },
  ]);
  const half = bodyHalf * (1 + lengthShare * (index.pages[0]!.relativeLength - 1));
  const words =
    content * bodyMax * (sectionShare * saturate(1) + 2 * (1 - sectionShare) * saturate(1, half));
  const coverage = (1 + SCORING.elsewhere) / 2;
  near(scoreOf(index, 'alpha beta '), idf(2, 1) * words * coverage ** coveragePower);
});

test('a synonym counts less, also if it is on more pages than the word', () => {
  const synonyms = [['alpha', 'beta']];
  const alone = indexOf([{ content: 'beta' }, { content: 'gamma' }], { synonyms });
  near(scoreOf(alone, 'alpha '), idf(2, 1) * textScore(SCORING.synonym));
  const both = indexOf(
    [{ content: 'beta' }, { content: 'beta' }, { content: 'alpha' }, { content: 'gamma' }],
    { synonyms },
  );
  const weight = SCORING.synonym * (idf(4, 2) / idf(4, 1));
  near(scoreOf(both, 'alpha '), idf(4, 1) * textScore(weight));
});

test('a page opens at its top if its title has the word, and at the first of equal sections', () => {
  const sections = (top: Partial<SearchSource>) =>
    indexOf([
      top,
      { sectionRoute: '/docs/0#one', title: 'One', content: 'alpha' },
      { sectionRoute: '/docs/0#two', title: 'Two', content: 'alpha' },
    ]);
  const opened = (index: Index) => search([index], 'alpha ')[0]?.sectionRoute;
  assert.equal(opened(sections({ title: 'Alpha', pageTitle: 'Alpha' })), '/docs/0');
  assert.equal(opened(sections({})), '/docs/0#one');
});
