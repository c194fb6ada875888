import names from '../../versions.json';
import { pageAddress } from './pageAddress';

/** A published documentation version, as the docs plugin takes it. */
type Version = { label: string; path: string; banner: 'none' };

/** The names of the published versions, newest first; `docusaurus docs:version` adds to them. */
export const versionNames: readonly string[] = names;

/** The documentation version that is published as the current one, under /docs/. */
export const lastVersion = names[0] ?? '';

/** What a version is called on the site: `ace5` is "ACE 5". */
export const labelOf = (version: string): string => version.replace(/^ace(?=\d)/, 'ACE ');

/** The published versions by name, newest first. */
export const versions: Readonly<Record<string, Version>> = Object.fromEntries(
  names.map((name) => [
    name,
    { label: labelOf(name), path: name === lastVersion ? '' : name, banner: 'none' },
  ]),
);

/** Address of the landing page of a version, without the base URL. */
export const versionRoot = (version: string): string =>
  pageAddress(`/docs/${versions[version]?.path ?? version}`);

/** A page by its version and its id there: the path below the version's root; `index` is the landing page. */
export type PageKey = { version: string; id: string };

/** Address of a page, without the base URL. */
export const addressOf = ({ version, id }: PageKey): string =>
  versionRoot(version) + (id === 'index' ? '' : pageAddress(id));

/**
 * The page behind an address.
 * @param address with or without a slash at its end, without the base URL
 * @returns undefined outside of the documentation
 */
export function pageAt(address: string): PageKey | undefined {
  const path = pageAddress(address);
  // The root of the current version is the beginning of all others: the longest one counts.
  const [version] = versionNames
    .filter((name) => path.startsWith(versionRoot(name)))
    .sort((one, other) => versionRoot(other).length - versionRoot(one).length);
  if (!version) return undefined;
  return { version, id: path.slice(versionRoot(version).length).replace(/\/$/, '') || 'index' };
}

/**
 * The address of a current page under its version's name: a link that stays with the version when a later one
 * becomes the current one.
 * @param address address of an existing page
 * @returns the addresses that redirect to it
 */
export function versionedAliases(address: string): string[] {
  const page = pageAt(address);
  return page?.version === lastVersion
    ? [`/docs/${lastVersion}/${page.id === 'index' ? '' : page.id}`]
    : [];
}
