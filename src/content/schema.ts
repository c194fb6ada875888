import { format, type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { versionNames } from '../site/versions';
import { suggestion } from './suggestion';

/** A place in data: keys and indexes. */
export type Path = readonly (string | number)[];

/** What is wrong at a place, and what to do. */
export type Fault = { path: Path; message: string };

/** A part of a schema. `errorMessage` is the remedy, which editors show, too; without one it is the description. */
type Part = Schema & { errorMessage?: string; description?: string };

/** In a schema, the format "version" is the name of a published version. */
format.version = (name) => versionNames.includes(name);

/** The keys and indexes of a JSON pointer. */
export const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);

/** The parts of a schema on the way to a keyword, the keyword last. */
function partsTo(schema: Part, location: string): Part[] {
  const parts = [schema];
  for (const key of pathOf(location)) {
    const next = valueAt(parts.at(-1), [key]);
    parts.push((key === '$ref' ? valueAt(schema, pathOf(next as string)) : next) as Part);
  }
  return parts;
}

/** The remedy of the innermost part that has one. */
const remedyOf = (parts: readonly (Part | undefined)[]): string | undefined =>
  parts
    .map((part) => part?.errorMessage ?? part?.description)
    .filter((text) => typeof text === 'string')
    .at(-1);

/** What to add for a missing key. */
function additionOf(schema: Part, part: Part | undefined): string | undefined {
  if (part?.description !== undefined) return `Add it: ${part.description}`;
  if (part?.$ref === undefined) return part?.errorMessage;
  return additionOf(schema, valueAt(schema, pathOf(part.$ref)) as Part);
}

const choice = (word: unknown, known: readonly unknown[]): string =>
  suggestion(String(word), known.map(String), `Write one of ${known.join(', ')}.`);

/** What a value is that has the wrong form; nothing for a list or a map with a wrong content. */
function stateOf({ keyword }: OutputUnit, path: Path, value: unknown): string {
  const key = path.at(-1) ?? 'The file';
  const list = path.filter((part) => typeof part === 'string').at(-1);
  const item = `Item ${Number(key) + 1}${list === undefined ? '' : ` of "${list}"`}`;
  const name = path.length === 0 ? key : typeof key === 'number' ? item : `"${key}"`;
  const [, unit] = /^m(?:in|ax)(Items|Length)$/.exec(keyword) ?? [];
  if (unit) {
    const { length } = value as string;
    return `${name} has ${length} ${unit === 'Items' ? 'item' : 'character'}${length === 1 ? '' : 's'}. `;
  }
  if (value === null) return `${name} is empty. `;
  if (typeof value !== 'object') return `${name} is ${JSON.stringify(value)}. `;
  return keyword === 'type' ? `${name} is a ${Array.isArray(value) ? 'list' : 'map'}. ` : '';
}

/** Keywords whose error says only that a part inside does not match, which is an error of its own. */
const SUMMARIES =
  /^(?:properties|patternProperties|additionalProperties|propertyNames|items|prefixItems|allOf|anyOf|if|\$ref|false)$/;

/** In a flow file, an expression is an alternative to each other type, whose error says what is wrong. */
const NO_EXPRESSION = /anyOf\/\d+\/\$ref\/(?:type|pattern)$/;

/** What an error of the validator says to a writer; undefined if another error says it. */
function faultOf(schema: Part, data: unknown, error: OutputUnit): Fault | undefined {
  const { keyword, keywordLocation } = error;
  const path = pathOf(error.instanceLocation);
  const [, named = ''] = /"(.*)"/.exec(error.error) ?? [];
  const parts = keyword === 'false' ? [] : partsTo(schema, keywordLocation);
  const { properties = {} } = parts.at(-2) ?? {};
  if (keyword === 'additionalProperties' && valueAt(parts.at(-2), [keyword]) === false)
    return {
      path: [...path, named],
      message: `"${named}" is not known. ${choice(named, Object.keys(properties))}`,
    };
  if (SUMMARIES.test(keyword) || NO_EXPRESSION.test(keywordLocation)) return undefined;
  if (keyword === 'required')
    return {
      path,
      message: `"${named}" is missing. ${additionOf(schema, properties[named] as Part) ?? remedyOf(parts) ?? ''}`,
    };
  if (keywordLocation.includes('/propertyNames/'))
    return { path, message: `"${path.at(-1)}" is no key here. ${remedyOf(parts) ?? ''}` };
  const value = valueAt(data, path);
  const state = stateOf(error, path, value);
  const rule = parts.at(-2);
  const { enum: words, type } = rule?.errorMessage === undefined ? { ...rule } : {};
  if (keyword === 'enum' && words) return { path, message: state + choice(value, words) };
  const form = keyword === 'type' && type ? `It must be ${[type].flat().join(' or ')}. ` : '';
  return { path, message: state + form + (remedyOf(parts) ?? '') };
}

const validators = new WeakMap<object, Validator>();

/**
 * Checks data against a schema.
 * @returns one fault for each place and remedy
 */
export function faultsOf(schema: object, data: unknown): Fault[] {
  const validator = validators.get(schema) ?? new Validator(schema, '2020-12', false);
  validators.set(schema, validator);
  const faults = new Map<string, Fault>();
  for (const error of validator.validate(data).errors) {
    const fault = faultOf(schema, data, error);
    // Alternatives fail together, and their remedy is one.
    const key = JSON.stringify([fault?.path, fault?.message.replace(/^"\w+" is missing/, '')]);
    if (fault && !faults.has(key)) faults.set(key, fault);
  }
  return [...faults.values()];
}
