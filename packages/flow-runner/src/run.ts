import { flowAt, runFlow, sharedOf } from './engine';
import { pageIn } from './dialect';
import { isObject } from './flowFile';
import { evaluateExpression, ExpressionError } from './jsonata';
import { type Limits, Meter } from './limits';
import { endOf, reject, type RunEnd } from './problems';
import type { Flow } from './rule';
import type { Evaluation, Json, RunRequest, RunResult } from './types';

/** The document that a run starts with. @throws RunEnd */
function startOf({ input, responses = [], files }: RunRequest, meter: Meter): Json {
  if (typeof input !== 'object' || input === null)
    reject('The input must be an object, such as {}.');
  const noAnswer = responses.findIndex((answer) => !isObject(answer) || answer.body === undefined);
  if (noAnswer >= 0)
    reject(
      `The recorded answer ${noAnswer + 1} has no "body". Give it one, such as { "body": null }.`,
    );
  meter.check('fileSize', Object.values(files).join('').length);
  const text = JSON.stringify(input);
  meter.check('documentSize', text.length);
  return JSON.parse(text) as Json;
}

/**
 * Runs a flow as the documentation describes it.
 *
 * A run makes no calls: steps that call services take their answers from `responses`. Where the documentation leaves
 * open what happens, the result has the status `refused` and names the page.
 * @param request the flow, its files and its input
 * @param limits what the run may use; the time is checked between steps and does not include loading the libraries, so
 *   a page also terminates its worker
 * @returns the document at the end
 * @throws LoadFailure, and nothing else
 */
export async function run(request: RunRequest, limits: Partial<Limits> = {}): Promise<RunResult> {
  const meter = new Meter(limits);
  let flow: Flow | undefined;
  let end: RunEnd | undefined;
  try {
    const input = startOf(request, meter);
    flow = flowAt(request.flow, input, sharedOf(request, meter));
    await runFlow(flow);
  } catch (error) {
    end = endOf(error);
  }
  const { doc = {}, errors = [], returned = false } = flow ?? {};
  // Named as in the version of the flow.
  const page = end?.at.page && pageIn(request.version, end.at.page);
  const finished = errors.length > 0 ? 'failed' : returned ? 'ended' : 'completed';
  return {
    status: end?.status ?? finished,
    doc,
    errors,
    ms: meter.elapsed,
    ...(end && { problem: { message: end.message, ...end.at, ...(page && { page }) } }),
  };
}

/** Line and column of a position in a text; JSONata gives the end of a token. */
function placeOf(text: string, position: number): { line: number; column: number } {
  const lines = text.slice(0, Math.max(position - 1, 0)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * Evaluates a JSONata expression alone, with the limits of a run.
 * @param input the document that the expression reads
 * @param limits what the expression may use
 * @throws LoadFailure, and nothing else
 */
export async function evaluate(
  expression: string,
  input: unknown,
  limits: Partial<Limits> = {},
): Promise<Evaluation> {
  const meter = new Meter(limits);
  try {
    const { json, lost } = await evaluateExpression(expression, input, meter);
    meter.check('documentSize', json?.length ?? 0);
    const status = json === undefined && lost.length === 0 ? 'noValue' : 'evaluated';
    const value: unknown = json && JSON.parse(json);
    return { status, value, lost, ms: meter.elapsed };
  } catch (error) {
    if (error instanceof ExpressionError) {
      const { message, position } = error;
      const place = position === undefined ? {} : placeOf(expression, position);
      return { status: 'wrong', problem: { message, ...place }, ms: meter.elapsed };
    }
    const { status, message } = endOf(error);
    const isStopped = status === 'stopped';
    return { status: isStopped ? status : 'wrong', problem: { message }, ms: meter.elapsed };
  }
}
