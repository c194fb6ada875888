import { findTerms } from '@site/src/search/core/marks';

/** Names of the highlights: all matches, and the one that the reader has stepped to. */
const MATCHES = 'search-match';
const CURRENT = 'search-match-current';

/** Not the text of a page: its headings, its head and what the search index leaves out. */
const EXCLUDED =
  'h1, h2, h3, h4, h5, h6, header, nav, button, svg, style, script, [data-search-ignore]';

/** The text of docs and blog pages, without breadcrumbs and page tools; the main content of other pages. */
function roots(): Element[] {
  const articles = document.querySelectorAll('article .markdown');
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

/**
 * Highlights ranges with the CSS Custom Highlight API, which does not change the page.
 * @param current the match that stands out
 */
export function highlight(ranges: readonly Range[], current?: Range): void {
  if (!('highlights' in CSS)) return;
  const shown = new Highlight(...(current ? [current] : []));
  shown.priority = 1;
  CSS.highlights.set(MATCHES, new Highlight(...ranges));
  CSS.highlights.set(CURRENT, shown);
}

/** Scrolls to a match, also inside a closed disclosure. */
export function reveal({ startContainer }: Range): void {
  const parent = startContainer.parentElement;
  const closed = parent?.closest<HTMLDetailsElement>('details:not([open])');
  if (closed) closed.open = true;
  parent?.scrollIntoView({ block: 'center' });
}
