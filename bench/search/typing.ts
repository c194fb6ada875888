import type { JudgedQuery } from './queries';

const KEYSTROKES = 240;

/** The query after each key press for some queries: an even sample of at least 200. */
export function typedPrefixes(queries: readonly JudgedQuery[]): string[] {
  const all = queries.flatMap(({ q }) =>
    Array.from({ length: q.length }, (_, index) => q.slice(0, index + 1)),
  );
  const step = Math.max(1, all.length / KEYSTROKES);
  return Array.from(
    { length: Math.min(KEYSTROKES, all.length) },
    (_, index) => all[Math.floor(index * step)] ?? '',
  );
}

/** Title queries: those that every engine answers. */
export function titleQueries(queries: readonly JudgedQuery[]): string[] {
  return queries.filter(({ kind }) => kind === 'title').map(({ q }) => q);
}
