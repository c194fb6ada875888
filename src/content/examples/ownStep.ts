import { readReview } from '../review';
import { readStep } from '../steps/step';
import { canRun, stepTypesOf } from './canRun';
import type { PageExample } from './collect';

/** ID of the open point that says why no example runs a step: its type and keys in a flow file are open. */
export const OPEN_KEYS = 'keys';

/**
 * Whether the examples of a step page run its step.
 * @param frontMatter of the page
 * @returns `open` if the page has the open point that says why not, `missing` without it; undefined for other pages
 */
export function ownStepRuns(
  frontMatter: Record<string, unknown>,
  examples: readonly PageExample[],
): 'runs' | 'open' | 'missing' | undefined {
  const step = readStep(frontMatter);
  if (!step) return undefined;
  const { stepType } = step;
  const isRun = examples.some(
    (example) =>
      stepType !== undefined && stepTypesOf(example).includes(stepType) && canRun(example),
  );
  if (isRun) return 'runs';
  return readReview(frontMatter).has(OPEN_KEYS) ? 'open' : 'missing';
}
