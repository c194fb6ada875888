import { expand } from '../expressions';
import { InvalidFlow, MissingData, NotDocumented, StepFailure } from '../problems';
import { write } from '../paths';
import { type Flow, listOf, type Run } from '../rule';

/** The recorded answer to a call. @throws MissingData */
function answerTo(name: string, flow: Flow): unknown {
  const answer = flow.nextAnswer(name);
  if (!answer) {
    throw new MissingData(
      `A run makes no calls, and there is no recorded answer for the step "${name}". Add one to the run.`,
    );
  }
  return JSON.parse(JSON.stringify(answer.body)) as unknown;
}

/** Makes a call, and writes the response to the target path, if there is one. */
function callInto(targetPath: unknown, name: string, flow: Flow): void {
  const answer = answerTo(name, flow);
  if (targetPath) write(flow.doc, targetPath, answer);
}

export const oneCall: Run = ({ config }, flow, { name }) => callInto(config.targetPath, name, flow);

/** A step that runs statements, each with its result. */
export const statements: Run = (step, flow, { name }) =>
  listOf(step, 'actions').forEach(({ targetPath }) => callInto(targetPath, name, flow));

/** What Redis has stored, as JSON if the step parses it. */
function storedValue(answer: unknown, doJsonParse: unknown): unknown {
  if (answer === null)
    throw new NotDocumented('what get writes to the target path for a key that does not exist');
  if (typeof answer !== 'string')
    throw new InvalidFlow('Redis stores strings: record the answer as a string.');
  try {
    return doJsonParse ? JSON.parse(answer) : answer;
  } catch (error) {
    throw new StepFailure((error as Error).message);
  }
}

export const redis: Run = async (step, flow, { name }) => {
  for (const { action, target, value, doJsonParse, doJsonStringify } of listOf(step, 'actions')) {
    if (action === 'set') {
      const stored = await expand(value, flow);
      if (typeof stored !== 'string' && !doJsonStringify)
        throw new NotDocumented('how a value is stored that is no string');
    } else if (action === 'get') {
      write(flow.doc, target, storedValue(answerTo(name, flow), doJsonParse));
    } else if (action !== 'delete') {
      throw new NotDocumented('the value of action for a custom command');
    }
  }
};
