/** An item of a sidebar file. */
export type Item =
  string | { type: string; id?: string; label?: string; link?: { id?: string }; items?: Item[] };

/** The content of a sidebar file: the items by the name of the sidebar. */
export type Sidebar = Record<string, Item[]>;

/** A category of a sidebar. */
export type Section = {
  /** Its labels from the top: `Steps > Utility`. */
  name: string;
  /** The ids of the pages that it lists itself. */
  ids: string[];
};

const itemsIn = (item: Item): Item[] => (typeof item === 'string' ? [] : (item.items ?? []));

/** The ids that an item has itself: that of its page, or of the page that its label leads to. */
const ownIds = (item: Item): string[] =>
  typeof item === 'string' ? [item] : [item.id ?? item.link?.id ?? []].flat();

const labelled = (item: Item, above: string): string =>
  typeof item === 'string' ? above : [above, item.label].filter(Boolean).join(' > ');

/** The ids of all pages of a sidebar, in its order. */
export const idsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) => [...ownIds(item), ...idsOf(itemsIn(item))]);

/** The categories of a sidebar, also those in others. */
export function sectionsOf(items: readonly Item[], above = ''): Section[] {
  return items.flatMap((item) => {
    if (itemsIn(item).length === 0) return [];
    const name = labelled(item, above);
    const direct = itemsIn(item).filter((child) => itemsIn(child).length === 0);
    return [{ name, ids: direct.flatMap(ownIds) }, ...sectionsOf(itemsIn(item), name)];
  });
}

/**
 * Adds a page to a category.
 * @param section name of the category, as in `Section`; '' is the sidebar itself
 * @param after the page to place it after; at the end by default
 */
export function withPage(
  items: readonly Item[],
  section: string,
  id: string,
  after?: string,
  above = '',
): Item[] {
  if (section === above) {
    const at = items.findIndex((item) => after !== undefined && ownIds(item).includes(after));
    return at === -1 ? [...items, id] : [...items.slice(0, at + 1), id, ...items.slice(at + 1)];
  }
  return items.map((item) =>
    typeof item === 'string' || !item.items
      ? item
      : { ...item, items: withPage(item.items, section, id, after, labelled(item, above)) },
  );
}

/** Gives a page of a sidebar another id. */
export function renamed(items: readonly Item[], from: string, to: string): Item[] {
  return items.map((item) => {
    if (typeof item === 'string') return item === from ? to : item;
    return {
      ...item,
      ...(item.id === from && { id: to }),
      ...(item.link?.id === from && { link: { ...item.link, id: to } }),
      ...(item.items && { items: renamed(item.items, from, to) }),
    };
  });
}
