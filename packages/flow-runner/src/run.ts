import dialects from './dialects.json';
import { FlowRun, RunContext } from './engine';
import { Sandbox } from './javascript';
import { evaluateExpression, ExpressionError } from './jsonata';
import { defaultLimits, type Limits, Meter } from './limits';
import { InvalidFlow, LimitReached, RunEnd } from './problems';
import { ruleFor } from './registry';
import type { Evaluation, Json, RunRequest, RunResult } from './types';

/** The problem of a run that ended early. @throws errors of this code itself */
function endOf(error: unknown): RunEnd {
  if (error instanceof RunEnd) return error;
  // The engine's own stack, or the longest string that it can have.
  if (error instanceof RangeError)
    return new LimitReached('The document or an expression is too large or too deeply nested.');
  throw error;
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
 */
export async function run(request: RunRequest, limits: Partial<Limits> = {}): Promise<RunResult> {
  const meter = new Meter({ ...defaultLimits, ...limits });
  const context = new RunContext(request, meter, ruleFor);
  let flow: FlowRun | undefined;
  let end: RunEnd | undefined;
  try {
    if (!Object.hasOwn(dialects, request.version))
      throw new InvalidFlow(`There is no version "${String(request.version)}".`);
    if (typeof request.input !== 'object' || request.input === null)
      throw new InvalidFlow('The input must be an object, such as {}.');
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
 */
export async function evaluate(
  expression: string,
  input: unknown,
  limits: Partial<Limits> = {},
): Promise<Evaluation> {
  const meter = new Meter({ ...defaultLimits, ...limits });
  const sandbox = () => Sandbox.open(meter);
  try {
    const value = await evaluateExpression(expression, input, { meter, sandbox });
    const json = JSON.stringify(value) as string | undefined;
    meter.countDocument(json ?? '');
    return { value: json === undefined ? undefined : JSON.parse(json), ms: meter.elapsed };
  } catch (error) {
    const problem =
      error instanceof ExpressionError
        ? { message: error.message, ...placeOf(expression, error.position) }
        : { message: endOf(error).message };
    return { value: undefined, problem, ms: meter.elapsed };
  }
}
