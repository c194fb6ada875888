import { parse as parseYaml } from 'yaml';
import { ruleFor } from '../../flow/steps';
import type { FlowVersion } from '../../flow/types';
import type { PageExample } from './collect';

/** The types of all steps in the data of a flow file, at every depth. */
function stepTypesIn(data: unknown): string[] {
  if (data === null || typeof data !== 'object') return [];
  const { stepType } = data as { stepType?: unknown };
  const inner = Object.values(data).flatMap(stepTypesIn);
  return typeof stepType === 'string' ? [stepType, ...inner] : inner;
}

function runs(stepType: string, version: FlowVersion): boolean {
  try {
    return ruleFor(stepType, version) !== undefined;
  } catch {
    return false;
  }
}

/** The types of the steps in the flows of an example. */
export const stepTypesOf = ({ request: { files } }: PageExample): string[] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith('flows/'))
    .flatMap(([, text]) => stepTypesIn(parseYaml(text)));

/** Whether the flow runner has every step of an example. */
export const canRun = (example: PageExample): boolean =>
  stepTypesOf(example).every((stepType) => runs(stepType, example.request.version));
