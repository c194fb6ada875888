/**
 * The middle value; of an even number of values, the higher one of the two.
 * @throws Error if there are no values
 */
export function median(values: readonly number[]): number {
  const value = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (value === undefined) throw new Error('There are no values.');
  return value;
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

/** Bytes as kilobytes of 1000. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
