/** What the browser does before a page without scripts is displayed; the same on every machine. */
export type Work = {
  /** Elements of the HTML. */
  elements: number;
  /** Rules of all style sheets. */
  rules: number;
  /** How often one calculation of all styles tries a selector on an element. */
  matchAttempts: number;
  /** Requests that block the first paint, with that of the page itself. */
  requests: number;
};

/** Maximum size and work of a page. Increase the budget here if a page grows for a good reason. */
export type Budget = {
  /** Render-blocking resources, in bytes after brotli 5: the page and its styles. */
  readable: number;
  /** Everything that the first view loads, including the app. */
  total: number;
  work: Work;
};

/** Budgets by address, one page of each kind: what was measured plus 2 %. */
export const budgets: Record<string, Budget> = {
  '/': {
    readable: 24_100,
    total: 187_000,
    work: { elements: 340, rules: 652, matchAttempts: 5700, requests: 3 },
  },
  '/docs/steps/jwt/': {
    readable: 28_000,
    total: 217_500,
    work: { elements: 945, rules: 603, matchAttempts: 18_450, requests: 2 },
  },
  '/docs/intro/configuration/': {
    readable: 29_400,
    total: 218_400,
    work: { elements: 1051, rules: 608, matchAttempts: 23_400, requests: 3 },
  },
  '/docs/releases/overview/': {
    readable: 29_700,
    total: 221_100,
    work: { elements: 1270, rules: 625, matchAttempts: 28_450, requests: 3 },
  },
  '/search/': {
    readable: 21_100,
    total: 182_000,
    work: { elements: 173, rules: 638, matchAttempts: 2738, requests: 3 },
  },
};
