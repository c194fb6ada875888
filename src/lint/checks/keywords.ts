import type { Page } from '../page';

const MAX = 12;

function problemOf(keyword: string, { frontMatter }: Page): string | undefined {
  const words = keyword.split(' ').filter(Boolean).length;
  if (words === 0) return 'A keyword must be a string with at least one word.';
  if (words > 4 || keyword.length > 40)
    return `The keyword "${keyword}" is too long; write at most 4 words and 40 characters.`;
  return keyword.toLowerCase() === String(frontMatter.title).trim().toLowerCase()
    ? `The keyword "${keyword}" is the title, which the search knows already.`
    : undefined;
}

/** Checks the keywords of a page: an optional list of words by which readers search for it, and which it does not contain. */
export function checkKeywords(page: Page): void {
  const value = page.frontMatter.keywords;
  if (value === undefined) return;
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX) {
    page.file.message(
      `The keywords must be a list of one to ${MAX} strings: "keywords: [if-else, branch]".`,
      { line: page.lineOf('keywords'), column: 1 },
    );
    return;
  }
  const seen = new Set<string>();
  for (const [at, given] of (value as unknown[]).entries()) {
    const keyword = typeof given === 'string' ? given.trim().replace(/\s+/g, ' ') : '';
    const known = keyword.toLowerCase();
    const twice = `The keyword "${known}" is in the list twice. Remove one.`;
    const message = problemOf(keyword, page) ?? (seen.has(known) ? twice : undefined);
    if (message) page.file.message(message, { line: page.lineOfItem('keywords', at), column: 1 });
    seen.add(known);
  }
}
