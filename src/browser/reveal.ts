/** What can be closed around a part of the text: a variant of tabs, an entry that a filter hides, a folded block. */
const CLOSED = '[hidden], [data-folded]';

/**
 * Opens what is closed around an element, as the browser does for a match of its search: what hears `beforematch` opens
 * itself.
 */
export function reveal(element: Element): void {
  let closed = element.closest(CLOSED);
  for (; closed; closed = closed.parentElement?.closest(CLOSED) ?? null)
    closed.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** The element that the hash of an address leads to. */
export const targetOf = (hash: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Opens what is closed around the target of the address, and scrolls to it. */
export function revealTarget(): void {
  const target = targetOf(window.location.hash);
  if (!target?.closest('[hidden]')) return;
  reveal(target);
  target.scrollIntoView();
}
