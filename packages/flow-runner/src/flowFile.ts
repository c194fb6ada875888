import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { dialectOf } from './dialect';
import { reject } from './problems';
import remedies from './remedies.json';
import type { Json, RunRequest } from './types';

/** A step as the file has it. */
export type Step = {
  name?: string;
  displayName?: string;
  stepType: string;
  condition?: unknown;
  config: Json;
  /** The branches of Condition and Switch, and everything else next to `config`. */
  [key: string]: unknown;
};

/** Where something is in data: `[1, 'cases', 0]`. */
export type Path = readonly (string | number)[];

/** A flow that was read from its file. */
export type FlowFile = ReturnType<typeof openFlow>;

/** The data of a text in YAML or JSON. */
type Data = {
  /** Undefined if the text has an error. */
  data: unknown;
  /** The first error. */
  problem?: { message: string; line: number; column: number };
  /** Line of the key or the item at a path, from 1; undefined if there is none. */
  lineOf: (path: Path) => number | undefined;
};

/**
 * Reads a text in YAML or JSON.
 * @param isJson whether strings must have quotes, as in JSON
 */
export function readData(text: string, isJson = false): Data {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
    ...(isJson && { schema: 'json' }),
  });
  const lineOf: Data['lineOf'] = (path) => {
    const around = document.getIn(path.slice(0, -1), true);
    const pair = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
      : undefined;
    const node = (pair?.key ?? document.getIn(path, true)) as Node | undefined;
    return node?.range ? lineCounter.linePos(node.range[0]).line : undefined;
  };
  const failed = (message: string, at = 0): Data => {
    const { line, col: column } = lineCounter.linePos(at);
    return { data: undefined, problem: { message, line, column }, lineOf };
  };
  const [error, next] = document.errors;
  if (error) {
    const [at] = error.pos;
    const said = [...document.errors.map(({ code }) => code), error.message].join(' ');
    const { remedy, place } = remedies.find((one) => RegExp(one.said).test(said)) ?? {};
    // Of a key in two lines, the second one is wrong.
    const before = text.slice(0, next?.code === 'MULTILINE_IMPLICIT_KEY' ? next.pos[1] : at);
    return failed(remedy ?? `${error.message}.`, place ? before.search(place) : at);
  }
  try {
    // Aliases are expanded to at most 100 nodes, so that a few lines cannot become gigabytes.
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    // An alias inside of what it stands for has no end.
    JSON.stringify(data);
    return { data, lineOf };
  } catch (cause) {
    const what = (cause as Error).message.split('\n', 1)[0];
    return failed(`The aliases of the file cannot be expanded: ${what}. Write the values out.`);
  }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the text of a flow file, in the format of any version and without a check of its steps.
 * @returns data, places, description, and steps; a text that does not parse has no steps
 */
export function readFlow(text: string): Data & { description: string; steps: Json[] } {
  const file = readData(text);
  const root = isObject(file.data) ? file.data : {};
  // ACE 4 has the flow itself in a key.
  const { description = root.description, steps } = isObject(root.flow) ? root.flow : root;
  return {
    ...file,
    description: typeof description === 'string' ? description : '',
    steps: Array.isArray(steps) ? steps.filter(isObject) : [],
  };
}

/** The types of all steps in the data of a flow, at every depth. */
export function stepTypesIn(data: unknown): string[] {
  if (data === null || typeof data !== 'object') return [];
  const { stepType } = data as { stepType?: unknown };
  const inner = Object.values(data).flatMap(stepTypesIn);
  return typeof stepType === 'string' ? [stepType, ...inner] : inner;
}

/** The data of a file. @throws RunEnd with file, line and column */
function parseFile(path: string, text: string): Data {
  const file = readData(text, path.endsWith('.json'));
  if (file.problem) reject(file.problem.message, { file: path, ...file.problem });
  return file;
}

/** Checks the form of a list of steps, at every depth. @param fail is told what is wrong, and where */
function checkSteps(steps: unknown, at: Path, fail: (message: string, at: Path) => never): void {
  if (!Array.isArray(steps))
    return fail(`"${String(at.at(-1))}" must be a list of steps. In YAML, each has a dash.`, at);
  for (const [index, step] of steps.entries()) {
    const path = [...at, index];
    if (!isObject(step)) return fail('A step must be an object with stepType and config.', path);
    const { stepType, config, cases = [], defaultCase } = step;
    if (typeof stepType !== 'string' || stepType === '')
      return fail('The step has no stepType. Add one, such as "stepType: jsonata".', path);
    if (!isObject(config))
      return fail('The step has no config. Add one; "config: {}" if it has no settings.', path);
    if (!Array.isArray(cases)) return fail('"cases" must be a list.', [...path, 'cases']);
    for (const [at, one] of cases.entries())
      checkSteps((one as Json | null)?.steps, [...path, 'cases', at, 'steps'], fail);
    if (defaultCase !== undefined && defaultCase !== null)
      checkSteps(defaultCase, [...path, 'defaultCase'], fail);
  }
}

const flowsOf = ({ files }: RunRequest) =>
  Object.keys(files).filter((path) => path.startsWith('flows/'));

const nameOf = (path: string) => path.replace(/^flows\//, '').replace(/\.(?:ya?ml|json)$/, '');

/**
 * The flow in a file of a request.
 * @throws RunEnd with file, line and column
 */
export function openFlow(request: RunRequest, path: string) {
  const { files, version } = request;
  const text = Object.hasOwn(files, path) ? files[path] : undefined;
  if (text === undefined) {
    const flows = flowsOf(request).join(', ') || 'none';
    reject(`There is no flow "${path}". The files are ${flows}.`);
  }
  const { stepsAt, name } = dialectOf(version);
  const { data, lineOf } = parseFile(path, text);
  const steps = stepsAt.reduce((node, key) => (isObject(node) ? node[key] : undefined), data);
  if (steps === undefined)
    reject(
      `A flow of ${name} has its steps in the list "${stepsAt.join('.')}", which is missing.`,
      { file: path, line: 1, column: 1 },
    );
  checkSteps(steps, stepsAt, (message, at) => {
    reject(message, { file: path, line: lineOf(at) ?? lineOf(at.slice(0, -1)) });
  });
  return {
    path,
    /** The name by which errors and other flows call it. */
    name: nameOf(path),
    steps: steps as readonly Step[],
    /** Line of a node below the list of steps, from 1. */
    lineOf: (keys: Path) => lineOf([...stepsAt, ...keys]),
    /** Line of a place in a value of the file, from 1; undefined unless its lines are there once, as they are. */
    lineIn(value: string, place: number): number | undefined {
      const lines = text.split('\n');
      const parts = value.trimEnd().split('\n');
      const [at = -1, ...others] = [...lines.keys()].filter((from) =>
        parts.every((part, index) => lines[from + index]?.includes(part)),
      );
      if (at < 0 || others.length > 0) return undefined;
      return at + value.slice(0, place).split('\n').length;
    },
  };
}

/** The path of the file of a flow that a step names: `askExport`, `askExport.yaml`. @throws RunEnd */
export function pathOfFlow(request: RunRequest, name: string): string {
  const path = flowsOf(request).find((file) => nameOf(file) === nameOf(name));
  if (path) return path;
  const file = `flows/${nameOf(name)}${dialectOf(request.version).extension}`;
  reject(`There is no flow "${name}". Add the file ${file}.`);
}

/** A schema of the files by its name. @throws RunEnd */
export function readSchema({ files }: RunRequest, name: string): object {
  const path = Object.keys(files).find(
    (file) =>
      file === `Schema ${name}` ||
      (file.startsWith('schemas/') && file.split('/').at(-1)?.split('.')[0] === name),
  );
  if (!path) reject(`There is no schema "${name}". Add the file schemas/${name}.json.`);
  const { data } = parseFile(path, files[path] ?? '');
  if (typeof data !== 'object' || data === null)
    reject(`The schema "${name}" is not an object.`, { file: path, line: 1 });
  return data;
}
