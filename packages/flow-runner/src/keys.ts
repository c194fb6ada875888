import { isObject, type Step } from './flowFile';
import { NotDocumented } from './problems';
import type { Rule } from './rule';

/** The keys that every step can have next to `config`. */
export const COMMON_KEYS: readonly string[] = [
  ...['stepType', 'name', 'displayName', 'description', 'condition', 'config'],
  ...['color', 'textColor', 'isSelected'],
];

/** The first key of a value that the list does not have; undefined if it has all. */
function unknownKey(value: unknown, prefix: string, known: readonly string[]): string | undefined {
  const hasInner = known.some(
    (key) => key.startsWith(`${prefix}.`) || key.startsWith(`${prefix}[]`),
  );
  // What a key contains whose inner keys are not listed is free: headers, a schema.
  if (prefix && !hasInner) return known.includes(prefix) ? undefined : prefix;
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = unknownKey(item, `${prefix}[]`, known);
      if (found) return found;
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      const found = unknownKey(inner, prefix ? `${prefix}.${key}` : key, known);
      if (found) return found;
    }
  }
  return undefined;
}

/** @throws NotDocumented if the step has a key that the documentation does not name */
export function checkKeys(step: Step, { keys, stepKeys = [], page, stepType }: Rule): void {
  const atStep = [...COMMON_KEYS, ...stepKeys];
  const outer = Object.keys(step).find((key) => !atStep.includes(key));
  const unknown = outer ?? unknownKey(step.config, '', keys);
  if (unknown) {
    const known = (outer ? atStep : keys).join(', ') || 'none';
    throw new NotDocumented(
      `the key "${unknown}" of the step type "${stepType}". Its keys are: ${known}`,
      page,
    );
  }
}
