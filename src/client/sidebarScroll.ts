/** The distance to scroll the sidebar so that an entry is visible; zero if it already is. */
export function scrollNeeded(
  entry: { top: number; bottom: number },
  frame: { top: number; bottom: number },
): number {
  if (entry.top >= frame.top && entry.bottom <= frame.bottom) return 0;
  // Centered, so that the entries around it show the position in the sidebar.
  return (entry.top + entry.bottom) / 2 - (frame.top + frame.bottom) / 2;
}
