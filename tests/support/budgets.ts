/** Maximum size of a page, in bytes after brotli 5. Increase the budget here if a page grows for a good reason. */
export type Budget = {
  /** Render-blocking resources: the page and its styles. */
  readable: number;
  /** Everything that the first view loads, including the app. */
  total: number;
};

/** Budgets by address: the measured size plus about 1 %. */
export const budgets: Record<string, Budget> = {
  '/': { readable: 27_200, total: 170_000 },
  '/docs/steps/jwt/': { readable: 31_100, total: 198_600 },
  '/docs/steps/rest_http/': { readable: 31_300, total: 198_500 },
  '/search/': { readable: 24_200, total: 166_000 },
};
