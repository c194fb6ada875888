import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '@ace-docs/flow-runner';
import { parseDocument } from 'yaml';
import { faultsOf, type Path } from './schema';

/** What YAML has and JSON has not. */
const NOT_JSON = /,(?=\s*[\]}])|'|^\s*(?:#|\/\/)/m;

/**
 * What is wrong with a JSON text, and its line. The engine names the place of some errors only; JSON is YAML, whose parser
 * names it.
 */
export function jsonError(source: string): (Error & { line: number }) | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const [, named] = /at position (\d+)/.exec(message) ?? [];
    const [first] = named ? [] : parseDocument(source, { schema: 'json' }).errors;
    const found = source.search(NOT_JSON);
    const offset = Number(named ?? first?.pos[0] ?? (found < 0 ? source.length : found));
    const reason = message.replace(/ (?:in JSON )?at position.*| \(line.*/, '');
    return Object.assign(new Error(reason), { line: source.slice(0, offset).split('\n').length });
  }
}

/** A text of data, for checks that name its lines. */
export type DataFile<Value> = {
  /** Undefined if there is a problem, or no file. */
  content?: Value;
  /** File, line, problem and remedy. */
  problems: string[];
  /** The file and the line of a value, or of the innermost one around it: `src/content/common-tasks.json:12`. */
  place: (path: Path) => string;
};

/** The line of a value, or of the innermost one around it; 1 if there is none. */
export const innermostLine = (lineOf: (path: Path) => number | undefined, path: Path): number =>
  path.length === 0 ? 1 : (lineOf(path) ?? innermostLine(lineOf, path.slice(0, -1)));

/**
 * Reads data.
 * @param shown path of the file in messages; its ending says whether the text is YAML or JSON
 * @param schema its form; any by default
 */
export function parseData<Value>(
  source: string,
  shown: string,
  schema: object = {},
): DataFile<Value> {
  const isYaml = /\.ya?ml$/.test(shown);
  const { data, problem: yamlProblem, lineOf } = readData(source, !isYaml);
  const problem = (isYaml ? undefined : jsonError(source)) ?? yamlProblem;
  const place = (path: Path) => `${shown}:${innermostLine(lineOf, path)}`;
  if (problem) {
    const remedy = isYaml ? ': quote a text that contains ": " or begins with a bracket.' : '.';
    const message = `The ${isYaml ? 'YAML' : 'JSON'} does not parse: ${problem.message.replace(/\.?$/, '.')} Correct the line or the one above it${remedy}`;
    return { problems: [`${shown}:${problem.line}: ${message}`], place };
  }
  const problems = faultsOf(schema, data).map(({ path, message }) => `${place(path)}: ${message}`);
  return { ...(problems.length === 0 && { content: data as Value }), problems, place };
}

/** Reads a file of data of the project. */
export function readDataFile<Value>(
  projectDir: string,
  path: string,
  schema?: object,
): DataFile<Value> {
  const file = join(projectDir, path);
  if (!existsSync(file)) return { problems: [], place: () => `${path}:1` };
  return parseData(readFileSync(file, 'utf8'), path, schema);
}
