/**
 * The middle value; of an even number of values, the mean of the two in the middle.
 * @throws Error if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('There are no values.');
  return (low + high) / 2;
}
