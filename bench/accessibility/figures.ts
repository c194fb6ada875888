import type { Located, Run } from './sweep';

/** Figures of one part of the site. */
export type Part = { part: string; looked: number; runs: number; barriers: number };

/** Elements that axe could not decide about, for one reason. */
export type OpenQuestion = { rule: string; reason: string; elements: number; places: number };

const partOf = ({ kind, name }: Run): string => {
  if (kind === 'state') return 'Open states';
  if (!/^\/docs(?:\/|$)/.test(name) || /\/tags(?:\/|$)/.test(name)) return 'Other pages';
  return /^\/docs\/ace4(?:\/|$)/.test(name) ? 'ACE 4' : 'ACE 5';
};

/** Counts what was looked at and what was found, part by part. */
export function figures(runs: readonly Run[]): Part[] {
  return ['ACE 5', 'ACE 4', 'Other pages', 'Open states'].map((part) => {
    const own = runs.filter((run) => partOf(run) === part);
    return {
      part,
      looked: new Set(own.map(({ name }) => name)).size,
      runs: own.length,
      barriers: own.reduce((sum, { violations }) => sum + violations.length, 0),
    };
  });
}

/**
 * How many elements axe may leave undecided per run, by rule; a rule that is not listed, none. Most are texts before a
 * background that a pseudo element draws: tests/unit/contrast.test.ts computes their contrast from the tokens. What
 * was measured, and 3 % of room: more of them would be a part of the site that nobody checks.
 */
const UNDECIDED_PER_RUN: Record<string, number> = { 'color-contrast': 27.3 };

/**
 * Finds the rules that axe could decide less often than it did.
 * @param runs how many runs the questions are from
 * @returns one line per rule; empty when all is well
 */
export function undecidedOverBudget(questions: readonly OpenQuestion[], runs: number): string[] {
  const byRule = new Map<string, number>();
  for (const { rule, elements } of questions) {
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

/** Groups what axe could not decide by rule and reason, most places first. */
export function openQuestions(undecided: readonly Located[]): OpenQuestion[] {
  const groups = new Map<string, Located[]>();
  for (const finding of undecided) {
    const key = JSON.stringify([finding.rule, finding.reasons]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const places = new Set(group.map(({ where }) => where)).size;
      return [{ rule: first.rule, reason: first.reasons, elements: group.length, places }];
    })
    .sort((a, b) => b.places - a.places);
}
