import { parseStored } from '@site/src/browser/stored';
import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';

/** Number of recent searches to keep. */
const MAX_RECENT = 5;

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_QUERY_LENGTH;

/** Parses a stored list; anything else counts as empty. */
export function parseRecent(stored: string | null): string[] {
  const value = parseStored(stored);
  return Array.isArray(value) ? value.filter(isQuery).slice(0, MAX_RECENT) : [];
}

/** Moves or adds a query to the front of a list, ignoring case. */
export function withRecent(list: readonly string[], query: string): string[] {
  const text = query.trim();
  const others = list.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX_RECENT);
}
