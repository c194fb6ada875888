import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import PageLoadFailure from '../components/PageLoadFailure';

const KEY = 'page-load-failure-reload';

// Docusaurus reloads when a chunk fails during navigation, but a page whose own chunks are gone (after a
// deploy, say) stays as dead HTML: its start waits for a promise that nobody catches. So: reload once, and
// when that does not help, say so above the text.
function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === window.location.href) return false;
    sessionStorage.setItem(KEY, window.location.href);
  } catch {
    return false; // without storage nothing stops a second reload, so there is none
  }
  window.location.reload();
  return true;
}

function showPanel(error: Error): void {
  const host = document.createElement('div');
  document.body.prepend(host);
  createRoot(host).render(
    createElement(PageLoadFailure, {
      message: error.message,
      onRetry: () => window.location.reload(),
    }),
  );
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError' || isHydrated()) return;
    if (!reloadOnce()) showPanel(reason);
  });
}

/** Forgets the reload as soon as a page has started. */
export function onRouteDidUpdate(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage is blocked: nothing was stored
  }
}
