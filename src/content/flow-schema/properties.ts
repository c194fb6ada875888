import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Property } from '../steps/propertiesOf';

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

const parser = unified().use(remarkParse);

/** The text of Markdown in one line, as an editor shows it. */
const plain = (markdown: string) => toString(parser.parse(markdown));

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
export function objectSchema(
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
