import { ruleFor, stepTypesIn } from '@ace-docs/flow-runner';
import { readReview } from '../pages/frontMatter';
import { readStep } from '../steps/step';
import { flowIn, type PageExample } from './collect';

/** ID of the open point that says why no example runs a step: its type and keys in a flow file are open. */
export const OPEN_KEYS = 'keys';

const stepTypesOf = ({ request: { files } }: PageExample): string[] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith('flows/'))
    .flatMap(([, text]) => stepTypesIn(flowIn(text).data));

/** Whether the flow runner has every step of an example. */
export function canRun(example: PageExample): boolean {
  try {
    for (const stepType of stepTypesOf(example)) ruleFor(stepType, example.request.version);
    return true;
  } catch {
    return false;
  }
}

/** Whether no example of a step page runs its step, and no open point says why. */
export function lacksOwnExample(
  frontMatter: Record<string, unknown>,
  examples: readonly PageExample[],
): boolean {
  const step = readStep(frontMatter);
  if (!step || readReview(frontMatter).has(OPEN_KEYS)) return false;
  const { stepType = '' } = step;
  return !examples.some((example) => stepTypesOf(example).includes(stepType) && canRun(example));
}
