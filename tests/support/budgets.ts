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
    readable: 27_200,
    total: 170_000,
    work: { elements: 1, rules: 1, matchAttempts: 1, requests: 1 },
  },
  '/docs/steps/jwt/': {
    readable: 31_100,
    total: 198_600,
    work: { elements: 1, rules: 1, matchAttempts: 1, requests: 1 },
  },
  '/docs/intro/configuration/': {
    readable: 31_300,
    total: 198_500,
    work: { elements: 1, rules: 1, matchAttempts: 1, requests: 1 },
  },
  '/docs/releases/overview/': {
    readable: 31_300,
    total: 198_500,
    work: { elements: 1, rules: 1, matchAttempts: 1, requests: 1 },
  },
  '/search/': {
    readable: 24_200,
    total: 166_000,
    work: { elements: 1, rules: 1, matchAttempts: 1, requests: 1 },
  },
};
