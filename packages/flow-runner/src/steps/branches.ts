import { evaluateField, expand } from '../expressions';
import type { Step } from '../flowFile';
import { refuse } from '../problems';
import type { Branch, Run } from '../rule';

const casesOf = ({ cases }: Step) => (cases ?? []) as { condition?: unknown; steps: Step[] }[];

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const caseAt = (step: Step, index: number): Branch => ({
  steps: casesOf(step)[index]?.steps ?? [],
  at: ['cases', index, 'steps'],
});
const defaultOf = ({ defaultCase }: Step): Branch => ({
  steps: (defaultCase ?? []) as Step[],
  at: ['defaultCase'],
});

export const condition: Run = async (step, flow) => {
  for (const [index, { condition }] of casesOf(step).entries()) {
    const { truthy } = await evaluateField(condition, 'The condition of a case', flow);
    if (truthy) return caseAt(step, index);
  }
  return defaultOf(step);
};

export const switchStep: Run = async (step, flow) => {
  const wanted = await expand(step.config.switchExpression, flow);
  for (const [index, { condition }] of casesOf(step).entries()) {
    const value = await expand(condition, flow);
    if (value === wanted) return caseAt(step, index);
    if (isScalar(value) && isScalar(wanted) && String(value) === String(wanted))
      refuse(
        `whether ${JSON.stringify(wanted)} and ${JSON.stringify(value)}, which have different types, are equal`,
      );
  }
  return defaultOf(step);
};
