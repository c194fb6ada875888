import styles from './termTooltip.lazy.module.css';

const ID = 'term-definition';
/** Time before the tooltip appears and disappears, in milliseconds: long enough to move the pointer onto it. */
const DELAY = 250;
/** Distances from the link and from the edges of the window, in pixels. */
const GAP = 4;
const MARGIN = 8;

/** The link that is explained, or is about to be. */
let explained: HTMLAnchorElement | undefined;
let tooltip: HTMLElement | undefined;
/** Ends the listeners of the link that is explained. */
let listening = new AbortController();
let timer: number | undefined;

function hide(): void {
  listening.abort();
  tooltip?.remove();
  explained?.removeAttribute('aria-describedby');
  explained = undefined;
}

const keep = (): void => window.clearTimeout(timer);

function hideSoon(): void {
  keep();
  timer = window.setTimeout(hide, DELAY);
}

function place(element: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // Below the line: what leads to the word, and the heading above it, can be read.
  const below = bottom + GAP;
  const fits = below + height <= clientHeight - MARGIN;
  element.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`;
  element.style.top = `${fits ? below : top - GAP - height}px`;
}

function display(link: HTMLAnchorElement, signal: AbortSignal): void {
  const box = document.createElement('div');
  tooltip = box;
  box.id = ID;
  box.role = 'tooltip';
  box.className = styles.tooltip ?? '';
  // The name of an open point is a sign; that of a term is its word.
  box.textContent = ['aria-label', 'aria-description']
    .flatMap((name) => link.getAttribute(name) ?? [])
    .join(': ');
  box.addEventListener('pointerenter', keep);
  box.addEventListener('pointerleave', hideSoon);
  (link.closest('main') ?? document.body).append(box);
  link.setAttribute('aria-describedby', ID);
  place(box, link);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Hides the tooltip only; the marks of a search stay.
    event.stopPropagation();
    hide();
  };
  // A touch does not leave the link: the next one elsewhere hides the tooltip.
  const onPointerDown = ({ target }: Event) => {
    if (!(target instanceof Node && (box.contains(target) || link.contains(target)))) hide();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true, signal });
  document.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
  document.addEventListener('scroll', hide, { capture: true, passive: true, signal });
}

/**
 * Shows the description of a link while the pointer is on the link or on the description, or the link has the focus;
 * Escape and scrolling hide it (WCAG 1.4.13).
 */
export function showDefinition(link: HTMLAnchorElement): void {
  keep();
  if (explained === link) return;
  hide();
  explained = link;
  listening = new AbortController();
  const { signal } = listening;
  link.addEventListener('pointerleave', hideSoon, { signal });
  link.addEventListener('blur', hideSoon, { signal });
  // The first touch shows the explanation and is prevented from more (src/client/explainTerms.ts).
  link.addEventListener('click', (event) => event.defaultPrevented || hide(), { signal });
  window.setTimeout(() => {
    // Not if the link is gone, or if its click, before this code had loaded, has scrolled away from it.
    const { top, bottom } = link.getBoundingClientRect();
    if (!signal.aborted && bottom > 0 && top < window.innerHeight) display(link, signal);
  }, DELAY);
}
