/** Maximum size of a page, in bytes after brotli 5. Increase the budget here if a page grows for a good reason. */
export type Budget = {
  /** Render-blocking resources: the page and its styles. */
  readable: number;
  /** Everything that the first view loads, including the app. */
  total: number;
};

/** Budgets by address: the measured size plus 3 %. */
export const budgets: Record<string, Budget> = {
  '/': { readable: 24_100, total: 158_400 },
  '/docs/steps/jwt/': { readable: 30_000, total: 193_600 },
  '/docs/steps/rest_http/': { readable: 30_000, total: 193_600 },
  '/search/': { readable: 22_900, total: 160_400 },
};
