import { pageAddress } from '../site/pageAddress';

/** The properties of an item of a Docusaurus sidebar that are used here. */
export type SidebarItem = {
  type: string;
  href?: string | undefined;
  label?: string;
  items?: readonly SidebarItem[];
};

/** Whether an item, or one of those in it, leads to a path. */
function leadsTo({ href, items = [] }: SidebarItem, path: string): boolean {
  return (
    (href !== undefined && pageAddress(href) === path) || items.some((item) => leadsTo(item, path))
  );
}

/**
 * The path of the page that a sidebar shows as the current one: the page itself, or the overview of its folder if the
 * sidebar does not list the page, such as a release without a recorded change.
 */
export function placeInSidebar(items: readonly SidebarItem[], path: string): string {
  const isListed = (wanted: string) => items.some((item) => leadsTo(item, wanted));
  const page = pageAddress(path);
  const overview = page.replace(/[^/]+\/$/, 'overview/');
  return isListed(page) || !isListed(overview) ? path : overview;
}

/** The items of a sidebar with a page added after the one that is its place. */
export function withPageAfter<Item extends SidebarItem>(
  items: readonly Item[],
  place: string,
  page: Item,
): Item[] {
  return items.flatMap((item) => {
    if (item.items) return [{ ...item, items: withPageAfter(item.items, place, page) }];
    return leadsTo(item, place) ? [item, page] : [item];
  });
}
