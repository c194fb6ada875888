import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { versionNames } from '../../site/versions';
import { parseData } from '../dataFile';
import { parsedFile } from '../parsedFile';
import { suggestion } from '../suggestion';
import { topics } from '../versions/counterpartTable';
import schema from './properties.schema.json';

/** The folder with one YAML file per step, and its path in messages. */
const FOLDER = join(__dirname, 'properties');
const SHOWN_FOLDER = 'src/content/steps/properties';

/** What is recorded of a property; `properties.schema.json` says what each fact means. Texts are Markdown in one line. */
type PropertyFacts = {
  label?: string;
  name?: string;
  key?: string;
  at?: 'step';
  type?: string | string[];
  required?: boolean | string;
  default?: unknown;
  ifAbsent?: string;
  values?: string[];
  meaning?: string;
  unconfirmed?: string[];
};

/** A property in one version; `source` is its line: `src/content/steps/properties/jwt.yaml:12`. */
export type Property = PropertyFacts & { source: string };

/** A property as it is recorded, with what differs in a version and in older ones by its name; null removes a fact. */
type PropertyRecord = Property & { from?: string; until?: string; [version: string]: unknown };

/** The properties of a step, by the name of their list; '' is the list of the step, the others are its parts. */
type StepProperties = Readonly<Record<string, readonly PropertyRecord[]>>;

const fileOf = (step: string) => join(FOLDER, `${step}.yaml`);

/**
 * Reads the properties of a step from their text.
 * @param shown path of the file in messages
 * @throws Error with file, line and remedy
 */
export function parseProperties(source: string, shown: string): StepProperties {
  type Written = Omit<PropertyRecord, 'source'>[];
  type Content = { properties?: Written; parts?: Record<string, Written> };
  const { content, problems, place } = parseData<Content>(source, shown, schema);
  if (!content) throw new Error(problems[0]);
  const { properties = [], parts = {} } = content;
  const records = (list: Written, ...path: string[]) =>
    list.map((property, at): PropertyRecord => ({ ...property, source: place([...path, at]) }));
  return Object.fromEntries([
    ['', records(properties, 'properties')],
    ...Object.entries(parts).map(([name, list]) => [name, records(list, 'parts', name)] as const),
  ]);
}

/**
 * Reads the recorded properties of a step.
 * @param step name of the file, without extension
 * @throws Error with file, line and remedy
 */
export function readProperties(step: string): StepProperties {
  if (!existsSync(fileOf(step))) {
    const known = readdirSync(FOLDER).map((name) => name.replace(/\.yaml$/, ''));
    const remedy = suggestion(step, known, 'Add it, with a list "properties".');
    throw new Error(`There is no ${SHOWN_FOLDER}/${step}.yaml. ${remedy}`);
  }
  return parsedFile(fileOf(step), (text) => parseProperties(text, `${SHOWN_FOLDER}/${step}.yaml`));
}

/**
 * The file with the properties of a step: that of its page, or of the page on the same step in another version.
 * @param slug name of the page
 * @returns undefined if there is none
 */
export function propertiesFileOf(version: string, slug: string): string | undefined {
  const others = topics()
    .filter(({ pages, leadsTo }) => pages[version] === `steps/${slug}` && !leadsTo)
    .flatMap(({ pages }) => Object.values(pages))
    .map((other) => other.replace(/^steps\//, ''));
  return [slug, ...others].find((name) => existsSync(fileOf(name)));
}

/** The facts of a property in a version; undefined if the version does not have it. */
export function inVersion(record: PropertyRecord, version: string): Property | undefined {
  const age = (name: string) => versionNames.indexOf(name);
  const { from, until, ...recorded } = record;
  if (from !== undefined && age(version) > age(from)) return undefined;
  if (until !== undefined && age(version) < age(until)) return undefined;
  const merged: Record<string, unknown> = recorded;
  // What a version states holds for older ones too, until one of them says otherwise.
  for (const name of versionNames) {
    const changed = age(name) <= age(version) ? record[name] : {};
    delete merged[name];
    for (const [fact, value] of Object.entries(changed ?? {})) {
      if (value === null && fact !== 'default') delete merged[fact];
      else merged[fact] = value;
    }
  }
  return merged as Property;
}

/**
 * The properties of a step in a version.
 * @param file name of the file, without extension
 * @param part name of the list
 * @throws Error with file, line and remedy
 */
export function propertiesOf(version: string, file: string, part = ''): Property[] {
  const lists = readProperties(file);
  const records = lists[part];
  if (!records) {
    const known = Object.keys(lists).flatMap((name) => (name === '' ? [] : `"${name}"`));
    throw new Error(
      `The step "${file}" has no part "${part}". Write ${known.join(' or ') || 'no attribute "part"'}.`,
    );
  }
  return records.flatMap((record) => inVersion(record, version) ?? []);
}

/** The names of the lists that a step has in a version. */
export const partsOf = (version: string, file: string): string[] =>
  Object.keys(readProperties(file)).filter((part) => propertiesOf(version, file, part).length > 0);
