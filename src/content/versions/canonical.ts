import { lastVersion, versions } from '../../site/versions';
import { pageRoutes } from '../../site/routes';
import { pairs } from './counterpartTable';
import { canonicalId } from './findCounterpart';

const root = (version: keyof typeof versions) => `/docs/${versions[version].path}`;
const older = (Object.keys(versions) as (keyof typeof versions)[]).filter(
  (version) => version !== lastVersion,
);

const versionOf = (route: string) =>
  older.find((version) => route.startsWith(root(version))) ?? lastVersion;

/** The id of the document behind an address; that of a version's landing page is `index`. */
const idOf = (route: string) =>
  route.slice(root(versionOf(route)).length).replace(/^\//, '') || 'index';

const currentRoutes = new Map(
  pageRoutes
    .filter((route) => versionOf(route) === lastVersion)
    .map((route) => [idOf(route), route] as const),
);
const currentIds = [...currentRoutes.keys()];

/**
 * The address under which search engines should show a page: the one of the current version where that has the
 * page too, else its own.
 * @param route address of a page, without the base URL
 */
export function canonicalRoute(route: string): string {
  const id = canonicalId(pairs, versionOf(route), idOf(route), lastVersion, currentIds);
  return (id && currentRoutes.get(id)) ?? route;
}

/**
 * Whether the sitemap lists a page: it names addresses that are their own canonical one, and no others.
 * @param url full address
 * @param siteRoot origin and base URL of the site
 */
export function belongsInSitemap(url: string, siteRoot: string): boolean {
  const route = `/${url.slice(siteRoot.length)}`;
  return canonicalRoute(route) === route;
}
