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

/** A step that makes one call and writes the response to its target path. */
export const oneCall: Run = ({ config: { targetPath } }, flow, { name }) => {
  const answer = answerTo(name, flow);
  if (targetPath) write(flow.doc, targetPath, answer);
};

/** A step that runs statements and writes the result of each. */
export const statements: Run = (step, flow, { name }) => {
  for (const { targetPath } of listOf(step, 'actions')) {
    const answer = answerTo(name, flow);
    if (targetPath) write(flow.doc, targetPath, answer);
  }
};

const REDIS_PAGE = 'steps/redis';

export const redis: Run = async (step, flow, { name }) => {
  for (const { action, target, value, doJsonParse, doJsonStringify } of listOf(step, 'actions')) {
    if (action === 'set') {
      const stored = await expand(value, flow);
      if (typeof stored !== 'string' && !doJsonStringify)
        throw new NotDocumented('how a value is stored that is no string', REDIS_PAGE);
      continue;
    }
    if (action === 'delete') continue;
    if (action !== 'get')
      throw new NotDocumented('the value of action for a custom command', REDIS_PAGE);
    const answer = answerTo(name, flow);
    if (typeof answer !== 'string') {
      if (answer !== null)
        throw new InvalidFlow('Redis stores strings: record the answer as a string.');
      throw new NotDocumented(
        'what get writes to the target path for a key that does not exist',
        REDIS_PAGE,
      );
    }
    try {
      write(flow.doc, target, doJsonParse ? JSON.parse(answer) : answer);
    } catch (error) {
      if (error instanceof SyntaxError) throw new StepFailure(error.message, REDIS_PAGE);
      throw error;
    }
  }
};
