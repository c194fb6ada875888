import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { FlowVersion } from '../../flow/types';
import { flowSchema } from './build';

/** What is wrong with a flow file. */
export type FlowFault = {
  /** Line in the file, from 1. */
  line: number;
  /** The key, such as `steps[0].config.maps[1].targetPath`, and what is expected there. */
  message: string;
};

const validators = new Map<FlowVersion, ValidateFunction>();

/** The validator of a version, compiled once in a process. */
function validatorOf(version: FlowVersion): ValidateFunction {
  const known = validators.get(version);
  if (known) return known;
  const validate = new Ajv({ allErrors: true, strict: false }).compile(flowSchema(version, '/'));
  validators.set(version, validate);
  return validate;
}

/**
 * Errors that only say that one of several schemas does not match, or that the value is no expression either: the reason
 * is an error of its own.
 */
const isSummary = ({ keyword, schemaPath }: ErrorObject) =>
  ['if', 'anyOf', 'allOf'].includes(keyword) || schemaPath.startsWith('#/$defs/expression/');

/** The place of an error in the data: keys and indexes. */
const pathOf = ({ instancePath }: ErrorObject): (string | number)[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const shown = (path: readonly (string | number)[]) =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text ? `${text}.${part}` : part;
  }, '');

function expectation({ keyword, params, message }: ErrorObject): string {
  const { missingProperty, allowedValues } = params as Record<string, unknown>;
  if (keyword === 'required') return `the key "${String(missingProperty)}" is missing`;
  if (keyword === 'enum') return `must be one of ${(allowedValues as string[]).join(', ')}`;
  return message ?? keyword;
}

/**
 * Validates a flow file against the schema of its version.
 * @param text YAML or JSON
 * @returns one fault for each place; none for a text that does not parse
 */
export function flowFaults(text: string, version: FlowVersion): FlowFault[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) return [];
  const validate = validatorOf(version);
  if (validate(document.toJS())) return [];
  const faults = new Map<string, FlowFault>();
  for (const error of validate.errors ?? []) {
    const path = pathOf(error);
    const place = shown(path);
    const key = error.keyword === 'required' ? `${place} ${expectation(error)}` : place;
    if (isSummary(error) || faults.has(key)) continue;
    const node = document.getIn(path, true);
    const { line } = lines.linePos((isNode(node) && node.range?.[0]) || 0);
    faults.set(key, { line, message: `${place || 'The file'}: ${expectation(error)}` });
  }
  return [...faults.values()];
}
