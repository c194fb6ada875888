import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { categoriesIn } from '../content/pages/sidebar';

type Doc = LoadedVersion['docs'][number];

/** What the data is made from. */
export type Content = {
  versions: readonly LoadedVersion[];
  siteDir: string;
  /** Base URL of the language that is built. */
  baseUrl: string;
  /** Origin of the site with its base URL. */
  site: string;
};

/** Contents of files by their path on the site, below the base URL. */
export type Files = Iterable<readonly [path: string, content: string | Uint8Array]>;

/** The versions that the docs plugin has loaded, from its content. */
export const versionsIn = (content: unknown): readonly LoadedVersion[] =>
  (content as LoadedContent).loadedVersions;

/** A page of a version, and its section: the outermost category of the sidebar, or its title outside of categories. */
export type PlacedDoc = { doc: Doc; section: string };

/** The pages of a version in the order of its sidebars, followed by the pages in none of them. */
export function docsInOrder({ docs, sidebars }: LoadedVersion): PlacedDoc[] {
  const parents = categoriesIn(sidebars);
  const order = new Map([...parents.keys()].map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => order.get(id) ?? order.size;
  return [...docs]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((doc) => ({ doc, section: parents.get(doc.id)?.[0] ?? doc.title }));
}
