import type { Located, Run } from './sweep';

/** Metrics of one part of the site: what was checked, in how many runs, and the violations found. */
export type Part = { part: string; checked: number; runs: number; violations: number };

/** Elements that axe could not decide about, for one reason, and the runs that have them. */
export type UndecidedGroup = { rule: string; reason: string; elements: number; runs: number };

const partOf = ({ kind, name }: Run): string => {
  if (kind === 'state') return 'Open states';
  if (!/^\/docs(?:\/|$)/.test(name) || /\/tags(?:\/|$)/.test(name)) return 'Other pages';
  return /^\/docs\/ace4(?:\/|$)/.test(name) ? 'ACE 4' : 'ACE 5';
};

/** Counts what was checked and what was found, part by part. */
export function metrics(runs: readonly Run[]): Part[] {
  return ['ACE 5', 'ACE 4', 'Other pages', 'Open states'].map((part) => {
    const own = runs.filter((run) => partOf(run) === part);
    return {
      part,
      checked: new Set(own.map(({ name }) => name)).size,
      runs: own.length,
      violations: own.reduce((sum, { violations }) => sum + violations.length, 0),
    };
  });
}

/** Groups what axe could not decide by rule and reason, most runs first. */
export function groupUndecided(undecided: readonly Located[]): UndecidedGroup[] {
  const keyOf = ({ rule, reasons }: Located) => `${rule} ${reasons}`;
  const firsts = new Map(undecided.map((finding) => [keyOf(finding), finding]));
  return [...firsts]
    .map(([key, { rule, reasons }]) => {
      const group = undecided.filter((finding) => keyOf(finding) === key);
      const runs = new Set(group.map(({ where }) => where)).size;
      return { rule, reason: reasons, elements: group.length, runs };
    })
    .sort((a, b) => b.runs - a.runs);
}

/**
 * Maximum number of undecided elements per run, by rule; 0 for a rule that is not listed. Most are texts on a
 * background of a pseudo-element: tests/unit computes their contrast from the tokens. The budget is the measured number
 * plus 3 %: more undecided elements would mean that a part of the site is not checked.
 */
const UNDECIDED_PER_RUN: Record<string, number> = { 'color-contrast': 3.3 };

/**
 * Finds the rules that have more undecided elements than their budget.
 * @param runs number of runs in which the elements were counted
 * @returns one line per rule; empty if there is no problem
 */
export function undecidedOverBudget(groups: readonly UndecidedGroup[], runs: number): string[] {
  return [...new Set(groups.map(({ rule }) => rule))].flatMap((rule) => {
    const budget = UNDECIDED_PER_RUN[rule] ?? 0;
    const found = groups
      .filter((group) => group.rule === rule)
      .reduce((sum, { elements }) => sum + elements / runs, 0);
    return found > budget
      ? [
          `${rule}: axe leaves ${found.toFixed(2)} elements undecided per run, the budget is ${budget}.`,
        ]
      : [];
  });
}
