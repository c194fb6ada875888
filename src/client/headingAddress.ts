import { readHighlight } from '@site/src/search/ui/highlightParameter';

/** URL of a section for sharing: without the highlight terms of a search result. */
export function sectionAddress(href: string): string {
  const { origin, pathname, search, hash } = new URL(href);
  return `${origin}${pathname}${readHighlight(search).rest}${hash}`;
}
