// Recovers a page whose app, or a chunk of it, does not load; loaded before the app, as a file without a hash in its name,
// which no deployment removes. When the page is hydrated, Docusaurus handles what fails. What adds and starts the app:
// src/upstream/late-scripts, split-entry; the texts: src/plugins/page-tags.
(() => {
  const { message, link: reload } = document.currentScript.dataset;
  const KEY = 'page-load-failure-reload';
  const APP = /\/(?:runtime~)?main\.[^/]+\.js$/;
  let isLeaving = false;

  const hasStarted = () => document.documentElement.dataset.hasHydrated === 'true';

  function reloadOnce() {
    try {
      if (sessionStorage.getItem(KEY) === location.href) return false;
      sessionStorage.setItem(KEY, location.href);
    } catch {
      return false; // without storage, a reload loop could not be prevented
    }
    location.reload();
    return true;
  }

  // A page that has started may be loaded again when it fails the next time.
  new MutationObserver(() => {
    try {
      if (hasStarted()) sessionStorage.removeItem(KEY);
    } catch {
      // storage is blocked, so nothing was stored
    }
  }).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });

  function tell() {
    if (document.querySelector('[data-not-started]')) return;
    const note = document.createElement('div');
    note.dataset.notStarted = '';
    note.setAttribute('role', 'alert');
    note.className = 'alert alert--warning no-print';
    note.textContent = `${message} `;
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = reload;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      location.reload();
    });
    note.append(link);
    document.body.prepend(note);
    // Where bar and example stand beside the text, they do not move: a message above the page would be over them.
    if (!window.matchMedia('(width >= 80em)').matches) return;
    const zIndex = 'var(--ifm-z-index-fixed)';
    Object.assign(note.style, { position: 'fixed', inset: 'auto 0 0', zIndex });
    document.body.style.paddingBottom = `${note.offsetHeight}px`;
  }

  // Docusaurus' warning on the home page about a wrong base URL: this file has loaded from it, so it is right.
  window.insertBanner = () => undefined;

  // A file that is missing fires the event on its element, a file that is damaged on the window.
  addEventListener(
    'error',
    ({ target, filename }) => {
      const isApp = APP.test((target instanceof HTMLScriptElement && target.src) || filename || '');
      if (isApp && !isLeaving && !window.docusaurus && !reloadOnce()) tell();
    },
    true,
  );

  // A chunk of the first page: nothing else handles the promise.
  addEventListener('unhandledrejection', ({ reason }) => {
    const isMissing = reason?.name === 'ChunkLoadError' || reason?.code === 'CSS_CHUNK_LOAD_FAILED';
    if (isMissing && !isLeaving && !hasStarted() && !reloadOnce()) tell();
  });

  // A browser that leaves a page aborts its requests, and does not repeat them when it brings the page back.
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, () => (isLeaving = true));
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    if (persisted && !hasStarted()) location.reload();
  });
})();
