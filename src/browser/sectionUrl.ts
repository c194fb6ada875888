/** URL of a section for sharing: without the terms of a search result, which src/search/ui/highlightParameter adds. */
export function sectionUrl(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('_highlight');
  return url.href;
}
