/** What Chromium says about the connection; other browsers say nothing. */
type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether the reader saves data or is on 2G: nothing is preloaded then, as with Docusaurus' own prefetch. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
