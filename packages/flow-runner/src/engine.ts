import { isMet } from './expressions';
import { openFlow, pathOfFlow, type Step } from './flowFile';
import { checkKeys } from './keys';
import type { Meter } from './limits';
import { endOf, locate } from './problems';
import { ruleFor } from './registry';
import type { Branch, Flow, Rule } from './rule';
import type { Json, RunRequest } from './types';

/** What all flows of a run share. */
type Shared = Pick<Flow, 'request' | 'meter' | 'nextAnswer'>;

/** A run, before its first flow. */
export function sharedOf(request: RunRequest, meter: Meter): Shared {
  const { responses = [] } = request;
  const left = [...responses];
  const nextAnswer: Flow['nextAnswer'] = (step) => {
    const name = responses.some((response) => response.step === step) ? step : undefined;
    const next = left.findIndex((response) => response.step === name);
    return next < 0 ? undefined : left.splice(next, 1)[0];
  };
  return { request, meter, nextAnswer };
}

/** The flow in a file, before its first step. @throws RunEnd */
export function flowAt(path: string, doc: Json, shared: Shared, depth = 0): Flow {
  const { request, meter } = shared;
  meter.check('depth', depth);
  return {
    ...shared,
    file: openFlow(request, path),
    doc,
    errors: [],
    branchEnded: false,
    hasRun: false,
    returned: false,
    async call(name, input) {
      const own = JSON.parse(JSON.stringify(input)) as Json;
      const called = flowAt(pathOfFlow(request, name), own, shared, depth + 1);
      await runFlow(called);
      return called;
    },
  };
}

/** Runs the steps of a flow. @throws RunEnd, with its place */
export const runFlow = (flow: Flow): Promise<void> =>
  runBranch({ steps: flow.file.steps, at: [] }, flow);

async function runBranch({ steps, at }: Branch, flow: Flow): Promise<void> {
  for (const [index, step] of steps.entries()) {
    if (flow.errors.length > 0 || flow.branchEnded) break;
    await runStep(step, [...at, index], flow);
  }
  flow.branchEnded = false;
}

async function runStep(step: Step, at: Branch['at'], flow: Flow): Promise<void> {
  const { meter, request, file } = flow;
  let rule: Rule | undefined;
  try {
    meter.countStep();
    rule = ruleFor(step.stepType, request.version);
    if (!(await isMet(step.condition, flow))) return;
    flow.beforeNext?.();
    checkKeys(step, rule);
    const branch = await rule.run(step, flow);
    flow.hasRun = true;
    meter.check('documentSize', JSON.stringify(flow.doc).length);
    if (branch) await runBranch({ ...branch, at: [...at, ...branch.at] }, flow);
  } catch (error) {
    const end = endOf(error);
    locate(end, file.path, file.lineOf(rule ? at : [...at, 'stepType']), rule?.page);
    throw end;
  }
}
