import { parse } from 'yaml';

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/**
 * Reads what readers ask who need a page, from the key `questions` of its front matter; `npm run docs:check` reports
 * what is malformed.
 * @param source the text of the page
 */
export function questionsIn(source: string): string[] {
  const block = FRONT_MATTER.exec(source)?.[1] ?? '';
  // Few pages of other sites have the key: the rest is not parsed.
  if (!/^questions:/m.test(block)) return [];
  const { questions } = parse(block) as Record<string, unknown>;
  if (!Array.isArray(questions)) return [];
  return questions.filter((question): question is string => typeof question === 'string');
}
