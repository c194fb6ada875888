import type { CatalogueGroup } from '@site/src/content/steps/catalogue';
import { groupAnchor } from '@site/src/content/steps/step';

/** The filter of the step catalogue: words, and the anchor of a group or '' for all. */
export type Filter = { query: string; group: string };

/** The groups and steps that match a filter: a step matches if it contains every word. Empty groups are left out. */
export function applyFilter(
  groups: readonly CatalogueGroup[],
  { query, group }: Filter,
): CatalogueGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isKnown = groups.some(({ name }) => groupAnchor(name) === group);
  return groups
    .filter(({ name }) => !isKnown || groupAnchor(name) === group)
    .map((one) => ({
      ...one,
      steps: one.steps.filter(({ name, stepType = '', summary }) => {
        const text = `${name} ${stepType} ${summary} ${one.name}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ steps }) => steps.length > 0);
}
