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

/** A property at its path below an object: that of `maps[].targetPath` is `maps`, `[]`, `targetPath`. */
type Placed = { path: readonly string[]; property: Property };

/**
 * The schema of a place, from what is recorded of it and of the places inside. Keys that are not recorded are allowed: the
 * documentation does not know all.
 */
function schemaOf(placed: readonly Placed[]): Schema {
  const own = placed.filter(({ path }) => path.length === 0).at(-1)?.property;
  const schema: Schema = own ? { ...valuesOf(own), description: plain(own.meaning ?? '') } : {};
  for (const name of new Set(placed.flatMap(({ path }) => path[0] ?? []))) {
    const inside = placed
      .filter(({ path }) => path[0] === name)
      .map(({ path, property }) => ({ path: path.slice(1), property }));
    if (name === '[]') {
      structure(schema, 'array').items = schemaOf(inside);
      continue;
    }
    const object = structure(schema, 'object');
    object.properties = { ...object.properties, [name]: schemaOf(inside) };
    if (inside.some(({ path, property }) => path.length === 0 && property.required === true))
      object.required = [...(object.required ?? []), name];
  }
  if (own?.default !== undefined) schema.default = own.default;
  return schema;
}

/**
 * The schema of an object with the properties that a file records, of its list and of its parts.
 * @param keyOf the path of a property below the object; undefined for one that the object does not have
 */
function objectSchema(
  version: string,
  file: string | undefined,
  keyOf: (property: Property) => string | undefined,
): Schema {
  const parts = file === undefined ? [] : partsOf(version, file);
  const placed = parts
    .flatMap((part) => propertiesOf(version, file ?? '', part))
    .flatMap((property) => {
      const path = keyOf(property)?.replaceAll('[]', '.[]').split('.');
      return path ? { path, property } : [];
    });
  return { type: 'object', properties: {}, ...schemaOf(placed) };
}

/** Path of the schema of a version on the site, below the base URL. */
export const schemaPath = (version: string): string => `schemas/${version}/flow.schema.json`;

/** The file with the properties of every step. */
const COMMON = 'common';

/** The path of a property from the step. */
const keyOf = ({ key, at }: Property) =>
  key === undefined || at === 'step' || key.startsWith('config.') ? key : `config.${key}`;

type DocumentedStep = StepPage & { stepType: string };

/** The steps of a version whose type is documented. */
export const documentedTypes = (version: string): DocumentedStep[] =>
  stepPagesOf(version).filter((page): page is DocumentedStep => page.stepType !== undefined);

/** The schema of the steps of one type. */
function stepSchema(version: string, { slug, title }: DocumentedStep, site: string): Schema {
  const page = site + addressOf({ version, id: `steps/${slug}` }).slice(1);
  const schema = objectSchema(version, propertiesFileOf(version, slug), keyOf);
  return { ...schema, title, description: `${title}: ${page}` };
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
  const common = objectSchema(version, COMMON, ({ at, key }) => (at === 'step' ? key : undefined));
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
