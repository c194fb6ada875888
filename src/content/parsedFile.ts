import { readFileSync, statSync } from 'node:fs';

type Parsed = { readAt: number; value: unknown };
const known = new Map<string, Parsed>();

/**
 * What a file contains; it is read again when it has changed.
 * @param path absolute path
 * @param parse always the same for a path; for a missing file, it gets an empty text
 */
export function parsedFile<Value>(path: string, parse: (text: string) => Value): Value {
  const readAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const before = known.get(path);
  if (before?.readAt === readAt) return before.value as Value;
  const value = parse(readAt === 0 ? '' : readFileSync(path, 'utf8'));
  known.set(path, { readAt, value });
  return value;
}
