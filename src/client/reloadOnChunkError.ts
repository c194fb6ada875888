import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { storageKeys } from '@site/src/site/storage';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import PageLoadFailure from '../components/PageLoadFailure';

const KEY = storageKeys.reload;

// Docusaurus reloads the page when a chunk fails during navigation. When a chunk of the first page fails (for example,
// after a deployment), nothing handles the rejected promise, and the page is not hydrated. So: reload once, and if that
// does not help, show the error above the text.
function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === window.location.href) return false;
    sessionStorage.setItem(KEY, window.location.href);
  } catch {
    return false; // without storage, a reload loop could not be prevented
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

/** Whether an error is that of a script or a style sheet of a chunk. */
const isMissingChunk = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' ||
    (reason as Error & { code?: string }).code === 'CSS_CHUNK_LOAD_FAILED');

const untilHydrated = new AbortController();

function listen(): void {
  const { signal } = untilHydrated;
  let isLeaving = false;

  // Firefox and Safari abort pending requests when the user follows a link: the chunk is not missing, and a reload
  // would cancel the navigation.
  const onLeave = () => (isLeaving = true);
  window.addEventListener('beforeunload', onLeave, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  // A page that is restored before it is hydrated is reloaded by static/recover.js.
  window.addEventListener('pageshow', () => (isLeaving = false), { signal });
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (isMissingChunk(reason) && !isLeaving && !reloadOnce()) showPanel(reason);
    },
    { signal },
  );
}

if (ExecutionEnvironment.canUseDOM) listen();

/** Clears the reload flag when a page is hydrated; from then on, Docusaurus handles chunk errors. */
export function onRouteDidUpdate(): void {
  untilHydrated.abort();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage is blocked, so nothing was stored
  }
}
