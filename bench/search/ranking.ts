import { table } from '../support/report';
import type { EngineName, RankedEngine } from './engines';
import { judge, pageOf, scores, type Verdict } from './judge';
import {
  type JudgedQuery,
  judgedVersions,
  type JudgedVersion,
  loadQueries,
  type QuerySet,
} from './queries';

/** The judged results of all queries of one version, by engine. */
export type Ranking = {
  version: JudgedVersion;
  set: QuerySet;
  verdicts: Map<EngineName, Verdict[]>;
};

/** Runs all queries on an engine and judges the results. */
export async function rank(
  engine: RankedEngine,
  version: JudgedVersion,
  queries: readonly JudgedQuery[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    verdicts.push(judge(query, await engine.answer(version, query.q)));
  }
  return verdicts;
}

/** Ranks the queries of some sets, for each version. */
export async function rankAll(engine: RankedEngine, sets: readonly QuerySet[]): Promise<Ranking[]> {
  const rankings: Ranking[] = [];
  for (const set of sets) {
    for (const version of judgedVersions) {
      const verdicts = await rank(engine, version, loadQueries(version, set));
      rankings.push({ version, set, verdicts: new Map([[engine.name, verdicts]]) });
    }
  }
  return rankings;
}

/** Whether a page belongs to a version. */
function isOf(version: JudgedVersion, page: string): boolean {
  return /^\/docs\/ace4(?:\/|$)/.test(page) === (version === 'ace4');
}

/** The verdicts without the pages of the other version. */
export function withoutOtherVersion(
  version: JudgedVersion,
  verdicts: readonly Verdict[],
): Verdict[] {
  return verdicts.map((verdict) =>
    judge(
      verdict,
      verdict.answers.filter((page) => isOf(version, pageOf(page))),
    ),
  );
}

const percent = (value: number) => `${Math.round(value * 100)} %`;

/** The scores of an engine over the verdicts of several versions, without the pages of other versions. */
function totals(rankings: readonly Ranking[], name: EngineName) {
  const verdicts = rankings.map(({ version, verdicts: lists }) => ({
    version,
    list: lists.get(name) ?? [],
  }));
  const seen = scores(verdicts.flatMap(({ list }) => list));
  const own = scores(verdicts.flatMap(({ version, list }) => withoutOtherVersion(version, list)));
  return { seen: seen.get('all'), all: own.get('all'), nothing: own.get('nothing') };
}

/** All queries of a set, one row for each engine. */
export function summary(rankings: readonly Ranking[]): string {
  const names = [...(rankings[0]?.verdicts.keys() ?? [])];
  return table(
    ['engine', 'MRR@10', 'hit@1', 'hit@3', '`nothing`', 'MRR@10 with the other version'],
    names.flatMap((name) => {
      const { seen, all, nothing } = totals(rankings, name);
      if (!all || !seen) return [];
      return [
        [
          name,
          all.mrr.toFixed(3),
          percent(all.hit1),
          percent(all.hit3),
          nothing ? percent(nothing.empty) : '-',
          seen.mrr.toFixed(3),
        ],
      ];
    }),
  );
}

/**
 * One version by kind of query, without the pages of the other version; a cell holds MRR@10 and hit@3, and for the kind
 * `nothing` the share of empty answers.
 */
export function byKind({ version, verdicts }: Ranking): string {
  const columns = [...verdicts].map(([name, list]) => ({
    name,
    scores: scores(withoutOtherVersion(version, list)),
  }));
  const kinds = [...(columns[0]?.scores ?? [])];
  return table(
    ['kind', 'n', ...columns.map(({ name }) => name)],
    kinds.map(([kind, { n }]) => [
      kind,
      String(n),
      ...columns.map((column) => {
        const score = column.scores.get(kind);
        if (!score) return '-';
        return kind === 'nothing'
          ? percent(score.empty)
          : `${score.mrr.toFixed(3)} · ${percent(score.hit3)}`;
      }),
    ]),
  );
}

/** The number of queries of a set that have an answer, and of those that have none. */
export function countOf(rankings: readonly Ranking[]): string {
  const lists = rankings.flatMap(({ verdicts }) => [...verdicts.values()].slice(0, 1)).flat();
  const nothing = lists.filter(({ kind }) => kind === 'nothing').length;
  return `${lists.length - nothing} queries, and ${nothing} of the kind \`nothing\``;
}
