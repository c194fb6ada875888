import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';

/** How many searches the browser keeps. */
const MAX_RECENT = 5;

/** Reads a stored list; what is not one counts as empty. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((query): query is string => typeof query === 'string' && query.trim() !== '')
      .filter((query) => query.length <= MAX_QUERY_LENGTH)
      .slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** A list without a query, whatever its case. */
export function withoutRecent(list: readonly string[], query: string): string[] {
  const folded = query.trim().toLowerCase();
  return list.filter((other) => other.toLowerCase() !== folded);
}

/** A list with a query in front, once. */
export function withRecent(list: readonly string[], query: string): string[] {
  const text = query.trim();
  return text === '' ? [...list] : [text, ...withoutRecent(list, text)].slice(0, MAX_RECENT);
}
