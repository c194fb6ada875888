/** Parses a stored JSON value; undefined if there is none, or if it is not valid. */
export function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
}

/** Parses a stored object; anything else counts as an empty one. */
export function parseRecord(stored: string | null): Record<string, unknown> {
  const value = parseStored(stored);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
