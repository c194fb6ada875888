import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { parentCategories, type SidebarNode } from '../search/core/categories';

/** A page of a version, and its section: the outermost category of the sidebar, or its title outside of categories. */
type PlacedDoc = { doc: LoadedVersion['docs'][number]; section: string };

/** The pages of a version in the order of its sidebars, followed by the pages in none of them. */
export function docsInOrder({ docs, sidebars }: LoadedVersion): PlacedDoc[] {
  const parents = new Map(
    Object.values(sidebars).flatMap((items) => [...parentCategories(items as SidebarNode[])]),
  );
  const order = new Map([...parents.keys()].map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => order.get(id) ?? order.size;
  return [...docs]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((doc) => ({ doc, section: parents.get(doc.id)?.[0] ?? doc.title }));
}
