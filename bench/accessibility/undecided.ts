import type { UndecidedGroup } from './metrics';

/**
 * Maximum number of undecided elements per run, by rule; 0 for a rule that is not listed. Most are texts on a
 * background of a pseudo-element: tests/unit/contrast.test.ts computes their contrast from the tokens. The budget is
 * the measured number plus 3 %: more undecided elements would mean that a part of the site is not checked.
 */
const UNDECIDED_PER_RUN: Record<string, number> = { 'color-contrast': 3.3 };

/**
 * Finds the rules that have more undecided elements than their budget.
 * @param runs number of runs in which the elements were counted
 * @returns one line per rule; empty if there is no problem
 */
export function undecidedOverBudget(groups: readonly UndecidedGroup[], runs: number): string[] {
  const byRule = new Map<string, number>();
  for (const { rule, elements } of groups) {
    byRule.set(rule, (byRule.get(rule) ?? 0) + elements);
  }
  return [...byRule].flatMap(([rule, elements]) => {
    const budget = UNDECIDED_PER_RUN[rule] ?? 0;
    const found = (elements / runs).toFixed(2);
    return elements / runs > budget
      ? [`${rule}: axe leaves ${found} elements undecided per run, the budget is ${budget}.`]
      : [];
  });
}
