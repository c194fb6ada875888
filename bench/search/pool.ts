import { pageOf } from './judge';
import type { JudgedQuery } from './queries';
import { type Ranking, withoutOtherVersion } from './ranking';

/** A query, its judged pages, and the pages that are still to be judged. */
type PooledQuery = JudgedQuery & { pool: string[] };

const DEPTH = 5;

/**
 * The pool of one version's queries: the first five pages of that version from each engine, without the judged ones.
 * They are sorted by address, so that the order does not reveal the engine.
 * @param rankings the same queries, ranked by one engine or more
 * @returns the queries with a page to judge, without those of the kind `nothing`, which expect no page
 */
export function poolOf(rankings: readonly Ranking[]): PooledQuery[] {
  const pools = new Map<string, PooledQuery>();
  for (const { version, verdicts } of rankings) {
    for (const { q, kind, pages, answers } of withoutOtherVersion(
      version,
      [...verdicts.values()].flat(),
    )) {
      const judged = pages.map(pageOf);
      const found = answers.slice(0, DEPTH).filter((page) => !judged.includes(page));
      const pool = [...new Set([...(pools.get(q)?.pool ?? []), ...found])].sort();
      if (kind !== 'nothing' && pool.length > 0) pools.set(q, { q, kind, pages, pool });
    }
  }
  return [...pools.values()];
}
