import type { Json } from '@ace-docs/flow-runner';
import diff from 'microdiff';

/** The result that a page states. */
export type Stated = { doc: Json; errors?: readonly Json[] };

/** Whether a run gave the result that the page states; the errors count only if the page states them. */
export function isSameResult(stated: Stated | undefined, value: unknown): boolean {
  if (stated === undefined || value === undefined) return false;
  const { doc, errors } = value as Stated;
  const given = stated.errors ? { doc, errors } : { doc };
  return diff(stated, given, { cyclesFix: false }).length === 0;
}
