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
