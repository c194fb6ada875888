import { versionNames } from '../../site/versions';
import { readHistory } from '../releases';
import { topics } from '../versions/counterpartTable';
import {
  hasProperties,
  type PropertyFacts,
  type PropertyRecord,
  readProperties,
} from './stepProperties';

/** A property in one version. `key` is the whole path where the step has keys beside `config` too. */
export type Property = PropertyFacts & { source: string };

/**
 * The file with the properties of a step: that of its page, or of the page on the same step in another version.
 * @param slug name of the page
 * @returns undefined if there is none
 */
export function propertiesFileOf(version: string, slug: string): string | undefined {
  if (hasProperties(slug)) return slug;
  const id = `steps/${slug}`;
  return topics()
    .filter(({ pages, leadsTo }) => pages[version] === id && !leadsTo)
    .flatMap(({ pages }) => Object.values(pages))
    .map((other) => other.replace(/^steps\//, ''))
    .find(hasProperties);
}

/** The facts of a property in a version; undefined if the version does not have it. */
export function inVersion(record: PropertyRecord, version: string): Property | undefined {
  const age = (name: string) => versionNames.indexOf(name);
  const { older, from, until, source, ...facts } = record;
  if (from !== undefined && age(version) > age(from)) return undefined;
  if (until !== undefined && age(version) < age(until)) return undefined;
  const merged: Record<string, unknown> = { ...facts };
  // What a version states holds for older ones too, until one of them says otherwise.
  for (const name of versionNames.slice(0, age(version) + 1)) {
    for (const [fact, value] of Object.entries(older[name] ?? {})) {
      if (value === null && fact !== 'default') delete merged[fact];
      else merged[fact] = value;
    }
  }
  return { ...(merged as PropertyFacts), source };
}

/**
 * The properties of a step in a version.
 * @param file name of the file, without extension
 * @param part name of a part; the list of the step by default
 * @throws Error with file, line and remedy
 */
export function propertiesOf(version: string, file: string, part?: string): Property[] {
  const { properties, parts } = readProperties(file);
  const records = part === undefined ? properties : parts[part];
  if (!records) {
    const known = Object.keys(parts).map((name) => `"${name}"`);
    throw new Error(
      `The step "${file}" has no part "${part}". Write ${known.join(' or ') || 'no attribute "part"'}.`,
    );
  }
  const inThis = (list: readonly PropertyRecord[]) =>
    list.flatMap((record) => inVersion(record, version) ?? []);
  const all = inThis([...properties, ...Object.values(parts).flat()]);
  const isMixed = all.some(({ at }) => at === 'step') && all.some(({ at, key }) => key && !at);
  return inThis(records).map(({ key, ...property }) => ({
    ...property,
    ...(key !== undefined && { key: isMixed && !property.at ? `config.${key}` : key }),
  }));
}

/**
 * The release of a recorded change.
 * @throws Error if the history of the version has no such change
 */
export function releaseOf(version: string, { since, source }: Property): string | undefined {
  if (since === undefined) return undefined;
  const change = readHistory(version).changes.find(({ id }) => id === since);
  if (!change)
    throw new Error(
      `${source}: "since" names the change "${since}", which src/content/releases/${version}.json does not record.`,
    );
  return change.exact ?? change.version;
}

/** The names of the parts that a step has in a version; '' is the list of the step. */
export function partsOf(version: string, file: string): string[] {
  return ['', ...Object.keys(readProperties(file).parts)].filter(
    (part) => propertiesOf(version, file, part || undefined).length > 0,
  );
}
