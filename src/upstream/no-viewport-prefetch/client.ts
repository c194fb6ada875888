let isReplaced = false;

/** Runs before the first link is rendered. `window.docusaurus` is frozen, so it is replaced as a whole. */
export function onRouteUpdate(): void {
  if (isReplaced) return;
  isReplaced = true;
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
}
