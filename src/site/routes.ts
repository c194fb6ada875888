import table from './route-table.json';
import { addressOf, versionNames } from './versions';

type Sections = Record<string, string[]>;
type Redirect = { from: string; to: string };

/**
 * The ids of a version's pages, in the form of `PageKey`.
 * @param version empty result if the table has no such version
 */
export function pageIds(version: string): string[] {
  return Object.values((table.pages as Record<string, Sections>)[version] ?? {}).flat();
}

/** The paths of all documentation pages, the newest version first. */
export const pageRoutes: readonly string[] = versionNames.flatMap((version) =>
  pageIds(version).map((id) => addressOf({ version, id })),
);

/** Old and short paths, each with the path of its target page. */
export const oldAddresses: readonly Redirect[] = versionNames.flatMap((version) =>
  Object.entries((table.redirects as Record<string, Record<string, string>>)[version] ?? {}).map(
    ([from, id]) => ({
      from: addressOf({ version, id: from }).replace(/\/$/, ''),
      to: addressOf({ version, id }),
    }),
  ),
);
