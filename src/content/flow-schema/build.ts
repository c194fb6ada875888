import { dialectVersion } from '@ace-docs/flow-runner';
import { toString } from 'mdast-util-to-string';
import { addressOf, labelOf } from '../../site/versions';
import { markdown } from '../pages/markdown';
import { partsOf, propertiesFileOf, propertiesOf, type Property } from '../steps/propertiesOf';
import { type StepPage, stepPagesOf } from '../steps/stepPages';
import flowFiles from './flow-files.json';

/** A JSON Schema, draft 2020-12. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  [keyword: string]: unknown;
};

/** An expression stands for a value of any type: `{{$env.LIMIT}}`, `@jsonata{{$count(lines)}}`. */
const EXPRESSION: Schema = { $ref: '#/$defs/expression' };
const TEXT: Schema = { type: 'string' };

/** The types of properties, each with the values that it allows in a file. CONTRIBUTING says what each means. */
const TYPES: Record<string, Schema[] | undefined> = {
  string: [TEXT],
  integer: [{ type: 'integer' }, EXPRESSION],
  number: [{ type: 'number' }, EXPRESSION],
  Boolean: [{ type: 'boolean' }, EXPRESSION],
  object: [{ type: 'object' }, EXPRESSION],
  array: [{ type: 'array' }, EXPRESSION],
  any: [],
  path: [TEXT],
  expression: [TEXT],
  JSONata: [TEXT],
  JavaScript: [TEXT],
  'JSON Schema': [{ type: 'object' }, { type: 'boolean' }, TEXT],
  flow: [TEXT],
  steps: [{ $ref: '#/$defs/steps' }],
};

/** The text of Markdown in one line, as an editor shows it. */
const plain = (text: string) => toString(markdown.parse(text));

/** A copy, which can be completed. */
const union = (schemas: readonly Schema[]): Schema =>
  structuredClone(schemas.length > 1 ? { anyOf: [...schemas] } : (schemas[0] ?? {}));

/** What a property allows: its values or types, and null if that is the default. */
function valuesOf({ type, values, default: standard }: Property): Schema {
  const types = [type ?? []].flat().map((one) => TYPES[one] ?? []);
  if (!values && types.some(({ length }) => length === 0)) return {};
  const allowed = values ? [{ enum: values }, EXPRESSION] : types.flat();
  return union(allowed.length > 0 && standard === null ? [...allowed, { type: 'null' }] : allowed);
}

/** The alternative of a schema that has properties or items. */
function structure(schema: Schema, type: 'object' | 'array'): Schema {
  const own = schema.anyOf?.find((one) => one.type === type);
  if (own) return own;
  if (!schema.anyOf) schema.type ??= type;
  return schema;
}

/**
 * Adds a property to the schema of an object.
 * @param path of the property below the object, such as `maps[].targetPath`
 */
function add(object: Schema, path: string, property: Property): void {
  const [head = '', ...rest] = path.split('.');
  const name = head.replace(/\[\]$/, '');
  const target = structure(object, 'object');
  target.properties ??= {};
  const facts = rest.length === 0 && head === name ? property : undefined;
  const schema = (target.properties[name] ??= {});
  if (facts) {
    // A key inside can be recorded before its parent: what is known of the inside is kept.
    const { type: inner, properties, required, items } = schema;
    const own = { ...valuesOf(facts), description: plain(facts.meaning ?? '') };
    target.properties[name] = own;
    if (properties) Object.assign(structure(own, 'object'), { properties, required });
    if (items) Object.assign(structure(own, 'array'), { type: inner, items });
    if (facts.default !== undefined) Object.assign(own, { default: facts.default });
    if (facts.required === true) target.required = [...(target.required ?? []), name];
    return;
  }
  if (head === name) add(schema, rest.join('.'), property);
  else {
    const list = structure(schema, 'array');
    list.items ??= {};
    if (rest.length > 0) add(list.items, rest.join('.'), property);
  }
}

/**
 * The schema of an object with recorded properties. Keys that are not recorded are allowed: the documentation does not
 * know all.
 * @param keyOf the path of a property below the object; undefined for one that the object does not have
 */
function objectSchema(
  properties: readonly Property[],
  keyOf: (property: Property) => string | undefined,
): Schema {
  const schema: Schema = { type: 'object', properties: {} };
  for (const property of properties) {
    const key = keyOf(property);
    if (key !== undefined) add(schema, key, property);
  }
  return schema;
}

/** Path of the schema of a version on the site, below the base URL. */
export const schemaPath = (version: string): string => `schemas/${version}/flow.schema.json`;

/** The file with the properties of every step. */
const COMMON = 'common';

/** All properties of a step, of its list and of its parts; `propertiesOf` says which keys are below `config`. */
function allProperties(version: string, file: string): Property[] {
  return partsOf(version, file).flatMap((part) => propertiesOf(version, file, part || undefined));
}

/** The path of a property from the step. */
const keyOf = ({ key, at }: Property) =>
  key === undefined || at === 'step' || key.startsWith('config.') ? key : `config.${key}`;

type DocumentedStep = StepPage & { stepType: string };

/** The steps of a version whose type is documented. */
export const documentedTypes = (version: string): DocumentedStep[] =>
  stepPagesOf(version).filter((page): page is DocumentedStep => page.stepType !== undefined);

/** The schema of the steps of one type. */
function stepSchema(version: string, { slug, title }: DocumentedStep, site: string): Schema {
  const file = propertiesFileOf(version, slug);
  const properties = file === undefined ? [] : allProperties(version, file);
  const page = site + addressOf({ version, id: `steps/${slug}` }).slice(1);
  return { ...objectSchema(properties, keyOf), title, description: `${title}: ${page}` };
}

/**
 * The format of the flow files of a version as JSON Schema, from the recorded properties of the steps. It requires what
 * the documentation requires and allows what it does not know: unknown keys, step types of virtual steps, and an
 * expression in place of any value.
 * @param site URL of the site, with the base URL
 */
export function flowSchema(version: string, site: string): Schema {
  const dialect = dialectVersion(version);
  if (!dialect) throw new Error(`The format of flows in ${version} is not known.`);
  const { description, page, ...file } = flowFiles[dialect];
  const steps = documentedTypes(version);
  const common = objectSchema(allProperties(version, COMMON), (property) =>
    property.at === 'step' ? property.key : undefined,
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${site}${schemaPath(version)}`,
    title: `Flow file of ${labelOf(version)}`,
    description: `${description} ${site}${addressOf({ version, id: page }).slice(1)}`,
    type: 'object',
    ...file,
    $defs: {
      expression: { type: 'string', pattern: '^(@[a-z]+)?\\{\\{' },
      steps: {
        type: 'array',
        description: 'The steps in their order.',
        items: { $ref: '#/$defs/step' },
      },
      step: {
        ...common,
        properties: {
          ...common.properties,
          stepType: {
            ...common.properties?.stepType,
            // Any other string is the type of a virtual step, or of a step whose type is not documented.
            anyOf: [
              ...steps.map(({ stepType, title }) => ({ const: stepType, description: title })),
              { type: 'string' },
            ],
          },
        },
        // JSON Schema does not allow an empty list.
        ...(steps.length > 0 && {
          allOf: steps.map(({ stepType }) => ({
            if: { properties: { stepType: { const: stepType } }, required: ['stepType'] },
            then: { $ref: `#/$defs/${stepType}` },
          })),
        }),
      },
      ...Object.fromEntries(steps.map((step) => [step.stepType, stepSchema(version, step, site)])),
    },
  };
}
