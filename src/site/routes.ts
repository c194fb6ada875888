import { pageIds } from './pageFiles';
import table from './route-table.json';
import { addressOf, versionNames } from './versions';

type Redirect = { from: string; to: string };

/** The old IDs of each version, each with the ID of the page that it leads to. */
export type Redirects = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The redirects with those that a version inherits: from the version before, unless they lead to a page that it no longer
 * has, without a chain. A target that was no page before either is that of a category, which the sidebars are copied with.
 * @param own the recorded redirects
 * @param pages the IDs of the pages of each version, the newest first
 */
export function withInherited(
  own: Redirects,
  pages: ReadonlyMap<string, readonly string[]>,
): Redirects {
  const all: Record<string, Readonly<Record<string, string>>> = {};
  let before: Redirects[string] = {};
  let idsBefore: readonly string[] = [];
  for (const [version, ids] of [...pages].reverse()) {
    const moved = own[version] ?? {};
    const isGone = (id: string) => idsBefore.includes(id) && !ids.includes(id);
    const inherited = Object.entries(before)
      .map(([from, id]): [string, string] => [from, moved[id] ?? id])
      .filter(([from, id]) => !isGone(id) && !ids.includes(from));
    before = { ...Object.fromEntries(inherited), ...moved };
    idsBefore = ids;
    all[version] = before;
  }
  return all;
}

const redirects = withInherited(
  table.redirects,
  new Map(versionNames.map((version) => [version, pageIds(version)])),
);

/** The old IDs of a version, each with the ID of the page that it leads to. */
export const redirectsOf = (version: string): Readonly<Record<string, string>> =>
  redirects[version] ?? {};

/** Old and short paths, each with the path of its target page. */
export const oldAddresses: readonly Redirect[] = versionNames.flatMap((version) =>
  Object.entries(redirectsOf(version)).map(([from, id]) => ({
    from: addressOf({ version, id: from }).replace(/\/$/, ''),
    to: addressOf({ version, id }),
  })),
);
