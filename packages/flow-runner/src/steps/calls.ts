import { expand } from '../expressions';
import { fail, lack, refuse, reject } from '../problems';
import { write } from '../paths';
import type { Step } from '../flowFile';
import { type Flow, listOf, type Run } from '../rule';

/** The recorded answer to the next call of a step. */
function answerTo({ name, displayName, stepType }: Step, flow: Flow): unknown {
  const caller = String(name ?? displayName ?? stepType);
  const answer = flow.nextAnswer(caller);
  if (!answer)
    lack(
      `A run makes no calls, and there is no recorded answer for the step "${caller}". Add one to the run.`,
    );
  return JSON.parse(JSON.stringify(answer.body)) as unknown;
}

/** Makes a call, and writes the response to the target path, if there is one. */
function callInto(targetPath: unknown, step: Step, flow: Flow): void {
  const answer = answerTo(step, flow);
  if (targetPath) write(flow.doc, targetPath, answer);
}

export const oneCall: Run = (step, flow) => callInto(step.config.targetPath, step, flow);

/** A step that runs statements, each with its result. */
export const statements: Run = (step, flow) =>
  listOf(step, 'actions').forEach(({ targetPath }) => callInto(targetPath, step, flow));

/** What Redis has stored, as JSON if the step parses it. */
function storedValue(answer: unknown, doJsonParse: unknown): unknown {
  if (answer === null) refuse('what get writes to the target path for a key that does not exist');
  if (typeof answer !== 'string') reject('Redis stores strings: record the answer as a string.');
  try {
    return doJsonParse ? JSON.parse(answer) : answer;
  } catch (error) {
    fail((error as Error).message);
  }
}

export const redis: Run = async (step, flow) => {
  for (const { action, target, value, doJsonParse, doJsonStringify } of listOf(step, 'actions')) {
    if (action === 'set') {
      const stored = await expand(value, flow);
      if (typeof stored !== 'string' && !doJsonStringify)
        refuse('how a value is stored that is no string');
    } else if (action === 'get') {
      write(flow.doc, target, storedValue(answerTo(step, flow), doJsonParse));
    } else if (action !== 'delete') {
      refuse('the value of action for a custom command');
    }
  }
};
