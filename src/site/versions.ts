import names from '../../versions.json';
import { pageAddress } from './pageAddress';
import { type SitePath, sitePath } from './paths';

/** A published version, in the form of the docs plugin's option. */
type Version = { label: string; path: string; banner: 'none'; badge: false };

/** The names of the published versions, newest first; `docusaurus docs:version` adds to them. */
export const versionNames: readonly string[] = names;

/** The current version, published under /docs/. */
export const lastVersion = names[0] ?? '';

/** The label of a version on the site: `ace5` is "ACE 5". */
export const labelOf = (version: string): string => version.replace(/^ace(?=\d)/, 'ACE ');

/** The published versions by name, newest first. */
export const versions: Readonly<Record<string, Version>> = Object.fromEntries(
  names.map((name) => [
    name,
    {
      label: labelOf(name),
      path: name === lastVersion ? '' : name,
      // The version is shown by src/components/VersionDropdown and src/components/OlderVersion.
      banner: 'none',
      badge: false,
    },
  ]),
);

/** Path of the landing page of a version. */
export const versionRoot = (version: string): SitePath =>
  pageAddress(`/docs/${versions[version]?.path ?? version}`) as SitePath;

/** A page by its version and its id: the path below the version's root; `index` is the landing page. */
export type PageKey = { version: string; id: string };

export const addressOf = ({ version, id }: PageKey): SitePath =>
  (versionRoot(version) + (id === 'index' ? '' : pageAddress(id))) as SitePath;

/**
 * Finds the page at a path, which has a trailing slash or none.
 * @returns undefined outside the docs
 */
export function pageAt(address: SitePath | undefined): PageKey | undefined {
  const path = pageAddress(address ?? '');
  // The root of the current version is a prefix of all others: the longest match wins.
  const [version] = versionNames
    .filter((name) => path.startsWith(versionRoot(name)))
    .sort((one, other) => versionRoot(other).length - versionRoot(one).length);
  if (!version) return undefined;
  return { version, id: path.slice(versionRoot(version).length).replace(/\/$/, '') || 'index' };
}

/**
 * The path of a current page under its version's name: a permalink that still points to the version when a newer one
 * becomes the current one.
 * @param path of an existing page, without the base URL
 * @returns the paths that redirect to it
 */
export function versionedAliases(path: string): string[] {
  const page = pageAt(sitePath(path, '/'));
  return page?.version === lastVersion
    ? [`/docs/${lastVersion}/${page.id === 'index' ? '' : page.id}`]
    : [];
}
