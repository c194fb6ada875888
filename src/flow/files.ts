import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import dialects from './dialects.json';
import { InvalidFlow } from './problems';
import type { FlowVersion, Json, RunRequest } from './types';

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

/** A flow that was read from its file. */
export type FlowFile = {
  path: string;
  /** The name by which errors and other flows call it. */
  name: string;
  steps: readonly Step[];
  /** Line of a node below the list of steps, from 1: `[1, 'cases', 0]`. */
  lineOf: (path: readonly (string | number)[]) => number | undefined;
};

/** What the parser says first, with what to do. */
const remedies: Record<string, string> = {
  BAD_SCALAR_START: 'Put the value in quotes.',
  DUPLICATE_KEY: 'Remove one of the two.',
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_INDENT: 'Align the line with the lines around it.',
  MULTILINE_IMPLICIT_KEY: 'Check the quotes and the colons of the lines before it.',
};

const nameOf = (path: string) => path.replace(/^flows\//, '').replace(/\.(?:ya?ml|json)$/, '');

/** The content of a file in YAML or JSON, and the lines of its nodes. @throws InvalidFlow */
function parseFile(path: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    ...(path.endsWith('.json') && { schema: 'json' }),
  });
  const [error] = document.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    const what = error.message.split('\n')[0] ?? '';
    throw new InvalidFlow(`${what}. ${remedies[error.code] ?? ''}`.replace('..', '.').trim(), {
      file: path,
      line,
      column: col,
    });
  }
  let content: unknown;
  try {
    // Aliases are expanded to at most 100 nodes, so that a few lines cannot become gigabytes.
    content = document.toJS({ maxAliasCount: 100 });
  } catch (cause) {
    throw new InvalidFlow(
      `The aliases of the file cannot be expanded: ${(cause as Error).message}. Write the values out.`,
      { file: path, line: 1, column: 1 },
    );
  }
  const lineOf = (keys: readonly (string | number)[]) => {
    const node = document.getIn(keys, true) as Node | undefined;
    return node?.range ? lines.linePos(node.range[0]).line : undefined;
  };
  return { document, content, lineOf };
}

/** Checks the form of a list of steps, at every depth. @throws InvalidFlow */
function checkSteps(
  steps: unknown,
  at: readonly (string | number)[],
  file: string,
  lineOf: FlowFile['lineOf'],
): void {
  const fail = (message: string, path: readonly (string | number)[]) => {
    throw new InvalidFlow(message, { file, line: lineOf(path) ?? lineOf(at) });
  };
  if (!Array.isArray(steps)) return fail(`"${String(at.at(-1))}" must be a list of steps.`, at);
  for (const [index, step] of steps.entries()) {
    const path = [...at, index];
    if (typeof step !== 'object' || step === null || Array.isArray(step)) {
      return fail('A step must be an object with stepType and config.', path);
    }
    const { stepType, config, cases, defaultCase } = step as Record<string, unknown>;
    if (typeof stepType !== 'string' || stepType === '')
      return fail('The step has no stepType. Add one, such as "stepType: jsonata".', path);
    if (typeof config !== 'object' || config === null || Array.isArray(config))
      return fail(`The step has no config. Add one; "config: {}" if it has no settings.`, path);
    if (cases !== undefined) {
      if (!Array.isArray(cases)) return fail('"cases" must be a list.', [...path, 'cases']);
      for (const [at, one] of cases.entries())
        checkSteps((one as Json | null)?.steps, [...path, 'cases', at, 'steps'], file, lineOf);
    }
    if (defaultCase !== undefined && defaultCase !== null)
      checkSteps(defaultCase, [...path, 'defaultCase'], file, lineOf);
  }
}

/**
 * Reads the file of a flow.
 * @param path one of the files of the request
 * @throws InvalidFlow with file, line and column
 */
export function readFlow({ files, version }: RunRequest, path: string): FlowFile {
  const text = Object.hasOwn(files, path) ? files[path] : undefined;
  if (text === undefined) {
    const flows = Object.keys(files).filter((name) => name.startsWith('flows/'));
    throw new InvalidFlow(
      `There is no flow "${path}". The files are ${flows.join(', ') || 'none'}.`,
    );
  }
  const { stepsAt, name } = dialects[version];
  const { content, lineOf, document } = parseFile(path, text);
  const root = stepsAt.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node ? (node as Json)[key] : undefined),
    content,
  );
  if (!isMap(document.contents) || !isSeq(document.getIn(stepsAt))) {
    throw new InvalidFlow(
      `A flow of ${name} has its steps in the list "${stepsAt.join('.')}", which is missing.`,
      { file: path, line: 1, column: 1 },
    );
  }
  checkSteps(root, stepsAt, path, lineOf);
  return {
    path,
    name: nameOf(path),
    steps: root as Step[],
    lineOf: (keys) => lineOf([...stepsAt, ...keys]),
  };
}

/** The path of the file of a flow that a step names: `askExport`, `askExport.yaml`. @throws InvalidFlow */
export function pathOfFlow(request: RunRequest, name: string): string {
  const path = Object.keys(request.files).find(
    (file) => file.startsWith('flows/') && nameOf(file) === nameOf(name),
  );
  if (!path) {
    throw new InvalidFlow(
      `There is no flow "${name}". Add the file flows/${nameOf(name)}${dialects[request.version].extension}.`,
    );
  }
  return path;
}

/** A schema of the files by its name. @throws InvalidFlow */
export function readSchema({ files }: Pick<RunRequest, 'files'>, name: string): object {
  const isSchema = (path: string) =>
    path === `Schema ${name}` ||
    (path.startsWith('schemas/') && path.split('/').at(-1)?.split('.')[0] === name);
  const path = Object.keys(files).find(isSchema);
  if (!path) {
    throw new InvalidFlow(`There is no schema "${name}". Add the file schemas/${name}.json.`);
  }
  const { content } = parseFile(path, files[path] ?? '');
  if (typeof content !== 'object' || content === null)
    throw new InvalidFlow(`The schema "${name}" is not an object.`, { file: path, line: 1 });
  return content;
}

/** The versions whose flows run. */
export const versions = Object.keys(dialects) as FlowVersion[];
