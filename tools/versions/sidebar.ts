/** An item of a sidebar: the ID of a page, a page with a label, or a category. */
export type Item = string | { id?: string; link?: { id?: string }; items?: Item[] };

/** The content of a file of sidebars: the items by the name of the sidebar. */
export type Sidebars = Record<string, Item[]>;

/** The IDs of the pages that the items list, in their order, without those that only the label of a category opens. */
export const idsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'string' ? item : [item.id ?? [], idsOf(item.items ?? [])].flat(),
  );

/** The items with a page after another one. */
export const withPageAfter = (items: readonly Item[], after: string, id: string): Item[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return item === after ? [item, id] : [item];
    const changed = item.items ? { ...item, items: withPageAfter(item.items, after, id) } : item;
    return item.id === after ? [changed, id] : [changed];
  });

/** The items with another ID of a page, also where it is the page of a category. */
export const renamed = (items: readonly Item[], from: string, to: string): Item[] =>
  items.map((item) => {
    if (typeof item === 'string') return item === from ? to : item;
    return {
      ...item,
      ...(item.id === from && { id: to }),
      ...(item.link?.id === from && { link: { ...item.link, id: to } }),
      ...(item.items && { items: renamed(item.items, from, to) }),
    };
  });
