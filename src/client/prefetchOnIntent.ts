/**
 * Disables prefetching the pages of all links in the window: over 100 kB that most readers never need. Runs before the
 * first link is rendered; `window.docusaurus` is frozen, so it is replaced as a whole.
 */
export function onRouteUpdate(): void {
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
}

// Docusaurus preloads the page of a link on hover and touch. This adds focus, and links with a hash, whose path
// Docusaurus does not match to a route. On 2G and with data saver, `preload` does nothing.
function preload({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const { origin, pathname } = window.location;
  // Not other sites, other tabs, and the page itself, as of a link that acts as a button.
  if (link?.origin !== origin || link.target || link.pathname === pathname) return;
  // An error surfaces when the user follows the link: Docusaurus then falls back to a full page load.
  Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
}

for (const event of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(event, preload, { passive: true });
}
