/** An entry of `packages` in package-lock.json, by the path of the package. */
type Entry = {
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Entry> };

const REGISTRY = 'https://registry.npmjs.org/';

/** The installed packages, without the workspaces. */
const packagesOf = ({ packages }: Lockfile) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** Whether a package finds another one, which is in its own folder or in one of those above. */
function isLocked({ packages }: Lockfile, path: string, name: string): boolean {
  const folders = path.split('/node_modules/');
  return folders
    .map((_, index) => [...folders.slice(0, folders.length - index), name].join('/node_modules/'))
    .concat(`node_modules/${name}`)
    .some((place) => place in packages);
}

/**
 * Whether an entry is a build for other platforms than the one of CI, of a package whose builds the registry did not
 * all have when they were locked. npm adds the digest when it installs such a build.
 */
const isForOthers = (path: string, { optional, os = [], cpu = [] }: Entry): boolean =>
  /^node_modules\/@(?:swc\/(?:core|html)|oxc-parser\/binding)-/.test(path) &&
  optional === true &&
  !(os.includes('linux') && cpu.includes('x64') && !path.endsWith('-musl'));

/**
 * Checks that each package comes from the registry, unchanged since it was locked, on every platform.
 * @returns one line for each problem
 */
export function lockfileProblems(lock: Lockfile): string[] {
  return packagesOf(lock).flatMap(([path, entry]) => {
    const { resolved, integrity = '', optionalDependencies = {} } = entry;
    const missing = Object.keys(optionalDependencies).filter((name) => !isLocked(lock, path, name));
    return [
      // An entry without an address is fetched from the registry of the configuration.
      ...(resolved === undefined || resolved.startsWith(REGISTRY)
        ? []
        : [`${path}: comes from ${resolved}, not from ${REGISTRY}`]),
      ...(/^sha512-[\w+/]{86}==$/.test(integrity) || isForOthers(path, entry)
        ? []
        : [`${path}: has no SHA-512 digest`]),
      ...missing.map((name) => `${path}: ${name}, for another platform, is not locked`),
    ];
  });
}

/** Licenses that allow what the site does with a package: build with it, and publish parts of it with a notice. */
const ALLOWED = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-1.1 MPL-2.0 Python-2.0 Zlib'.split(
    ' ',
  ),
);

/** Packages whose package.json states the license in another form; as read in their sources. */
const READ: Readonly<Record<string, string>> = {
  // "(MIT AND BSD)": the word list is under the three-clause license of SCOWL and Hunspell.
  'dictionary-en': 'MIT AND BSD-3-Clause',
  'dictionary-en-gb': 'MIT AND BSD-3-Clause',
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
  'svg-tags': 'MIT',
};

/** Whether an SPDX expression can be satisfied by allowed licenses; one that mixes AND with OR is not understood. */
function isAllowed(expression: string): boolean {
  const [, ids = ''] = /^\(?([^()]+)\)?$/.exec(expression) ?? [];
  return ids.includes(' OR ') && !ids.includes(' AND ')
    ? ids.split(' OR ').some((id) => ALLOWED.has(id))
    : ids.split(' AND ').every((id) => ALLOWED.has(id));
}

/**
 * Checks the licenses of all packages.
 * @returns one line for each package whose license is unknown or not on the list
 */
export function licenseProblems(lock: Lockfile): string[] {
  return packagesOf(lock).flatMap(([path, { license, optional }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    // The builds of a package for other platforms; that of this platform states the license.
    if (license === undefined && optional) return [];
    const stated = READ[name] ?? license;
    if (stated === undefined) return [`${path}: states no license`];
    return isAllowed(stated) ? [] : [`${path}: its license ${stated} is not on the list`];
  });
}
