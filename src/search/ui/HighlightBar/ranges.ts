import { findTerms } from '@site/src/search/core/marks';

/** Names of the highlights: all matches, and the one that the reader has stepped to. */
const MATCHES = 'search-match';
const CURRENT = 'search-match-current';
/** The custom property that fades the matches. */
const STRENGTH = '--search-match-strength';

/** Not the text of a page: its headings, its head and what the search index leaves out. */
const EXCLUDED =
  'h1, h2, h3, h4, h5, h6, header, nav, button, svg, style, script, [data-search-ignore]';

/** The text of docs and blog pages, without breadcrumbs and page tools; the main content of other pages. */
function roots(): Element[] {
  const texts = document.querySelectorAll('article .markdown');
  return [...(texts.length > 0 ? texts : document.querySelectorAll('main'))];
}

/** The ranges of the terms in the text of the page; none if the browser cannot highlight ranges. */
export function findMatches(terms: readonly string[]): Range[] {
  if (!('highlights' in CSS)) return [];
  const ranges: Range[] = [];
  for (const root of roots()) {
    const walker = document.createTreeWalker(
      root,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) => {
        if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
        return (node as Element).matches(EXCLUDED)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_SKIP;
      },
    );
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { start, end } of findTerms(node.data, terms)) {
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
  if (ranges.length > 0) CSS.highlights.set(MATCHES, new Highlight(...ranges));
  else CSS.highlights?.delete(MATCHES);
  const shown = new Highlight(...(current ? [current] : []));
  shown.priority = 1;
  if (current) CSS.highlights.set(CURRENT, shown);
  else CSS.highlights?.delete(CURRENT);
}

/** How strongly the matches are coloured, from 0 to 1. */
export function setStrength(strength: number): void {
  const { style } = document.documentElement;
  if (strength === 1) style.removeProperty(STRENGTH);
  else style.setProperty(STRENGTH, `${Math.round(strength * 100)}%`);
}

/** Scrolls to a match, also inside a closed disclosure. */
export function reveal({ startContainer }: Range): void {
  const parent = startContainer.parentElement;
  const closed = parent?.closest<HTMLDetailsElement>('details:not([open])');
  if (closed) closed.open = true;
  parent?.scrollIntoView({ block: 'center' });
}
