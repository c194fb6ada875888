import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '@ace-docs/flow-runner';
import { ParseError, parseJson } from './json';
import type { Fault, Path } from './schemaCheck';
import { sidebarJson } from './sidebarFile';

/** A text of data, for checks that name its lines. */
export type DataFile<Value> = {
  /** Undefined if there is a problem, or no file. */
  content?: Value;
  /** File, line, problem and remedy. */
  problems: string[];
  /** The file and the line of a value, or of the innermost one around it: `src/content/common-tasks.json:12`. */
  place: (path: Path) => string;
};

/** What is wrong with a JSON text that is YAML. */
function jsonProblem(source: string): { line: number; message: string } | undefined {
  try {
    parseJson(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { line: source.slice(0, error.offset).split('\n').length, message: `${error.message}.` };
  }
}

/**
 * Reads data.
 * @param shown path of the file in messages; its ending says whether the text is YAML or JSON
 * @param check the check of its schema
 */
export function parseData<Value>(
  source: string,
  shown: string,
  check: (data: unknown) => Fault[] = () => [],
): DataFile<Value> {
  const isYaml = /\.ya?ml$/.test(shown);
  const { data, problem: yamlProblem, lineOf } = readData(source, !isYaml);
  const problem = (isYaml ? undefined : jsonProblem(source)) ?? yamlProblem;
  const place = (path: Path): string => {
    const line = lineOf(path);
    return line === undefined && path.length > 0
      ? place(path.slice(0, -1))
      : `${shown}:${line ?? 1}`;
  };
  if (problem) {
    const remedy = isYaml ? ': quote a text that contains ": " or begins with a bracket.' : '.';
    const message = `The ${isYaml ? 'YAML' : 'JSON'} does not parse: ${problem.message} Correct the line or the one above it${remedy}`;
    return { problems: [`${shown}:${problem.line}: ${message}`], place };
  }
  const problems = check(data).map(({ path, message }) => `${place(path)}: ${message}`);
  return { ...(problems.length === 0 && { content: data as Value }), problems, place };
}

/** Reads a file of data of the project. */
export function readDataFile<Value>(
  projectDir: string,
  path: string,
  check?: (data: unknown) => Fault[],
): DataFile<Value> {
  const file = join(projectDir, path);
  if (!existsSync(file)) return { problems: [], place: () => `${path}:1` };
  return parseData(sidebarJson(readFileSync(file, 'utf8')), path, check);
}
