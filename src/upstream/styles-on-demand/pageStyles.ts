/** The chunk names of a route, in the format of Docusaurus. */
type ChunkNames = { [key: string]: string | ChunkNames };

/** The manifest of the bundler: the files of each chunk, and the chunks of each name. */
export type Manifest = {
  origins: Readonly<Record<string, readonly (string | number)[]>>;
  assets: Readonly<Record<string, { css?: readonly { publicPath: string }[] }>>;
};

const flat = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? name : flat(name)));

/**
 * The style sheets of the chunks of each page.
 * @param routes the chunk names by path and hash, as of `routesChunkNames.json`
 * @returns the addresses of the style sheets by the path of the page
 */
export function stylesByPage(
  { origins, assets }: Manifest,
  routes: Readonly<Record<string, ChunkNames>>,
): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const [route, names] of Object.entries(routes)) {
    const path = route.replace(/-[^-]*$/, '');
    const found = flat(names)
      .flatMap((name) => origins[name] ?? [])
      .flatMap((chunk) => assets[chunk]?.css ?? [])
      .map(({ publicPath }) => publicPath);
    pages.set(path, [...new Set([...(pages.get(path) ?? []), ...found])]);
  }
  return pages;
}

const SHEET = /<link rel="?stylesheet"? href="?[^">\s]+"?\s*\/?>/;

/** Adds links to style sheets behind the one that a page has; undefined if it has none, or if nothing is to be added. */
export function linkStyles(html: string, sheets: readonly string[]): string | undefined {
  const [first] = SHEET.exec(html) ?? [];
  const missing = sheets.filter((sheet) => !html.includes(sheet));
  if (!first || missing.length === 0) return undefined;
  const links = missing.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  return html.replace(first, first + links);
}
