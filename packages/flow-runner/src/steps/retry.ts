import { evaluateField } from '../expressions';
import { refuse, reject } from '../problems';
import { write } from '../paths';
import type { Json } from '../types';
import type { Flow, Run } from '../rule';

/** Runs the flow once, and returns the document that it ends with. */
async function attempt(name: string, flow: Flow): Promise<Json> {
  const { doc, errors } = await flow.call(name, flow.doc);
  if (errors.length > 0) refuse('whether an error in the called flow ends the step');
  if (Object.hasOwn(doc, 'result'))
    refuse(
      'whether the target path receives the whole document of the called flow or only its node result',
    );
  return doc;
}

export const retry: Run = async ({ config }, flow) => {
  const { flowId, targetPath, successCondition, maxRetries, maxRetryDuration } = config;
  const delay = Number(config.delayBetweenExecutions ?? 0);
  if (maxRetries === undefined && maxRetryDuration === undefined)
    reject('Set "maxRetries", "maxRetryDuration", or both.');
  const last = Math.min(
    maxRetries === undefined ? Infinity : Number(maxRetries),
    maxRetryDuration !== undefined && delay > 0 ? Number(maxRetryDuration) / delay : Infinity,
  );
  for (let retries = 0; retries <= last; retries += 1) {
    flow.meter.checkTime();
    const doc = await attempt(String(flowId), flow);
    if (targetPath) write(flow.doc, targetPath, doc);
    if ((await evaluateField(successCondition, '"successCondition"', flow)).truthy) return;
  }
  refuse('what the step does when its limits are reached without success');
};
