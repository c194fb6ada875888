import { isObject, type Step } from './flowFile';
import { refuse } from './problems';
import type { Rule } from './rule';

/** The keys that every step can have next to `config`. */
export const COMMON_KEYS: readonly string[] = [
  ...['stepType', 'name', 'displayName', 'description', 'condition', 'config'],
  ...['color', 'textColor', 'isSelected'],
];

/** The first key of a value that the list does not have; undefined if it has all. */
function unknownKey(value: unknown, at: string, known: readonly string[]): string | undefined {
  // What a key contains whose inner keys are not listed is free: headers, a schema.
  if (at && !known.some((key) => key.startsWith(`${at}.`) || key.startsWith(`${at}[]`)))
    return known.includes(at) ? undefined : at;
  const inner = Array.isArray(value)
    ? value.map((item): [string, unknown] => [`${at}[]`, item])
    : Object.entries(isObject(value) ? value : {})
        .filter(([, item]) => item !== undefined)
        .map(([key, item]): [string, unknown] => [at ? `${at}.${key}` : key, item]);
  for (const [key, item] of inner) {
    const unknown = unknownKey(item, key, known);
    if (unknown) return unknown;
  }
  return undefined;
}

/** @throws RunEnd if the step has a key that the documentation does not name */
export function checkKeys(step: Step, { keys, stepKeys = [], stepType }: Rule): void {
  const atStep = [...COMMON_KEYS, ...stepKeys];
  const outer = Object.keys(step).find((key) => !atStep.includes(key));
  const unknown = outer ?? unknownKey(step.config, '', keys);
  if (unknown) {
    const known = (outer ? atStep : keys).join(', ') || 'none';
    refuse(`the key "${unknown}" of the step type "${stepType}". Its keys are: ${known}`);
  }
}
