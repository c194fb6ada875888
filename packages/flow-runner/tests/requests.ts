import type { Json, RunRequest } from '../src';

/** A flow file of the current version with the given steps; JSON is YAML too. */
export const flowOf = (...steps: Json[]): string =>
  JSON.stringify({ steps: steps.map((step) => ({ name: 'Step', config: {}, ...step })) });

/** A request that runs steps on an input. */
export const requestOf = (
  steps: readonly Json[],
  input: Json = {},
  more: Partial<RunRequest> = {},
): RunRequest => ({
  version: 'ace5',
  flow: 'flows/test.yaml',
  input,
  ...more,
  files: { 'flows/test.yaml': flowOf(...steps), ...more.files },
});

/** A request that runs the text of a flow file. */
export const requestOfText = (text: string): RunRequest =>
  requestOf([], {}, { files: { 'flows/test.yaml': text } });

/** A JSONATA Map step. */
export const jsonata = (expression: string, targetPath = 'result'): Json => ({
  stepType: 'jsonata',
  config: { maps: [{ jsonata: expression, targetPath }] },
});

/** A JS Code step. */
export const code = (codeBlock: string): Json => ({
  stepType: 'code-ivm',
  config: { codeBlock, targetPath: 'result' },
});

/** A step that validates the document. */
export const ajv = (schema: unknown): Json => ({ stepType: 'ajv', config: { schema } });
