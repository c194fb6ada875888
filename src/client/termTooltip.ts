import styles from './termTooltip.lazy.module.css';

const ID = 'term-definition';
/** Time before the tooltip appears and disappears, in milliseconds: long enough to move the pointer onto it. */
const SHOW_DELAY = 250;
const HIDE_DELAY = 250;
/** Distances from the term and from the edges of the window, in pixels. */
const GAP = 4;
const MARGIN = 8;

/** The terms that have their listeners. */
const known = new WeakSet<HTMLAnchorElement>();
const glossaries = new Map<string, Promise<Document>>();
let shown: HTMLAnchorElement | undefined;
let tooltip: HTMLElement | undefined;
let timer: number | undefined;

async function load(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The definition of a term in the glossary, without a link as its last sentence; undefined if it cannot be loaded. */
async function loadDefinition({
  origin,
  pathname,
  hash,
}: HTMLAnchorElement): Promise<string | undefined> {
  const loading = glossaries.get(pathname) ?? load(origin + pathname);
  glossaries.set(pathname, loading);
  try {
    const heading = (await loading).getElementById(hash.slice(1));
    const definition = heading?.nextElementSibling;
    const text = definition?.textContent;
    return definition?.lastElementChild?.matches('a')
      ? text?.replace(/(?<=\.) [^.]*\.?$/, '')
      : text;
  } catch {
    glossaries.delete(pathname);
    return undefined;
  }
}

/** What is shown for a link: the description that a mark brings along, or the definition of a term. */
async function definitionOf(term: HTMLAnchorElement): Promise<string | undefined> {
  const question = term.getAttribute('aria-description');
  return question === null
    ? loadDefinition(term)
    : `${term.getAttribute('aria-label')}: ${question}`;
}

function hide(): void {
  window.clearTimeout(timer);
  shown?.removeAttribute('aria-describedby');
  tooltip?.remove();
  document.removeEventListener('keydown', onKeyDown, true);
  document.removeEventListener('scroll', hide, true);
  document.removeEventListener('pointerdown', hideOutside, true);
  shown = undefined;
  tooltip = undefined;
}

/** Escape hides the tooltip only; the marks of a search stay. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !tooltip) return;
  event.stopPropagation();
  hide();
}

/** A touch does not leave the link: the next one elsewhere hides the tooltip. */
function hideOutside({ target }: Event): void {
  if (!(target instanceof Node && (tooltip?.contains(target) || shown?.contains(target)))) hide();
}

function hideSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(hide, HIDE_DELAY);
}

const keep = (): void => window.clearTimeout(timer);

function place(element: HTMLElement, term: HTMLElement): void {
  const { left, top, bottom } = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const above = bottom + GAP + height > clientHeight - MARGIN;
  element.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`;
  element.style.top = `${above ? top - GAP - height : bottom + GAP}px`;
}

function display(term: HTMLAnchorElement, text: string): void {
  tooltip = document.createElement('div');
  tooltip.id = ID;
  tooltip.role = 'tooltip';
  tooltip.className = styles.tooltip ?? '';
  tooltip.textContent = text;
  tooltip.addEventListener('pointerenter', keep);
  tooltip.addEventListener('pointerleave', hideSoon);
  (term.closest('main') ?? document.body).append(tooltip);
  term.setAttribute('aria-describedby', ID);
  place(tooltip, term);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.addEventListener('pointerdown', hideOutside, true);
}

/**
 * Shows the definition of a term, or the question of a mark, while the pointer is on the term or on the definition, or the term has the focus;
 * Escape and scrolling hide it (WCAG 1.4.13).
 */
export function showDefinition(term: HTMLAnchorElement): void {
  if (shown === term) {
    keep();
    return;
  }
  hide();
  shown = term;
  document.addEventListener('keydown', onKeyDown, true);
  if (!known.has(term)) {
    known.add(term);
    for (const event of ['pointerleave', 'blur']) {
      term.addEventListener(event, () => shown === term && hideSoon());
    }
    // The first touch of a mark shows its question and is prevented from more (src/client/explainTerms.ts).
    term.addEventListener('click', (event) => event.defaultPrevented || hide());
  }
  const delay = new Promise((resolve) => window.setTimeout(resolve, SHOW_DELAY));
  void Promise.all([definitionOf(term), delay]).then(([text]) => {
    if (shown !== term || !text) return;
    // Not if the term is gone, or if its click, before this code had loaded, has scrolled away from it.
    const { top, bottom } = term.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) display(term, text);
  });
}
