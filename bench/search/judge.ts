import { type JudgedQuery, type QueryKind, queryKinds } from './queries';

/** The judged results of one engine for one query. */
export type Verdict = JudgedQuery & {
  /** Distinct pages, best first. */
  answers: string[];
  /** Rank of the first relevant page; 0 if there is none. */
  rank: number;
};

/** Metrics of a set of queries; shares are from 0 to 1. */
export type Score = { n: number; mrr: number; hit1: number; hit3: number; empty: number };

const DEPTH = 10;

/** The path of a page, comparable between engines: without origin, query, anchor and file name. */
export function pageOf(url: string): string {
  const { pathname } = new URL(url, 'http://site');
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
}

/** Reduces results to pages and finds the first relevant one. */
export function judge(query: JudgedQuery, results: readonly string[]): Verdict {
  const answers = [...new Set(results.map(pageOf))];
  const right = new Set(query.pages.map(pageOf));
  return { ...query, answers, rank: answers.findIndex((page) => right.has(page)) + 1 };
}

/** A query of the kind `nothing` is right if it has no results, the others if the first page is relevant. */
export function isRight({ kind, rank, answers }: Verdict): boolean {
  return kind === 'nothing' ? answers.length === 0 : rank === 1;
}

function share(verdicts: readonly Verdict[], test: (verdict: Verdict) => boolean): number {
  return verdicts.filter(test).length / verdicts.length;
}

/** Scores a set of queries: mean reciprocal rank within ten pages, and the hit rates for the first one and three pages. */
export function score(verdicts: readonly Verdict[]): Score {
  const reciprocals = verdicts.map(({ rank }) => (rank > 0 && rank <= DEPTH ? 1 / rank : 0));
  return {
    n: verdicts.length,
    mrr: reciprocals.reduce((sum, value) => sum + value, 0) / verdicts.length,
    hit1: share(verdicts, ({ rank }) => rank === 1),
    hit3: share(verdicts, ({ rank }) => rank > 0 && rank <= 3),
    empty: share(verdicts, ({ answers }) => answers.length === 0),
  };
}

/**
 * Scores by kind, and for `all` together. The kind `nothing` is not part of `all`: it expects no results, the other
 * kinds expect relevant ones.
 */
export function scores(verdicts: readonly Verdict[]): Map<QueryKind | 'all', Score> {
  const kinds = queryKinds.filter((kind) => verdicts.some((verdict) => verdict.kind === kind));
  return new Map<QueryKind | 'all', Score>([
    ['all', score(verdicts.filter(({ kind }) => kind !== 'nothing'))],
    ...kinds.map((kind) => [kind, score(verdicts.filter((v) => v.kind === kind))] as const),
  ]);
}
