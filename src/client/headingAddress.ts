import { readHighlight } from '@site/src/search/ui/highlight/address';

/** Address of a section as one passes it on: without the search terms that led to the page. */
export function sectionAddress(href: string): string {
  const { origin, pathname, search, hash } = new URL(href);
  return `${origin}${pathname}${readHighlight(search).rest}${hash}`;
}
