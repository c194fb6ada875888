import { readReview } from '../../content/pages/frontMatter';
import type { Page } from '../page';
import { type Prose, proseIn } from './prose';
import { doubtRules, nameRules, type WordingRule, wordingRules } from './rules';

const lineProse = (text: unknown, line: number): Prose[] =>
  typeof text === 'string' ? [{ text, at: () => line }] : [];

/** The texts of a page that readers see, without its code and the questions of `review`. */
function pageProse(page: Page): Prose[] {
  const { title, description, step } = page.frontMatter;
  const { summary } = { ...(step as { summary?: unknown } | undefined) };
  return [
    ...Object.entries({ title, description, step: summary }).flatMap(([key, text]) =>
      lineProse(text, page.lineOf(key)),
    ),
    ...proseIn(page),
  ];
}

const questionProse = (page: Page): Prose[] =>
  [...readReview(page.frontMatter)].flatMap(([id, text]) =>
    lineProse(text, page.lineOf('review', id)),
  );

/** All that readers see of a page as text, apart from its code. */
export const readingProse = (page: Page): Prose[] => [...pageProse(page), ...questionProse(page)];

function applyRules(page: Page, { text, at }: Prose, rules: readonly WordingRule[]): void {
  for (const { pattern, remedy } of rules)
    for (const { 0: match, index } of text.matchAll(new RegExp(pattern, `g${pattern.flags}`)))
      page.report(at(index), `"${match.trim().replaceAll('`x`', '`…`')}" ${remedy}.`);
}

/** Reports words that no page should contain, and names in another spelling. */
export function checkWording(page: Page): void {
  for (const prose of pageProse(page))
    applyRules(page, prose, [...wordingRules, ...doubtRules, ...nameRules]);
  // A question has no code, so a name in it can be a name in code; it is doubt.
  for (const prose of questionProse(page)) applyRules(page, prose, wordingRules);
}
