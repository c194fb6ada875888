import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pageOf } from './pageOf';

// Docusaurus preloads the page of a link on hover and touch. This adds focus, and links to a section, whose address
// Docusaurus does not find among its pages. On 2G and with data saver `preload` does nothing.
function preload({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = pageOf(link, window.location);
  if (!page) return;
  // A failure shows when the reader follows the link: Docusaurus then loads the page as a whole.
  Promise.resolve(window.docusaurus.preload(page)).catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, preload, { passive: true });
  }
}
