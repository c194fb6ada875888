/** A query that names two releases and nothing else. */
const UPGRADE =
  /^(?:upgrade\s+)?(?:from\s+)?(\d+\.\d+)(?:\s*(?:->|→|-|–|\bto\b|\band\b)\s*|\s+)(\d+\.\d+)$/i;

/**
 * The path, in the docs of a version, of what changed between the two releases that a query names.
 * @param docs path of that version
 */
export function upgradeIn(query: string, docs: string): string | undefined {
  const releases = UPGRADE.exec(query.trim())?.slice(1);
  if (!releases) return undefined;
  const [from = '', to = ''] = releases.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return `${docs}/releases/overview/?from=${from}&to=${to}`;
}

/**
 * The path, with its hash, of a query that is an address of the site, as the search index has it.
 * @param root absolute URL of the site's root
 * @param published where the site is published; it may be read elsewhere
 * @returns undefined for other queries
 */
export function addressIn(query: string, root: string, published: string): string | undefined {
  const text = query.trim();
  if (!text.includes('/') || /\s/.test(text)) return undefined;
  try {
    const { origin, pathname, hash } = new URL(text, root);
    if (![root, published].some((site) => new URL(site).origin === origin)) return undefined;
    const path = decodeURI(pathname).replace(/\/(?:index\.html)?$/, '');
    return `${path}/${decodeURIComponent(hash)}`;
  } catch {
    return undefined;
  }
}
