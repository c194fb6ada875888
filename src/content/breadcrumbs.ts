/** An entry of the breadcrumb list; a category without a page may have no path. */
export type Breadcrumb = { label: string; href: string | undefined };

/** The theme writes the list into a script element, which a label with `</script>` would end. */
const asText = ({ label, href }: Breadcrumb): Breadcrumb => ({
  label: label.replaceAll('<', '&lt;'),
  href,
});

/**
 * The breadcrumb list of a page for search engines: each entry has a path, and each path occurs once. Categories
 * without a path are omitted, and so are categories with the path of the page itself.
 * @param home entries before those of the sidebar
 * @param entries entries of the sidebar, the page last
 */
export function breadcrumbList(
  home: readonly Breadcrumb[],
  entries: readonly Breadcrumb[],
): Breadcrumb[] {
  const page = entries.at(-1);
  const seen = new Set<string | undefined>([undefined, page?.href]);
  const before = [...home, ...entries.slice(0, -1)].filter(({ href }) => {
    const isNew = !seen.has(href);
    seen.add(href);
    return isNew;
  });
  return (page ? [...before, page] : before).map(asText);
}
