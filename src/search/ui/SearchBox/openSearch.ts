/** The event that opens the search box; its detail is the text typed elsewhere. */
const OPEN = 'ace-search-open';

/** Opens the search box with a text typed in another field: typing continues at its end. */
export function openSearch(typed: string): void {
  document.dispatchEvent(new CustomEvent(OPEN, { detail: typed }));
}

/**
 * Calls a function with the text whenever `openSearch` is called.
 * @returns a function that removes the listener
 */
export function onOpenSearch(listener: (typed: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(OPEN, listen);
  return () => document.removeEventListener(OPEN, listen);
}
