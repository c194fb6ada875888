/** The properties of a Docusaurus sidebar that are used here. */
export type SidebarNode =
  | { type: 'doc' | 'ref'; id: string }
  | {
      type: 'category';
      label: string;
      items: readonly SidebarNode[];
      link?: { type: string; id?: string };
    }
  | { type: 'link' | 'html' };

/**
 * Finds the categories above each page of a sidebar.
 * @returns labels by document id, outermost first; the index page of a category is below it, too
 */
export function parentCategories(
  items: readonly SidebarNode[],
  parents: readonly string[] = [],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      found.set(item.id, [...parents]);
    } else if (item.type === 'category') {
      const inner = [...parents, item.label];
      if (item.link?.id) found.set(item.link.id, inner);
      parentCategories(item.items, inner).forEach((labels, id) => found.set(id, labels));
    }
  }
  return found;
}
