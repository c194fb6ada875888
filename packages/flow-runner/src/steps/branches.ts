import { evaluateField, expand } from '../expressions';
import type { Step } from '../flowFile';
import { refuse } from '../problems';
import type { Branch, Run } from '../rule';

const casesOf = ({ cases }: Step) => (cases ?? []) as { condition?: unknown; steps?: unknown }[];

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const branchOf = (steps: unknown, at: Branch['at']): Branch => ({
  steps: (steps ?? []) as Step[],
  at,
});

export const condition: Run = async (step, flow) => {
  for (const [index, { condition, steps }] of casesOf(step).entries()) {
    const { truthy } = await evaluateField(condition, 'The condition of a case', flow);
    if (truthy) return branchOf(steps, ['cases', index, 'steps']);
  }
  return branchOf(step.defaultCase, ['defaultCase']);
};

export const switchStep: Run = async (step, flow) => {
  const wanted = await expand(step.config.switchExpression, flow);
  for (const [index, { condition, steps }] of casesOf(step).entries()) {
    const value = await expand(condition, flow);
    if (value === wanted) return branchOf(steps, ['cases', index, 'steps']);
    if (isScalar(value) && isScalar(wanted) && String(value) === String(wanted))
      refuse(
        `whether ${JSON.stringify(wanted)} and ${JSON.stringify(value)}, which have different types, are equal`,
      );
  }
  return branchOf(step.defaultCase, ['defaultCase']);
};
