import table from './route-table.json';

type Redirect = { from: string; to: string };

/** The addresses of all documentation pages, both versions. */
export const pageRoutes: readonly string[] = [table.ace5, table.ace4].flatMap((version) =>
  Object.values(version).flat(),
);

/** Old and short addresses that lead to a page which is written. */
export const redirects: readonly Redirect[] = Object.entries(table.redirects)
  .filter(([, to]) => pageRoutes.includes(to))
  .map(([from, to]) => ({ from, to }));

/**
 * The address of a current page under its version's name: a link that stays with ACE 5
 * when a later version becomes the current one.
 * @param route address of an existing page
 * @returns the addresses that redirect to it
 */
export function versionedAliases(route: string): string[] {
  const isCurrentPage = /^\/docs(?:\/|$)/.test(route) && !/^\/docs\/ace4(?:\/|$)/.test(route);
  return isCurrentPage ? [route.replace(/^\/docs/, '/docs/ace5')] : [];
}
