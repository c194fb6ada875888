import { markdownAddress } from '../../site/markdownAddress';

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** What is needed to resolve the links of a page and to know which of their targets exist as Markdown. */
export type LinkContext = {
  /** Full URL of the page. */
  page: string;
  /** Paths of all pages that exist as Markdown, by the path without a trailing slash. */
  pages: Readonly<Record<string, string>>;
};

/** Collects the paths of the pages that exist as Markdown, for a `LinkContext`. */
export const pagesByPath = (paths: readonly string[]): LinkContext['pages'] =>
  Object.fromEntries(paths.map((path) => [withoutSlash(path), path]));

/**
 * Rewrites a link of a page for its Markdown copy, which is read outside the site: a link to a documentation page
 * points to its Markdown, a hash link is unchanged, and any other link becomes a full URL.
 */
export function linkInCopy(href: string, { page, pages }: LinkContext): string {
  if (href.startsWith('#') || !URL.canParse(href, page)) return href;
  const url = new URL(href, page);
  const target = url.origin === new URL(page).origin && pages[withoutSlash(url.pathname)];
  if (target) url.pathname = markdownAddress(target);
  return url.href;
}
