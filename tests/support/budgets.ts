/** What a page may weigh, in bytes after brotli 5. A page that grows for a good reason gets a larger budget here. */
export type Budget = {
  /** Until it can be read: the page and its styles. */
  readable: number;
  /** All that its first view loads, the app included. */
  total: number;
};

/** Budgets by address: what was measured, and 3 % of room. */
export const budgets: Record<string, Budget> = {
  '/': { readable: 24_100, total: 163_200 },
  '/docs/steps/jwt/': { readable: 30_000, total: 197_400 },
  '/docs/steps/rest_http/': { readable: 30_000, total: 197_400 },
  '/search/': { readable: 22_900, total: 166_200 },
};
