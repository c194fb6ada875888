import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { versionNames } from '../../site/versions';
import { parseData } from '../dataFile';
import { parsedFile } from '../parsedFile';
import { nearest } from './nearest';
import schema from './properties.schema.json';

/** The folder with one YAML file per step, and its path in messages. */
const propertiesFolder = join(__dirname, 'properties');
const SHOWN_FOLDER = 'src/content/steps/properties';

/** The types of properties. CONTRIBUTING says what each means. */
export type PropertyType =
  | 'string'
  | 'integer'
  | 'number'
  | 'Boolean'
  | 'object'
  | 'array'
  | 'any'
  | 'path'
  | 'expression'
  | 'JSONata'
  | 'JavaScript'
  | 'JSON Schema'
  | 'flow'
  | 'steps';
/** What is recorded of a property. Texts are Markdown in one line. */
export type PropertyFacts = {
  /** Its label in the form. */
  label?: string;
  /** What the entry is called instead: a description where the label is not known. */
  name?: string;
  /** Its path below `config` in the flow file, or beside `config` with `at: step`. `[]` is each item of an array. */
  key?: string;
  at?: 'step';
  type?: PropertyType | PropertyType[];
  /** A text is the condition: `to sign`. */
  required?: boolean | string;
  /** A JSON value. */
  default?: unknown;
  /** What holds without the property, where the default is not a value. */
  ifAbsent?: string;
  values?: string[];
  /** ID of the recorded change that added it. */
  since?: string;
  meaning?: string;
  /** IDs of the points under `review` of its pages. */
  unconfirmed?: string[];
};

/** A property as it is recorded: its facts in the newest version, and what differs in older ones. */
export type PropertyRecord = PropertyFacts & {
  /** The oldest version that has it. */
  from?: string;
  /** The newest version that has it. */
  until?: string;
  /** Its line: `src/content/steps/properties/jwt.yaml:12`. */
  source: string;
  /** What differs in a version and in older ones; null removes a fact. */
  older: Record<string, { [Fact in keyof PropertyFacts]?: PropertyFacts[Fact] | null }>;
};

/** The properties of a step: the list of the step, and further lists by their names. */
export type StepProperties = {
  properties: PropertyRecord[];
  parts: Record<string, PropertyRecord[]>;
};

/** A property in a file: its facts, and what differs in a version by its name. */
type WrittenProperty = Omit<PropertyRecord, 'older' | 'source'>;
type WrittenProperties = {
  properties?: WrittenProperty[];
  parts?: Record<string, WrittenProperty[]>;
};

const fileOf = (step: string) => join(propertiesFolder, `${step}.yaml`);

/** The names of the files, without extension. */
export const documentedSteps = (): string[] =>
  readdirSync(propertiesFolder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort();

/** Whether there is a file of a step. */
export const hasProperties = (step: string): boolean => existsSync(fileOf(step));

/**
 * Reads the properties of a step from their text.
 * @param shown path of the file in messages
 * @throws Error with file, line and remedy
 */
export function parseProperties(source: string, shown: string): StepProperties {
  const { content, problems, place } = parseData<WrittenProperties>(source, shown, schema);
  if (!content) throw new Error(problems[0]);
  const records = (list: readonly WrittenProperty[], ...path: string[]) =>
    list.map((property, at): PropertyRecord => {
      const entries = Object.entries(property);
      const isOlder = ([key]: [string, unknown]) => versionNames.includes(key);
      return {
        ...Object.fromEntries(entries.filter((entry) => !isOlder(entry))),
        older: Object.fromEntries(entries.filter(isOlder)) as PropertyRecord['older'],
        source: place([...path, at]),
      };
    });
  const parts = Object.entries(content.parts ?? {}).map(
    ([name, list]) => [name, records(list, 'parts', name)] as const,
  );
  return {
    properties: records(content.properties ?? [], 'properties'),
    parts: Object.fromEntries(parts),
  };
}

/**
 * Reads the recorded properties of a step.
 * @param step name of the file, without extension
 * @throws Error with file, line and remedy
 */
export function readProperties(step: string): StepProperties {
  if (!hasProperties(step)) {
    const guess = nearest(step, documentedSteps());
    throw new Error(
      `There is no ${SHOWN_FOLDER}/${step}.yaml. ${guess ? `Did you mean "${guess}"?` : 'Add it, with a list "properties".'}`,
    );
  }
  return parsedFile(fileOf(step), (text) => parseProperties(text, `${SHOWN_FOLDER}/${step}.yaml`));
}
