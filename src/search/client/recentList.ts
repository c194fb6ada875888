import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';

/** Number of recent searches to keep. */
const MAX_RECENT = 5;

/** Parses a stored list; anything else counts as empty. */
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

/** Moves or adds a query to the front of a list, ignoring case. */
export function withRecent(list: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '') return [...list];
  const others = list.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX_RECENT);
}
