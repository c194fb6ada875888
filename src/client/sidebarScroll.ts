/** How far the sidebar must scroll so that an entry lies within it; zero where it does. */
export function scrollNeeded(
  entry: { top: number; bottom: number },
  frame: { top: number; bottom: number },
): number {
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return 0;
  // To the middle: the entries around it tell where the reader is.
  return (entry.top + entry.bottom) / 2 - (frame.top + frame.bottom) / 2;
}
