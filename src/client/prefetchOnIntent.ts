import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pageOf } from './pageOf';

// Docusaurus preloads the page of a link on hover and touch. This adds focus, and links with a hash, whose path
// Docusaurus does not match to a route. On 2G and with data saver, `preload` does nothing.
function preload({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = pageOf(link, window.location);
  if (!page) return;
  // An error surfaces when the user follows the link: Docusaurus then falls back to a full page load.
  Promise.resolve(window.docusaurus.preload(page)).catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, preload, { passive: true });
  }
}
