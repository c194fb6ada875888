import { runInFlow } from '../expressions';
import type { Step } from '../flowFile';
import { write } from '../paths';
import { fail, refuse, reject } from '../problems';
import type { Flow, Run } from '../rule';
import { ScriptError, type Value } from '../sandbox';

/** The code of a step. @throws RunEnd */
function codeOf({ config: { codeBlock } }: Step): string {
  if (typeof codeBlock !== 'string') reject('"codeBlock" must be a string.');
  if (/\bawait\b/.test(codeBlock)) refuse('whether the code block can use await and promises');
  if (/\brequire\s*\(/.test(codeBlock)) refuse('which modules the code can load');
  return codeBlock;
}

async function runScript(script: string, flow: Flow, withGlobals: boolean): Promise<Value> {
  const result = await runInFlow(script, flow, withGlobals).catch((error: unknown) => {
    if (error instanceof ScriptError) fail(error.message);
    throw error;
  });
  if (result.type === 'promise') refuse('whether the step waits for a promise');
  return result;
}

export const codeIvm: Run = async (step, flow) => {
  const script = `(function () {${codeOf(step)}\n})()`;
  const { type, value } = await runScript(script, flow, false);
  if (type === 'undefined') refuse('what the step writes if the code returns nothing');
  write(flow.doc, step.config.targetPath, value);
};

const DECLARATION = /^(?:let|const|class|function|async function)\b/m;

export const code: Run = async (step, flow) => {
  const script = codeOf(step);
  const declaration = DECLARATION.exec(script)?.[0];
  if (declaration) refuse(`whether what "${declaration}" declares is written back to the document`);
  const { value, type, globals = {} } = await runScript(script, flow, true);
  for (const [name, node] of Object.entries(globals)) {
    if (name !== '$env' && name !== '$headers') write(flow.doc, name, node);
  }
  if (type !== 'undefined' && step.config.targetPath)
    write(flow.doc, step.config.targetPath, value);
};
