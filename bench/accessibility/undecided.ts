import type { UndecidedGroup } from './metrics';

/**
 * How many elements axe may leave undecided per run, by rule; a rule that is not listed, none. Most are texts before a
 * background that a pseudo element draws: tests/unit/contrast.test.ts computes their contrast from the tokens. What
 * was measured, and 3 % of room: more of them would be a part of the site that nobody checks.
 */
const UNDECIDED_PER_RUN: Record<string, number> = { 'color-contrast': 27.3 };

/**
 * Finds the rules that axe could decide less often than it did.
 * @param runs how many runs the elements were counted in
 * @returns one line per rule; empty when all is well
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
