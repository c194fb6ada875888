import dialects from './dialects.json';
import { FlowRun, RunContext } from './engine';
import { defaultLimits, Meter } from './limits';
import { InvalidFlow, LimitReached, RunEnd } from './problems';
import type { Json, Limits, RunRequest, RunResult } from './types';

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
 * @returns the document at the end, and a trace of the steps
 */
export async function run(request: RunRequest, limits: Partial<Limits> = {}): Promise<RunResult> {
  const meter = new Meter({ ...defaultLimits, ...limits });
  const context = new RunContext(request, meter);
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
  } finally {
    context.close();
  }
  const finished = () => {
    if (flow && flow.errors.length > 0) return 'failed';
    return flow?.returned ? 'ended' : 'completed';
  };
  return {
    status: end?.status ?? finished(),
    doc: flow?.doc ?? {},
    errors: flow?.errors ?? [],
    trace: context.trace,
    ms: meter.elapsed,
    ...(end && { problem: { message: end.message, ...end.at } }),
  };
}
