import { contextOf } from '../expressions';
import { ScriptError, type Value } from '../javascript';
import { InvalidFlow, NotDocumented, StepFailure } from '../problems';
import { write } from '../paths';
import type { Step } from '../flowFile';
import type { Flow, Run } from '../rule';

const IVM_PAGE = 'steps/code_ivm';
const CODE_PAGE = 'steps/js_code';

/** Runs the code of a step. */
async function evaluate(
  step: Step,
  flow: Flow,
  page: string,
  wrap: (code: string) => string,
): Promise<Value> {
  const { codeBlock } = step.config;
  if (typeof codeBlock !== 'string') throw new InvalidFlow('"codeBlock" must be a string.');
  if (/\bawait\b/.test(codeBlock))
    throw new NotDocumented('whether the code block can use await and promises', page);
  if (/\brequire\s*\(/.test(codeBlock))
    throw new NotDocumented('which modules the code can load', page);
  const globals = { ...flow.doc, ...contextOf(codeBlock, flow) };
  const sandbox = await flow.sandbox();
  try {
    const result = sandbox.evaluate(wrap(codeBlock), globals, page === CODE_PAGE);
    if (result.type === 'promise')
      throw new NotDocumented('whether the step waits for a promise', page);
    return result;
  } catch (error) {
    if (error instanceof ScriptError) throw new StepFailure(error.message, page);
    throw error;
  }
}

export const codeIvm: Run = async (step, flow) => {
  const { type, value } = await evaluate(
    step,
    flow,
    IVM_PAGE,
    (code) => `(function () {${code}\n})()`,
  );
  if (type === 'undefined')
    throw new NotDocumented('what the step writes if the code returns nothing', IVM_PAGE);
  write(flow.doc, step.config.targetPath, value);
};

export const code: Run = async (step, flow) => {
  const declaration = /^(?:let|const|class|function|async function)\b/m.exec(
    String(step.config.codeBlock),
  )?.[0];
  if (declaration) {
    throw new NotDocumented(
      `whether what "${declaration}" declares is written back to the document`,
      CODE_PAGE,
    );
  }
  const { value, type, globals = {} } = await evaluate(step, flow, CODE_PAGE, (text) => text);
  for (const [name, node] of Object.entries(globals)) {
    if (name !== '$env' && name !== '$headers') write(flow.doc, name, node);
  }
  if (type !== 'undefined' && step.config.targetPath)
    write(flow.doc, step.config.targetPath, value);
};
