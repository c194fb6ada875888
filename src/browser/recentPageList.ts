import { parseStored } from './stored';

/** A page that the reader has opened: its path and its title. */
export type RecentPage = readonly [path: string, title: string];

/** Number of pages to keep. */
const MAX_PAGES = 5;

const isPage = (value: unknown): value is RecentPage =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string') &&
  // Not an address of another site.
  /^\/(?!\/)/.test(String(value[0]));

/** Parses a stored list; anything else counts as empty. */
export function parsePages(stored: string | null): RecentPage[] {
  const value = parseStored(stored);
  return Array.isArray(value) ? value.filter(isPage).slice(0, MAX_PAGES) : [];
}

/** Moves or adds a page to the front of a list. */
export function withPage(list: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...list.filter(([path]) => path !== page[0])].slice(0, MAX_PAGES);
}
