import { type JudgedQuery, type QueryKind, queryKinds } from './queries';

/** The judged results of one engine for one query. */
export type Verdict = JudgedQuery & {
  /** Distinct pages, best first. */
  answers: string[];
  /** Whether the engine says that nothing answers the query, also above pages that have some of its words. */
  isUnanswered: boolean;
  /** Rank of the first relevant page; 0 if there is none. */
  rank: number;
};

/** What an engine finds: URL paths, best first, and whether it says itself that none of them answers. */
export type Answer = { pages: readonly string[]; isWeak: boolean };

/** Metrics of a set of queries; shares are from 0 to 1. */
export type Score = { n: number; mrr: number; hit1: number; hit3: number; unanswered: number };

const DEPTH = 10;

/** The path of a page, comparable between engines: without origin, query, anchor and file name. */
export function pageOf(url: string): string {
  const { pathname } = new URL(url, 'http://site');
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
}

/** Reduces results to pages and finds the first relevant one. */
export function judge(query: JudgedQuery, { pages, isWeak }: Answer): Verdict {
  const answers = [...new Set(pages.map(pageOf))];
  const right = new Set(query.pages.map(pageOf));
  const rank = answers.findIndex((page) => right.has(page)) + 1;
  return { ...query, answers, isUnanswered: isWeak || answers.length === 0, rank };
}

/** A query of the kind `nothing` is right if the reader is told that nothing answers it, the others if the first page is relevant. */
export function isRight({ kind, rank, isUnanswered }: Verdict): boolean {
  return kind === 'nothing' ? isUnanswered : rank === 1;
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
    unanswered: share(verdicts, ({ isUnanswered }) => isUnanswered),
  };
}

/**
 * Scores by kind, and for `all` together. The kind `nothing` is not part of `all`: it expects none, the other
 * kinds expect relevant ones.
 */
export function scores(verdicts: readonly Verdict[]): Map<QueryKind | 'all', Score> {
  const kinds = queryKinds.filter((kind) => verdicts.some((verdict) => verdict.kind === kind));
  return new Map<QueryKind | 'all', Score>([
    ['all', score(verdicts.filter(({ kind }) => kind !== 'nothing'))],
    ...kinds.map((kind) => [kind, score(verdicts.filter((v) => v.kind === kind))] as const),
  ]);
}
