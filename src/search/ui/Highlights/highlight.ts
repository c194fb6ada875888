import { isComposing } from '@site/src/browser/isComposing';
import { reveal, targetOf } from '@site/src/browser/reveal';
import { findWholeTerms, termsIn } from '@site/src/search/core/marks';
import styles from './styles.lazy.module.css';

const CODE = 'pre, [data-tab]'; // with the texts in the dark frame of an example
const HEADINGS = 'h2, h3, h4, h5, h6';
/** Not the text of a page: its headings, its head and what the search index leaves out. */
const EXCLUDED = `h1, ${HEADINGS}, header, nav, button, svg, style, script, [data-search-ignore]`;

/** The text of docs and blog pages, without breadcrumbs and page tools; the main content of other pages. */
function roots(): Element[] {
  const articles = document.querySelectorAll('article > .markdown');
  return [...(articles.length > 0 ? articles : document.querySelectorAll('main'))];
}

/** The section that a result opens: a heading and the text up to the next one with an ID, an entry, or the start of the page. */
function sectionAt(target: Element | null): Range {
  const section = new Range();
  const start = target ?? roots()[0] ?? document.body;
  const column = target ? target.closest('.markdown') : start;
  if (!column || (target && !target.matches(HEADINGS))) {
    section.selectNode(start);
    return section;
  }
  const next = [...column.querySelectorAll(HEADINGS)].find(
    (one) => one.id && start.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  section.setStart(start, 0);
  if (next) section.setEndBefore(next);
  else section.setEndAfter(column.lastChild ?? column);
  return section;
}

/** The ranges of whole words in the text of the page; in blocks of code, those within a section. */
function findMatches(terms: readonly string[], section: Range): Range[] {
  const ranges: Range[] = [];
  for (const root of roots()) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const matches = findWholeTerms(node.data, terms);
      if (matches.length === 0 || node.parentElement?.closest(EXCLUDED)) continue;
      if (node.parentElement?.closest(CODE) && !section.intersectsNode(node)) continue;
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

const parentOf = ({ startContainer }: Range) => startContainer.parentElement;

/** Whether a match is displayed: neither in a closed tab, nor below the end of a folded block. */
function isDisplayed(match: Range): boolean {
  if (parentOf(match)?.closest('[hidden]')) return false;
  const end = parentOf(match)?.closest('[data-folded] pre')?.getBoundingClientRect().bottom;
  return end === undefined || match.getBoundingClientRect().bottom <= end;
}

/** The beginnings of words, which the forms of a word share: the code of stems is larger than the rest of this. */
const beginningsOf = (words: readonly string[]) =>
  new Set(words.map((word) => word.slice(0, 4).toLowerCase()));

/** Scrolls to the first row, item or other block with all words of the matches: as far as the heading stays, or to the middle. */
function scrollToMatches(matches: readonly Range[], terms: readonly string[], heading: Element) {
  const count = beginningsOf(matches.map(String)).size;
  const block = matches
    .filter(isDisplayed)
    .map((match) => parentOf(match)?.closest<HTMLElement>('tr, li, .markdown > *'))
    .find((one) => one && beginningsOf(termsIn(one.innerText, terms)).size >= count);
  block?.scrollIntoView({ block: 'nearest' });
  if (heading.getBoundingClientRect().top < 0) block?.scrollIntoView({ block: 'center' });
}

/** Opens tabs and folded blocks that have matches, of which none is displayed. */
function openMatches(matches: readonly Range[]): void {
  for (const part of document.querySelectorAll('[data-group], [data-folded]')) {
    const inside = matches.filter(({ startContainer }) => part.contains(startContainer));
    const parent = inside[0] && parentOf(inside[0]);
    if (parent && !inside.some(isDisplayed)) reveal(parent);
  }
}

/** Tints a section once, as far as it is in its column, with the wide tables in it. */
function flash(section: Range, target: Element): () => void {
  const { left, top } = target.getBoundingClientRect();
  const { bottom } = section.getBoundingClientRect();
  const wide = [...document.querySelectorAll('.wide')].filter((one) => section.intersectsNode(one));
  const right = Math.max(...[target, ...wide].map((one) => one.getBoundingClientRect().right));
  const tint = document.createElement('div');
  tint.className = styles.flash ?? '';
  Object.assign(tint.style, {
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  const end = () => tint.remove();
  tint.addEventListener('animationend', end);
  document.body.append(tint);
  return end;
}

/**
 * Highlights terms with the CSS Custom Highlight API, which does not change the page, and lets the section flash to which
 * the hash leads. Without the API, the section alone shows what was found.
 * @param isFollowed whether a link within the site opened the page: that section gets the focus, as from the browser when
 * it loads a page
 */
export function highlight(
  terms: readonly string[],
  hash: string,
  isFollowed: boolean,
): { count: number; end: () => void } {
  const target = targetOf(hash);
  const section = sectionAt(target);
  const found = 'highlights' in CSS ? findMatches(terms, section) : [];
  const isIn = ({ startContainer }: Range) => section.intersectsNode(startContainer);
  const inText = found.filter((match) => !parentOf(match)?.closest(CODE));
  const matches = inText.some(isIn) ? inText : found;
  const shown = target ? matches.filter(isIn) : matches;
  openMatches(shown);
  if (target) scrollToMatches(shown, terms, target);
  for (const match of matches) {
    const name = `search-match${isIn(match) ? '' : '-elsewhere'}`;
    // eslint-disable-next-line site/browser-support -- without it, there are no matches
    CSS.highlights.set(name, (CSS.highlights.get(name) ?? new Highlight()).add(match));
  }
  const endFlash = target && flash(section, target);
  // There, the keyboard goes on: the search has returned the focus to where it was opened.
  if (isFollowed) {
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }
  const listeners = new AbortController();
  const end = () => {
    endFlash?.();
    // eslint-disable-next-line site/browser-support
    if (matches.length > 0) CSS.highlights.clear();
    listeners.abort();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    // Escape closes an open dialog first.
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) end();
  };
  const onPointerUp = ({ pointerType }: PointerEvent) => {
    // A phone has no Escape. A finger that scrolls is not lifted: its pointer is cancelled.
    if (pointerType === 'touch') end();
  };
  document.addEventListener('keydown', onKeyDown, listeners);
  document.addEventListener('pointerup', onPointerUp, listeners);
  return { count: matches.length, end };
}
