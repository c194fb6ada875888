import { pageAddress } from '../site/pageAddress';
import { groupAnchor, stepListId } from './steps/step';

/** The properties of an item of a Docusaurus sidebar that are used here. */
export type SidebarItem = {
  type: string;
  href?: string | undefined;
  docId?: string | undefined;
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

/** The address of an item, without a redirect: search engines read it, too. */
const linkOf = (item?: SidebarItem) =>
  item?.href === undefined ? undefined : pageAddress(item.href);

/**
 * The items of a sidebar with links for the categories that have no page: to their section of the page that lists them,
 * which is that of the category above or the catalogue of the steps, or else to their overview, the first page in them.
 * @param path the current page, which no category leads to
 */
export function withLinks<Item extends SidebarItem>(
  items: readonly Item[],
  path: string,
  list?: string,
): Item[] {
  return items.map((item) => {
    if (!item.items) return { ...item, href: linkOf(item) };
    const first = item.items.find(({ href }) => href !== undefined);
    const own = list ? `${list}#${groupAnchor(item.label ?? '')}` : linkOf(first);
    const listOfGroups = linkOf(first?.docId === stepListId ? first : item);
    return {
      ...item,
      href: linkOf(item) ?? (own === pageAddress(path) ? undefined : own),
      items: withLinks(item.items, path, listOfGroups),
    };
  });
}
