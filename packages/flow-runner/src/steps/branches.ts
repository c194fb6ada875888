import { evaluateField, expand } from '../expressions';
import type { Step } from '../flowFile';
import { NotDocumented } from '../problems';
import type { Branch, Flow, Run } from '../rule';

const casesOf = ({ cases }: Step) => (cases ?? []) as { condition?: unknown; steps: Step[] }[];

const isScalar = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const branchAt = (step: Step, index: number): Branch =>
  index < 0
    ? { steps: (step.defaultCase ?? []) as Step[], at: ['defaultCase'] }
    : { steps: casesOf(step)[index]?.steps ?? [], at: ['cases', index, 'steps'] };

async function indexOfTrueCase(step: Step, flow: Flow): Promise<number> {
  for (const [index, { condition }] of casesOf(step).entries()) {
    if ((await evaluateField(condition, 'The condition of a case', flow)).truthy) return index;
  }
  return -1;
}

export const condition: Run = async (step, flow) =>
  branchAt(step, await indexOfTrueCase(step, flow));

export const switchStep: Run = async (step, flow) => {
  const wanted = await expand(step.config.switchExpression, flow);
  for (const [index, { condition }] of casesOf(step).entries()) {
    const value = await expand(condition, flow);
    if (value === wanted) return branchAt(step, index);
    if (isScalar(value) && isScalar(wanted) && String(value) === String(wanted)) {
      throw new NotDocumented(
        `whether ${JSON.stringify(wanted)} and ${JSON.stringify(value)}, which have different types, are equal`,
        'steps/switch',
      );
    }
  }
  return branchAt(step, -1);
};
