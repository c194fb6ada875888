import { table } from '../support/report';
import { type Answer, judge, scores, type Verdict } from './judge';
import { type JudgedVersion, judgedVersions, loadQueries, type QuerySet } from './queries';

/** An engine with the pages of the build: what it finds for a reader of a version, as many as its interface lists. */
export type Engine = (version: JudgedVersion, query: string) => Answer;

/** The judged results of all queries of a set, in all versions. */
export type Ranking = { set: QuerySet; verdicts: Verdict[] };

/** Runs all queries of a set on an engine and judges the results. */
export const rank = (engine: Engine, set: QuerySet): Ranking => ({
  set,
  verdicts: judgedVersions.flatMap((version) =>
    loadQueries(version, set).map((query) => judge(query, engine(version, query.q))),
  ),
});

const percent = (value: number) => `${Math.round(value * 100)} %`;

/** All queries of a set, one row for each engine. */
export function summary(rankings: Readonly<Record<string, Ranking>>): string {
  return table(
    ['engine', 'MRR@10', 'hit@1', 'hit@3', '`nothing`'],
    Object.entries(rankings).flatMap(([name, { verdicts }]) => {
      const total = scores(verdicts);
      const [all, nothing] = [total.get('all'), total.get('nothing')];
      if (!all) return [];
      const none = nothing ? percent(nothing.unanswered) : '-';
      return [[name, all.mrr.toFixed(3), percent(all.hit1), percent(all.hit3), none]];
    }),
  );
}

/** The number of queries of a set that have an answer, and of those that have none. */
export function countOf({ verdicts }: Ranking): string {
  const nothing = verdicts.filter(({ kind }) => kind === 'nothing').length;
  return `${verdicts.length - nothing} queries, and ${nothing} of the kind \`nothing\``;
}
