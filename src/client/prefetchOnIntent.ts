import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pageOf } from './pageOf';

// Docusaurus loads the pages of all links in view ahead: over a hundred kilobytes that most readers never use,
// and no option against it. Its link calls `window.docusaurus.prefetch` for that, and `preload` on hover and
// touch. So `prefetch` does nothing here, and `preload` serves the focus too, and links to a section, whose
// address Docusaurus would not find among its pages. On 2G and with data saver `preload` does nothing.
let replaced = false;

function loadAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = pageOf(link, window.location);
  if (page) void window.docusaurus.preload(page);
}

/** Called before the first link is there, and before each page. */
export function onRouteUpdate(): void {
  if (replaced) return;
  replaced = true;
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
}

if (ExecutionEnvironment.canUseDOM) {
  for (const move of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(move, loadAhead, { passive: true });
  }
}
