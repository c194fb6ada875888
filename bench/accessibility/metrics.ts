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
  const groups = new Map<string, Located[]>();
  for (const finding of undecided) {
    const key = JSON.stringify([finding.rule, finding.reasons]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const inRuns = new Set(group.map(({ where }) => where)).size;
      return [{ rule: first.rule, reason: first.reasons, elements: group.length, runs: inRuns }];
    })
    .sort((a, b) => b.runs - a.runs);
}
