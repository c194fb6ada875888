/**
 * Budgets of one page of each kind, by address: what was measured plus 2 %. Increase the budget here if a page grows for
 * a good reason. In bytes after brotli 5, `readable` is what blocks the first paint, the page and its styles, and `total`
 * everything that the first view loads, including the app. `work` is what the browser does before a page without scripts
 * is displayed, the same on every machine: the elements of the HTML, the rules of all style sheets, how often one
 * calculation of all styles tries a selector on an element, and the requests that block the first paint, with that of the
 * page itself.
 */
export const budgets = {
  '/': {
    readable: 24_100,
    total: 184_300,
    work: { elements: 340, rules: 652, matchAttempts: 5800, requests: 3 },
  },
  '/docs/steps/jwt/': {
    readable: 28_000,
    total: 214_400,
    work: { elements: 948, rules: 603, matchAttempts: 18_450, requests: 2 },
  },
  '/docs/intro/configuration/': {
    readable: 29_400,
    total: 214_600,
    work: { elements: 1051, rules: 608, matchAttempts: 23_400, requests: 3 },
  },
  '/docs/releases/overview/': {
    readable: 29_700,
    total: 215_600,
    work: { elements: 1270, rules: 625, matchAttempts: 28_450, requests: 3 },
  },
  '/search/': {
    readable: 21_300,
    total: 178_200,
    work: { elements: 173, rules: 638, matchAttempts: 2795, requests: 3 },
  },
};
