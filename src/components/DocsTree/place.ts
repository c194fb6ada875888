import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { groupAnchor, stepListId } from '@site/src/content/steps/step';
import { pageAddress } from '@site/src/site/pageAddress';

/**
 * The path of the page that a sidebar shows as the current one: the page itself, or the overview of its folder if the
 * sidebar does not list the page, such as a release without a recorded change.
 */
export function placeInSidebar(items: readonly PropSidebarItem[], path: string): string {
  const isListed = (wanted: string) => items.some((item) => isActiveSidebarItem(item, wanted));
  const overview = pageAddress(path).replace(/[^/]+\/$/, 'overview/');
  return isListed(path) || !isListed(overview) ? path : overview;
}

/** A category of a sidebar with a page of its own. */
export const categoryOf = (
  label: string,
  href: string | undefined,
  items: readonly PropSidebarItem[],
): PropSidebarItemCategory => ({
  type: 'category',
  label,
  ...(href && { href }),
  items: [...items],
  collapsed: false,
  collapsible: false,
});

/** The items of a sidebar with a page added after the one that is its place. */
export function withPageAfter(
  items: readonly PropSidebarItem[],
  place: string,
  page: PropSidebarItemLink,
): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'category')
      return [{ ...item, items: withPageAfter(item.items, place, page) }];
    return isActiveSidebarItem(item, place) ? [item, page] : [item];
  });
}

/** The address of an item, without a redirect: search engines read it, too. */
const linkOf = (item?: PropSidebarItem) =>
  item && item.type !== 'html' && item.href ? pageAddress(item.href) : undefined;

/**
 * The items of a sidebar with links for the categories that have no page: to their section of the page that lists them,
 * which is that of the category above or the catalogue of the steps, or else to their overview, the first page in them.
 * @param path the current page, which no category leads to
 */
export function withLinks(
  items: readonly PropSidebarItem[],
  path: string,
  list?: string,
): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'link') return { ...item, href: pageAddress(item.href) };
    if (item.type === 'html') return item;
    const first = item.items.find(linkOf);
    const isListOfSteps = first?.type === 'link' && first.docId === stepListId;
    const own = list ? `${list}#${groupAnchor(item.label)}` : linkOf(first);
    const href = linkOf(item) ?? (own === pageAddress(path) ? undefined : own);
    return {
      ...item,
      ...(href && { href }),
      items: withLinks(item.items, path, linkOf(isListOfSteps ? first : item)),
    };
  });
}
