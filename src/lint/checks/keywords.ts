import type { Page } from '../page';

/** Reports keywords of a page that the search has already; the schema of the front matter says what a keyword is. */
export function checkKeywords(page: Page): void {
  const { keywords, title } = page.frontMatter;
  const known = new Map([
    [String(title).trim().toLowerCase(), 'is the title, which the search knows already.'],
  ]);
  for (const [at, given] of Array.isArray(keywords) ? keywords.entries() : []) {
    const keyword = String(given).trim().replace(/\s+/g, ' ').toLowerCase();
    const problem = known.get(keyword);
    if (problem) page.reportValue(`The keyword "${keyword}" ${problem}`, 'keywords', at);
    known.set(keyword, 'is in the list twice. Remove one.');
  }
}
