import {
  evaluate,
  isObject,
  type Json,
  LoadFailure,
  readData,
  run,
  type RunRequest,
} from '@ace-docs/flow-runner';
import { type Draft, fileOf, type FlowDraft, idOfFile } from './draft';
import type { Outcome, TextProblem } from './outcome';

/** A part that a run cannot use. */
class BadPart extends Error {
  constructor(readonly problem: TextProblem) {
    super(problem.message);
  }
}

/** The value of a JSON text. @throws BadPart */
function readJson(id: string, text: string): unknown {
  const { data, problem } = readData(text, true);
  if (problem) throw new BadPart({ text: id, ...problem });
  return data;
}

function readPart(part: string, text: string): unknown {
  const value = readJson(part, text);
  const isList = Array.isArray(value);
  if (part === 'responses' ? isList : isObject(value) || (part === 'input' && isList)) return value;
  const message = `A JSON ${part === 'responses' ? 'array' : 'object'} is expected.`;
  throw new BadPart({ text: part, message, line: 1, column: 1 });
}

/** The request of a draft. @throws BadPart */
function requestOf({ version, flow, texts }: FlowDraft): RunRequest {
  const files: Record<string, string> = {};
  const parts: Json = {};
  for (const [id, text] of Object.entries(texts)) {
    const path = fileOf(id);
    if (path === undefined) parts[id] = readPart(id, text);
    else files[path] = text;
  }
  return { version, flow, files, input: {}, ...parts };
}

/** Runs a draft. */
export async function answer(draft: Draft): Promise<Outcome> {
  try {
    if (draft.kind === 'jsonata') {
      const { expression = '', input = '' } = draft.texts;
      const outcome = await evaluate(expression, readJson('input', input));
      const { status, problem } = outcome;
      return status === 'wrong' && problem
        ? { ...outcome, problem: { ...problem, text: 'expression' } }
        : outcome;
    }
    const { status, doc, errors, ms, problem } = await run(requestOf(draft));
    const hasRun = status !== 'refused' && status !== 'invalid';
    const text = problem?.file === undefined ? {} : { text: idOfFile(problem.file) };
    return {
      status,
      ms,
      ...(hasRun && { value: { doc, errors } }),
      ...(problem && { problem: { ...problem, ...text } }),
    };
  } catch (error) {
    if (error instanceof BadPart) return { status: 'invalid', problem: error.problem };
    console.warn('The run failed:', error);
    if (error instanceof LoadFailure) return { status: 'missing' };
    return { status: 'broken', problem: { message: String(error) } };
  }
}
