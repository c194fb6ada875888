let isReplaced = false;

/**
 * Disables prefetching the pages of all links in the window: over 100 kB that most readers never need. Runs before the
 * first link is rendered; `window.docusaurus` is frozen, so it is replaced as a whole. prefetchOnIntent.ts remains.
 */
export function onRouteUpdate(): void {
  if (isReplaced) return;
  isReplaced = true;
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
}
