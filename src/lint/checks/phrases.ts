import type { Page } from '../page';

/** An optional list of the front matter: words by which readers search for the page, and which it does not contain. */
type PhraseList = {
  key: 'keywords' | 'questions';
  max: number;
  /** How to write the list. */
  form: string;
  /** What is wrong with a phrase that has no words. */
  empty: string;
  problemOf: (phrase: string, words: number, page: Page) => string | undefined;
};

const KEYWORDS: PhraseList = {
  key: 'keywords',
  max: 12,
  form: ': "keywords: [if-else, branch]"',
  empty: 'A keyword must be a string with at least one word.',
  problemOf(keyword, words, { frontMatter }) {
    if (words > 4 || keyword.length > 40)
      return `The keyword "${keyword}" is too long; write at most 4 words and 40 characters.`;
    return keyword.toLowerCase() === String(frontMatter.title).trim().toLowerCase()
      ? `The keyword "${keyword}" is the title, which the search knows already.`
      : undefined;
  },
};

const QUESTIONS: PhraseList = {
  key: 'questions',
  max: 40,
  form: ', one on each line: "- switch a route off for a while"',
  empty:
    'A question must be a string with the words that a reader types. Quote one that contains ": " or begins with a sign.',
  problemOf: (question, words) =>
    words < 2 || words > 12
      ? `The question "${question}" has ${words} ${words === 1 ? 'word' : 'words'}; write 2 to 12. A single word belongs in "keywords".`
      : undefined,
};

function checkList(page: Page, { key, max, form, empty, problemOf }: PhraseList): void {
  const value = page.frontMatter[key];
  if (value === undefined) return;
  if (!Array.isArray(value) || value.length < 1 || value.length > max) {
    page.file.message(`The ${key} must be a list of one to ${max} strings${form}.`, {
      line: page.lineOf(key),
      column: 1,
    });
    return;
  }
  const seen = new Set<string>();
  for (const [at, given] of (value as unknown[]).entries()) {
    const phrase = typeof given === 'string' ? given.trim().replace(/\s+/g, ' ') : '';
    const known = phrase.toLowerCase();
    const twice = `The ${key.slice(0, -1)} "${known}" is in the list twice. Remove one.`;
    const problem = phrase === '' ? empty : problemOf(phrase, phrase.split(' ').length, page);
    const message = problem ?? (seen.has(known) ? twice : undefined);
    if (message) page.file.message(message, { line: page.lineOfItem(key, at), column: 1 });
    seen.add(known);
  }
}

/** Checks the keywords and the questions of a page. */
export function checkPhrases(page: Page): void {
  checkList(page, KEYWORDS);
  checkList(page, QUESTIONS);
}
