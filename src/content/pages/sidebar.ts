import type { Path } from '../schema';
import { versionOf } from '../../site/pageFiles';

/** An item of a sidebar, in its file or as Docusaurus has loaded it: the ID of a page, a page, a category, or a link. */
export type SidebarItem =
  | string
  | {
      type?: string;
      id?: string;
      label?: string;
      link?: { type?: string; id?: string; slug?: string };
      items?: SidebarItem[];
    };

type SidebarPage = {
  id: string;
  /** The place of its ID in the list. */
  path: Path;
  /** The labels of the categories above it, outermost first; the page of a category is below it, too. */
  categories: readonly string[];
  /** Whether the label of a category opens it. */
  isCategory: boolean;
};

/** The pages that the items of a sidebar name, in their order; the page of a category is before those in it. */
export function pagesIn(
  items: readonly SidebarItem[],
  path: Path = [],
  categories: readonly string[] = [],
): SidebarPage[] {
  return items.flatMap((item, at): SidebarPage[] => {
    const here = [...path, at];
    if (typeof item === 'string') return [{ id: item, path: here, categories, isCategory: false }];
    const { id, label = '', link, items: inner = [] } = item;
    const below = [...categories, label];
    return [
      ...(id ? [{ id, path: [...here, 'id'], categories, isCategory: false }] : []),
      ...(link?.id
        ? [{ id: link.id, path: [...here, 'link', 'id'], categories: below, isCategory: true }]
        : []),
      ...pagesIn(inner, [...here, 'items'], below),
    ];
  });
}

/** The IDs of the pages that Docusaurus generates for categories, as their addresses have them. */
export const generatedIds = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [];
    const { link, items: inner = [] } = item;
    return [...(link?.slug ? [link.slug.replace(/^\//, '')] : []), ...generatedIds(inner)];
  });

/** The labels of the categories above each page that loaded sidebars name, by its ID, in the order of the sidebars. */
export const categoriesIn = (
  sidebars: Readonly<Record<string, readonly unknown[]>>,
): Map<string, readonly string[]> =>
  new Map(
    pagesIn(Object.values(sidebars).flat() as SidebarItem[]).map(({ id, categories }) => [
      id,
      categories,
    ]),
  );

/** The file with the sidebars of a folder of pages, below the project. */
export function sidebarFile(folder: string): string {
  const version = versionOf(folder);
  return version ? `versioned_sidebars/version-${version}-sidebars.json` : 'sidebars.json';
}
