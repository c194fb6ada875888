import type { Page } from '../page';

const MIN_WORDS = 2;
const MAX_WORDS = 12;

/** What is wrong with a question, if anything. */
function problemOf(question: unknown): string | undefined {
  if (typeof question !== 'string' || question.trim() === '') {
    return 'A question must be a string with the words that a reader types. Quote one that contains ": " or begins with a sign.';
  }
  const count = question.trim().split(/\s+/).length;
  if (count < MIN_WORDS || count > MAX_WORDS) {
    return `The question "${question}" has ${count} ${count === 1 ? 'word' : 'words'}; write ${MIN_WORDS} to ${MAX_WORDS}. A single word belongs in "keywords".`;
  }
  return undefined;
}

const MAX_QUESTIONS = 40;

/** Checks the optional key `questions`: what readers ask who need the page, in words that it does not contain. */
export function checkQuestions(page: Page): void {
  const value = page.frontMatter.questions;
  if (value === undefined) return;
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_QUESTIONS) {
    page.file.message(
      `The questions must be a list of one to ${MAX_QUESTIONS} strings, one on each line: "- switch a route off for a while".`,
      { line: page.lineOf('questions'), column: 1 },
    );
    return;
  }
  const seen = new Set<string>();
  for (const [at, question] of (value as unknown[]).entries()) {
    const place = { line: page.lineOfItem('questions', at), column: 1 };
    const problem = problemOf(question);
    if (problem !== undefined) page.file.message(problem, place);
    const key = String(question).trim().toLowerCase().replace(/\s+/g, ' ');
    if (seen.has(key)) {
      page.file.message(`The question "${key}" is in the list twice. Remove one.`, place);
    }
    seen.add(key);
  }
}
