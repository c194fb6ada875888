import { pageFrontMatter } from './pageFrontMatter';

/**
 * Reads what readers ask who need a page, from the key `questions` of its front matter; `npm run docs:check` reports
 * what is malformed.
 * @param source the text of the page
 */
export function questionsIn(source: string): string[] {
  if (!/^questions:/m.test(source)) return [];
  const { questions } = pageFrontMatter(source);
  if (!Array.isArray(questions)) return [];
  return questions.filter((question): question is string => typeof question === 'string');
}
