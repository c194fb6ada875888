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
    readable: 26_400,
    total: 188_200,
    work: { elements: 340, rules: 717, matchAttempts: 8737, requests: 3 },
  },
  '/docs/steps/jwt/': {
    readable: 30_400,
    total: 218_700,
    work: { elements: 945, rules: 651, matchAttempts: 22_411, requests: 2 },
  },
  '/docs/intro/configuration/': {
    readable: 31_800,
    total: 219_600,
    work: { elements: 1051, rules: 656, matchAttempts: 25_956, requests: 3 },
  },
  '/docs/releases/overview/': {
    readable: 31_900,
    total: 222_300,
    work: { elements: 1186, rules: 676, matchAttempts: 30_791, requests: 3 },
  },
  '/search/': {
    readable: 23_200,
    total: 183_200,
    work: { elements: 173, rules: 687, matchAttempts: 3060, requests: 3 },
  },
};
