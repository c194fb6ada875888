/** The Network Information API; only Chromium supports it. */
type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether data saver is on or the connection is 2G: then nothing is preloaded, as in Docusaurus' own prefetching. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
