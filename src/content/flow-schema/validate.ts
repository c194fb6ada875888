import { readFlow } from '@ace-docs/flow-runner';
import { faultsOf, type Path } from '../schema';
import { flowSchema } from './build';

type FlowFault = {
  /** Line in the file, from 1. */
  line: number;
  /** The place, such as `steps[0].config.maps[1]`, what is wrong there, and what to do. */
  message: string;
};

const schemas = new Map<string, object>();

/** The schema of a version, created once in a process. The validator writes into it, and versions share parts. */
function schemaOf(version: string): object {
  const schema = schemas.get(version) ?? structuredClone(flowSchema(version, '/'));
  schemas.set(version, schema);
  return schema;
}

const shown = (path: Path) =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text ? `${text}.${part}` : part;
  }, '') || 'The file';

/**
 * Validates a flow file against the schema of its version.
 * @param text YAML or JSON
 * @returns one fault for each missing key, and for each place; none for a text that does not parse
 */
export function flowFaults(text: string, version: string): FlowFault[] {
  const { data, problem, lineOf } = readFlow(text);
  if (problem) return [];
  const faults = new Map<string, FlowFault>();
  for (const { path, message } of faultsOf(schemaOf(version), data)) {
    const place = shown(path);
    const [missing = ''] = /^"\w+" is missing/.exec(message) ?? [];
    if (!faults.has(place + missing))
      faults.set(place + missing, { line: lineOf(path) ?? 1, message: `${place}: ${message}` });
  }
  return [...faults.values()];
}
