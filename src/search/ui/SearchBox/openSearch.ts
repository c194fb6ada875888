/** The event that opens the search box; its detail is the query. */
const OPEN = 'ace-search-open';

let isHandedOver = false;

/** Opens the search box with a query, typed in another field: typing continues at its end. */
export function openSearch(query: string): void {
  isHandedOver = query !== '';
  document.dispatchEvent(new CustomEvent(OPEN, { detail: query }));
}

/**
 * Calls a function with the query whenever `openSearch` is called.
 * @returns a function that ends this
 */
export function onOpenSearch(listener: (query: string) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(OPEN, listen);
  return () => document.removeEventListener(OPEN, listen);
}

/** Whether the search box was opened with a query from another field; false when called again. */
export function takeHandedOver(): boolean {
  const was = isHandedOver;
  isHandedOver = false;
  return was;
}
