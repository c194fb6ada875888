import { table } from '../support/report';
import { judge, scores, type Verdict } from './judge';
import {
  byVersion,
  type JudgedVersion,
  judgedVersions,
  loadQueries,
  type QuerySet,
} from './queries';

/** An engine with the pages of the build. A search covers one version. */
export type Engine = {
  /**
   * The results of a query for a reader of a version, as many as its interface lists.
   * @returns URL paths, best first
   */
  answer: (version: JudgedVersion, query: string) => string[];
};

/** The judged results of all queries of a set. */
export type Ranking = { set: QuerySet; verdicts: Record<JudgedVersion, Verdict[]> };

/** Runs all queries of a set on an engine and judges the results. */
export const rank = (engine: Engine, set: QuerySet): Ranking => ({
  set,
  verdicts: byVersion((version) =>
    loadQueries(version, set).map((query) => judge(query, engine.answer(version, query.q))),
  ),
});

/** The rankings of a set, by engine. */
type Comparison = Readonly<Record<string, Ranking>>;

const percent = (value: number) => `${Math.round(value * 100)} %`;

/** All queries of a set, one row for each engine. */
export function summary(comparison: Comparison): string {
  return table(
    ['engine', 'MRR@10', 'hit@1', 'hit@3', '`nothing`'],
    Object.entries(comparison).flatMap(([name, { verdicts }]) => {
      const total = scores(judgedVersions.flatMap((version) => verdicts[version]));
      const [all, nothing] = [total.get('all'), total.get('nothing')];
      if (!all) return [];
      const none = nothing ? percent(nothing.empty) : '-';
      return [[name, all.mrr.toFixed(3), percent(all.hit1), percent(all.hit3), none]];
    }),
  );
}

/** The number of queries of a set that have an answer, and of those that have none. */
export function countOf({ verdicts }: Ranking): string {
  const all = judgedVersions.flatMap((version) => verdicts[version]);
  const nothing = all.filter(({ kind }) => kind === 'nothing').length;
  return `${all.length - nothing} queries, and ${nothing} of the kind \`nothing\``;
}
