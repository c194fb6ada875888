import { pagesIn, type SidebarItem as Item } from '../../src/content/pages/sidebar';

/** The content of a file of sidebars: the items by the name of the sidebar. */
export type Sidebars = Record<string, Item[]>;

/** The items with each value inside replaced, the inner ones first. */
const replaced = (items: readonly Item[], change: (key: string, value: unknown) => unknown) =>
  JSON.parse(JSON.stringify(items), change) as Item[];

const idOf = (item: Item) => (typeof item === 'string' ? item : item.id);

/** The IDs of the pages that the items list, in their order, without those that only the label of a category opens. */
export const idsOf = (items: readonly Item[]): string[] =>
  pagesIn(items).flatMap(({ id, isCategory }) => (isCategory ? [] : [id]));

/** The items with a page after another one. */
export const withPageAfter = (items: readonly Item[], after: string, id: string): Item[] =>
  replaced(items, (_, value) =>
    Array.isArray(value)
      ? (value as Item[]).flatMap((item) => (idOf(item) === after ? [item, id] : [item]))
      : value,
  );

/** The items with another ID of a page, also where it is the page of a category. */
export const renamed = (items: readonly Item[], from: string, to: string): Item[] =>
  replaced(items, (key, value) => (value === from && key !== 'label' ? to : value));
