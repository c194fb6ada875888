/**
 * The value below which a share of the values lies.
 * @param share 0 to 1
 * @throws Error if there are no values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('There is nothing to take a quantile of.');
  return value;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Rounds for reading: whole numbers from 100, one decimal below. */
export function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1);
}

/** "median [lowest-highest]". */
export function spread(values: readonly number[]): string {
  const range = [Math.min(...values), Math.max(...values)].map(rounded).join('-');
  return `${rounded(median(values))} [${range}]`;
}

/** "middle / 99th of a hundred". */
export function tail(values: readonly number[]): string {
  return `${rounded(median(values))} / ${rounded(quantile(values, 0.99))}`;
}

/** Bytes as kilobytes of 1000. */
export function kilobytes(bytes: number): string {
  return `${rounded(bytes / 1000)} kB`;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
