import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { versionNames } from '../../site/versions';
import { parsedFile } from '../parsedFile';
import { nearest } from './nearest';

/** The folder with one YAML file per step, and its path in messages. */
const propertiesFolder = join(__dirname, 'properties');
const SHOWN_FOLDER = 'src/content/steps/properties';

/** The types of properties. CONTRIBUTING says what each means. */
export const PROPERTY_TYPES = [
  'string',
  'integer',
  'number',
  'Boolean',
  'object',
  'array',
  'any',
  'path',
  'expression',
  'JSONata',
  'JavaScript',
  'JSON Schema',
  'flow',
  'steps',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

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

const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('\n');
const isList = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);
const isType = (value: unknown) => PROPERTY_TYPES.includes(value as PropertyType);
const isVersion = (value: unknown) => versionNames.includes(value as string);

type Rule = [isValid: (value: unknown) => boolean, expected: string];
const TEXT: Rule = [isText, 'a text in one line'];
const VERSION: Rule = [isVersion, `one of ${versionNames.join(', ')}`];
const KEY = /^[A-Za-z]\w*(?:\[\])?(?:\.[A-Za-z]\w*(?:\[\])?)*$/;

/** What each fact of a property may be. */
const FACTS: Record<keyof PropertyFacts, Rule> = {
  label: TEXT,
  name: TEXT,
  key: [(value) => isText(value) && KEY.test(value as string), 'a path such as maps[].targetPath'],
  at: [(value) => value === 'step', 'step, for a key beside config'],
  type: [
    (value) => isType(value) || isList(value, isType),
    `one or several of ${PROPERTY_TYPES.join(', ')}`,
  ],
  required: [
    (value) => typeof value === 'boolean' || isText(value),
    'true, false, or a condition such as "to sign"',
  ],
  default: [() => true, 'a value'],
  ifAbsent: TEXT,
  values: [(value) => isList(value, isText), 'a list of strings'],
  since: TEXT,
  meaning: TEXT,
  unconfirmed: [(value) => isList(value, isText), 'a list of IDs of the review of the pages'],
};

/** What else a property may state. */
const EXTENT: Record<'from' | 'until', Rule> = { from: VERSION, until: VERSION };

const fileOf = (step: string) => join(propertiesFolder, `${step}.yaml`);

/** The names of the files, without extension. */
export const documentedSteps = (): string[] =>
  readdirSync(propertiesFolder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort();

/** Whether there is a file of a step. */
export const hasProperties = (step: string): boolean => existsSync(fileOf(step));

/** Reads the text of a file; its errors name file, line and remedy. */
class Reader {
  private readonly lines = new LineCounter();

  constructor(
    private readonly shown: string,
    private readonly source: string,
  ) {}

  private place(node: Node | null | undefined): string {
    return `${this.shown}:${this.lines.linePos(node?.range?.[0] ?? 0).line}`;
  }

  private fail(node: Node | null | undefined, text: string): never {
    throw new Error(`${this.place(node)}: ${text}`);
  }

  private entries(node: unknown, what: string): [key: string, at: Node, value: Node | null][] {
    if (!isMap(node)) this.fail(node as Node, `${what} is a map of keys and values.`);
    return node.items.map(({ key, value }) => [
      String((key as { value: unknown }).value),
      key as Node,
      value as Node | null,
    ]);
  }

  private unknown(at: Node, key: string, known: readonly string[]): never {
    const guess = nearest(key, known);
    this.fail(
      at,
      `The key "${key}" is not known. ${guess ? `Did you mean "${guess}"?` : `Write one of ${known.join(', ')}.`}`,
    );
  }

  private facts(
    node: Node | null,
    rules: Record<string, Rule>,
    mayRemove: boolean,
    others: readonly string[] = [],
  ) {
    const facts: Record<string, unknown> = {};
    for (const [key, at, value] of this.entries(node, 'A property')) {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
      if (!rule) {
        if (others.includes(key)) continue;
        this.unknown(at, key, [...Object.keys(rules), ...others]);
      }
      const content = (value?.toJSON() ?? null) as unknown;
      if (!(mayRemove && content === null) && !rule[0](content))
        this.fail(at, `"${key}" must be ${rule[1]}.`);
      facts[key] = content;
    }
    return facts;
  }

  private property(node: Node): PropertyRecord {
    const facts = this.facts(node, { ...FACTS, ...EXTENT }, false, versionNames) as PropertyFacts;
    if (facts.label === undefined && facts.name === undefined)
      this.fail(
        node,
        'The property has no label. Add the label of the form, or a name in your own words.',
      );
    if (facts.meaning === undefined)
      this.fail(node, 'The property has no meaning. Say in one sentence what it does.');
    if (facts.default !== undefined && facts.ifAbsent !== undefined)
      this.fail(node, 'The property has a default and "ifAbsent". Keep one of them.');
    const blocks = this.entries(node, 'A property').filter(([key]) => isVersion(key));
    const older = Object.fromEntries(
      blocks.map(([version, , block]) => [version, this.facts(block, FACTS, true)]),
    );
    return { ...facts, older, source: this.place(node) };
  }

  private list(node: Node | null): PropertyRecord[] {
    if (!isSeq(node)) this.fail(node, 'A list of properties is expected: write "- label: ...".');
    return (node as unknown as { items: Node[] }).items.map((item) => this.property(item));
  }

  read(): StepProperties {
    const document = parseDocument(this.source, { lineCounter: this.lines });
    const [error] = document.errors;
    if (error) {
      const line = error.linePos?.[0].line ?? 1;
      throw new Error(
        `${this.shown}:${line}: ${error.message.split('\n')[0]} Quote a text that contains ": " or begins with a bracket.`,
      );
    }
    const result: StepProperties = { properties: [], parts: {} };
    for (const [key, at, value] of this.entries(document.contents, 'The file')) {
      if (key === 'properties') result.properties = this.list(value);
      else if (key === 'parts') {
        for (const [name, , list] of this.entries(value, '"parts"'))
          result.parts[name] = this.list(isScalar(list) ? null : list);
      } else this.unknown(at, key, ['properties', 'parts']);
    }
    return result;
  }
}

/**
 * Reads the properties of a step from their text.
 * @param shown path of the file in messages
 * @throws Error with file, line and remedy
 */
export const parseProperties = (source: string, shown: string): StepProperties =>
  new Reader(shown, source).read();

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
