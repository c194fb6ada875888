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
    readable: 30_000,
    total: 190_000,
    work: { elements: 384, rules: 972, matchAttempts: 12_270, requests: 3 },
  },
  '/docs/steps/jwt/': {
    readable: 34_100,
    total: 220_500,
    work: { elements: 1127, rules: 906, matchAttempts: 32_000, requests: 2 },
  },
  '/docs/intro/configuration/': {
    readable: 35_400,
    total: 221_400,
    work: { elements: 1035, rules: 911, matchAttempts: 33_043, requests: 3 },
  },
  '/docs/releases/overview/': {
    readable: 35_400,
    total: 224_100,
    work: { elements: 1154, rules: 931, matchAttempts: 37_760, requests: 3 },
  },
  '/search/': {
    readable: 26_800,
    total: 185_000,
    work: { elements: 168, rules: 941, matchAttempts: 3780, requests: 3 },
  },
};
