import { readFlow } from '@ace-docs/flow-runner';
import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { pathOf } from '../schema';
import { flowSchema } from './build';

/** What is wrong with a flow file. */
type FlowFault = {
  /** Line in the file, from 1. */
  line: number;
  /** The key, such as `steps[0].config.maps[1].targetPath`, and what is expected there. */
  message: string;
};

const validators = new Map<string, Validator>();

/** The validator of a version, created once in a process. It writes into its schema, of which versions share parts. */
function validatorOf(version: string): Validator {
  const known = validators.get(version);
  if (known) return known;
  const schema = structuredClone(flowSchema(version, '/')) as Schema;
  const validator = new Validator(schema, '2020-12', false);
  validators.set(version, validator);
  return validator;
}

/** Keywords whose error only says that a schema inside does not match: its reason is an error, too. */
const SUMMARIES = ['properties', 'items', 'allOf', 'anyOf', 'if', '$ref'];
/** That a value is no expression either: the alternative stands beside each other type. */
const NO_EXPRESSION = /anyOf\/\d+\/\$ref\/(?:type|pattern)$/;

const shown = (path: readonly (string | number)[]) =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text ? `${text}.${part}` : part;
  }, '');

/** The values in an error message, such as `["get","set"]` and `"object", "string"`. */
const quoted = (text: string) => [...text.matchAll(/"([^"]*)"/g)].map(([, value]) => value);

function expectation({ keyword, error }: OutputUnit): string {
  if (keyword === 'required') return `the key "${quoted(error).join()}" is missing`;
  if (keyword === 'enum') return `must be one of ${quoted(error).join(', ')}`;
  if (keyword === 'type') return `must be ${quoted(error).slice(1).join(' or ')}`;
  return error;
}

/**
 * Validates a flow file against the schema of its version.
 * @param text YAML or JSON
 * @returns one fault for each place; none for a text that does not parse
 */
export function flowFaults(text: string, version: string): FlowFault[] {
  const { data, problem, lineOf } = readFlow(text);
  if (problem) return [];
  const faults = new Map<string, FlowFault>();
  for (const error of validatorOf(version).validate(data).errors) {
    const path = pathOf(error.instanceLocation);
    const place = shown(path);
    const message = `${place || 'The file'}: ${expectation(error)}`;
    const key = error.keyword === 'required' ? message : place;
    const isSummary =
      SUMMARIES.includes(error.keyword) || NO_EXPRESSION.test(error.keywordLocation);
    if (!isSummary && !faults.has(key)) faults.set(key, { line: lineOf(path) ?? 1, message });
  }
  return [...faults.values()];
}
