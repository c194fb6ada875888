/**
 * Address of a page as Markdown: the page's own with `.md`, and `index.md` in a folder, as llmstxt.org asks for.
 * @param path address of a documentation page, with or without the origin
 */
export function markdownAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** Where a page's links start from and which of their targets exist as Markdown. */
export type LinkContext = {
  /** Full address of the page. */
  page: string;
  /** Paths of all pages that exist as Markdown, by path without a slash at the end. */
  pages: ReadonlyMap<string, string>;
};

/** Collects the paths of the pages that exist as Markdown, for a `LinkContext`. */
export function pagesByPath(paths: readonly string[]): Map<string, string> {
  return new Map(paths.map((path) => [withoutSlash(path), path]));
}

/**
 * Rewrites a link of a page for its Markdown copy, which is read far from the site: a link to a documentation
 * page leads to that page as Markdown, any other becomes a full address; one within the page stays as it is.
 */
export function linkInCopy(href: string, { page, pages }: LinkContext): string {
  if (href.startsWith('#') || !URL.canParse(href, page)) return href;
  const url = new URL(href, page);
  const target = url.origin === new URL(page).origin && pages.get(withoutSlash(url.pathname));
  if (target) url.pathname = markdownAddress(target);
  return url.href;
}
