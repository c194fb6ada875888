import { reveal } from '@site/src/browser/reveal';
import { findTerms } from '@site/src/search/core/marks';

/** Not the text of a page: its headings, its head and what the search index leaves out. */
const EXCLUDED =
  'h1, h2, h3, h4, h5, h6, header, nav, button, svg, style, script, [data-search-ignore]';

/** The text of docs and blog pages, without breadcrumbs and page tools; the main content of other pages. */
function roots(): Element[] {
  const articles = document.querySelectorAll('article :not(.beside) > .markdown');
  return [...(articles.length > 0 ? articles : document.querySelectorAll('main'))];
}

/** The ranges of the terms in the text of the page; none if the browser cannot highlight ranges. */
export function findMatches(terms: readonly string[]): Range[] {
  if (!('highlights' in CSS)) return [];
  const ranges: Range[] = [];
  for (const root of roots()) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const matches = findTerms(node.data, terms);
      if (matches.length === 0 || node.parentElement?.closest(EXCLUDED)) continue;
      for (const { start, end } of matches) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** Highlights ranges with the CSS Custom Highlight API, which does not change the page. */
export function highlight(ranges: readonly Range[]): void {
  // Without it, there are no matches.
  // eslint-disable-next-line site/browser-support
  CSS.highlights.set('search-match', new Highlight(...ranges));
}

const parentOf = ({ startContainer }: Range) => startContainer.parentElement;

/** Whether a match is displayed: neither in a closed tab, nor below the end of a folded block. */
function isDisplayed(match: Range): boolean {
  if (parentOf(match)?.closest('[hidden]')) return false;
  const end = parentOf(match)?.closest('[data-folded] pre')?.getBoundingClientRect().bottom;
  return end === undefined || match.getBoundingClientRect().bottom <= end;
}

/** Opens tabs and folded blocks that have matches, of which none is displayed. */
export function openMatches(matches: readonly Range[]): void {
  for (const match of matches) {
    if (isDisplayed(match)) continue;
    const parent = parentOf(match);
    const part = parent?.closest('[data-group], [data-folded]');
    const inPart = matches.filter(({ startContainer }) => part?.contains(startContainer));
    if (parent && !inPart.some(isDisplayed)) reveal(parent);
  }
}
