import { table } from '../support/report';
import type { EngineName, RankedEngine } from './engines';
import { judge, pageOf, type Score, scores, type Verdict } from './judge';
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

function cells({ mrr, hit1, hit3, empty }: Score): string[] {
  return [mrr.toFixed(3), percent(hit1), percent(hit3), percent(empty)];
}

/** All queries together, one row for each engine and version. */
export function overview(rankings: readonly Ranking[]): string {
  const rows = rankings.flatMap(({ version, verdicts }) =>
    [...verdicts].flatMap(([name, list]) => {
      const seen = scores(list);
      const own = scores(withoutOtherVersion(version, list));
      const all = seen.get('all');
      const nothing = seen.get('nothing');
      if (!all) return [];
      return [
        [
          version,
          name,
          String(all.n),
          ...cells(all),
          own.get('all')?.mrr.toFixed(3) ?? '',
          percent(own.get('all')?.hit1 ?? 0),
          nothing ? percent(nothing.empty) : '-',
        ],
      ];
    }),
  );
  return table(
    [
      'version',
      'engine',
      'n',
      'MRR@10',
      'hit@1',
      'hit@3',
      'empty',
      'MRR@10, other version dropped',
      'hit@1, other version dropped',
      '`nothing` answered with nothing',
    ],
    rows,
  );
}

/** One version by kind of query; a cell holds MRR@10, hit@1, hit@3 and the share of empty answers. */
export function byKind({ version, verdicts }: Ranking, ownVersionOnly: boolean): string {
  const columns = [...verdicts].map(([name, list]) => ({
    name,
    scores: scores(ownVersionOnly ? withoutOtherVersion(version, list) : list),
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
        return kind === 'nothing' ? `${percent(score.empty)} empty` : cells(score).join(' · ');
      }),
    ]),
  );
}
