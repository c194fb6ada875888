import { readFlow, ruleFor, stepTypesIn } from '@ace-docs/flow-runner';
import { readReview } from '../review';
import { readStep } from '../steps/step';
import type { PageExample } from './collect';

/** ID of the open point that says why no example runs a step: its type and keys in a flow file are open. */
export const OPEN_KEYS = 'keys';

const stepTypesOf = ({ request: { files } }: PageExample): string[] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith('flows/'))
    .flatMap(([, text]) => stepTypesIn(readFlow(text).data));

/** Whether the flow runner has every step of an example. */
export function canRun(example: PageExample): boolean {
  try {
    for (const stepType of stepTypesOf(example)) ruleFor(stepType, example.request.version);
    return true;
  } catch {
    return false;
  }
}

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
