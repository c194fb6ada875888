import { FlowRun, RunContext } from './engine';
import { Sandbox } from './javascript';
import { isObject } from './flowFile';
import { evaluateExpression, ExpressionError, toJson } from './jsonata';
import { defaultLimits, type Limits, Meter } from './limits';
import { endOf, InvalidFlow, type RunEnd } from './problems';
import { ruleFor } from './registry';
import type { Evaluation, Json, RunRequest, RunResult } from './types';

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
  const meter = new Meter({ ...defaultLimits, ...limits });
  const context = new RunContext(request, meter, ruleFor);
  let flow: FlowRun | undefined;
  let end: RunEnd | undefined;
  try {
    if (typeof request.input !== 'object' || request.input === null)
      throw new InvalidFlow('The input must be an object, such as {}.');
    const noAnswer = request.responses?.findIndex(
      (answer) => !isObject(answer) || answer.body === undefined,
    );
    if (noAnswer !== undefined && noAnswer >= 0) {
      throw new InvalidFlow(
        `The recorded answer ${noAnswer + 1} has no "body". Give it one, such as { "body": null }.`,
      );
    }
    meter.countFiles(Object.values(request.files));
    const input = JSON.stringify(request.input);
    meter.countDocument(input);
    flow = new FlowRun(context, context.flowAt(request.flow), JSON.parse(input) as Json, 0);
    await flow.start();
  } catch (error) {
    end = endOf(error);
  }
  const finished = () => {
    if (flow && flow.errors.length > 0) return 'failed';
    return flow?.returned ? 'ended' : 'completed';
  };
  return {
    status: end?.status ?? finished(),
    doc: flow?.doc ?? {},
    errors: flow?.errors ?? [],
    ms: meter.elapsed,
    ...(end && { problem: { message: end.message, ...end.at } }),
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
  const meter = new Meter({ ...defaultLimits, ...limits });
  const sandbox = () => Sandbox.open(meter);
  try {
    const { json, lost } = toJson(await evaluateExpression(expression, input, { meter, sandbox }));
    meter.countDocument(json ?? '');
    if (json !== undefined)
      return { status: 'evaluated', value: JSON.parse(json), lost, ms: meter.elapsed };
    return { status: lost.length > 0 ? 'evaluated' : 'noValue', lost, ms: meter.elapsed };
  } catch (error) {
    if (error instanceof ExpressionError) {
      const { message, position } = error;
      const place = position === undefined ? {} : placeOf(expression, position);
      return { status: 'wrong', problem: { message, ...place }, ms: meter.elapsed };
    }
    const { status, message } = endOf(error);
    const isLimit = status === 'stopped';
    return { status: isLimit ? status : 'wrong', problem: { message }, ms: meter.elapsed };
  }
}
