import type { CatalogueGroup } from '@site/src/content/steps/catalogue';
import { groupAnchor } from '@site/src/content/steps/step';
import { hasWords } from '@site/src/mdx/ReferenceFilter/filter';

/** The filter of the step catalogue: words, and the anchor of a group or '' for all. */
export type Filter = { query: string; group: string };

/** The groups and steps that match a filter: a step matches if it contains every word. Empty groups are left out. */
export function applyFilter(
  groups: readonly CatalogueGroup[],
  { query, group }: Filter,
): CatalogueGroup[] {
  const isKnown = groups.some(({ name }) => groupAnchor(name) === group);
  return groups
    .filter(({ name }) => !isKnown || groupAnchor(name) === group)
    .map((one) => ({
      ...one,
      steps: one.steps.filter(({ name, stepType = '', summary }) =>
        hasWords(`${name} ${stepType} ${summary} ${one.name}`, query),
      ),
    }))
    .filter(({ steps }) => steps.length > 0);
}
