import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scores } from './judge';
import type { JudgedVersion, QuerySet } from './queries';
import type { Ranking } from './ranking';
import type { EngineName } from './engines';

/** The accepted mean reciprocal rank by set, version and kind of query; `all` is without the kind `nothing`. */
export type Floors = Record<string, number>;

const FILE = join(__dirname, 'floors.json');

/** MRR is accepted in steps of this, rounded down: the last digits change with every edit of a page. */
const STEP = 0.01;
/** Room for rounding errors. */
const EPSILON = 1e-9;

const keyOf = (set: QuerySet, version: JudgedVersion, kind: string) =>
  `${version}, ${set}: ${kind}`;

/** The MRR of an engine for each kind of query; for the kind `nothing`, the share of empty answers. */
function measured({ set, version, verdicts }: Ranking, engine: EngineName): [string, number][] {
  return [...scores(verdicts.get(engine) ?? [])].map(([kind, { mrr, empty }]) => [
    keyOf(set, version, kind),
    kind === 'nothing' ? empty : mrr,
  ]);
}

/** Reads the accepted values. */
export const readFloors = (): Floors => JSON.parse(readFileSync(FILE, 'utf8')) as Floors;

/** Accepts the measured values from now on. */
export function writeFloors(rankings: readonly Ranking[], engine: EngineName): void {
  const rows = rankings.flatMap((ranking) => measured(ranking, engine));
  const floors = rows.map(([key, value]) => [key, Math.floor(value / STEP + EPSILON) / (1 / STEP)]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(floors), null, 2)}\n`);
}

/**
 * Compares measured values with the accepted ones.
 * @returns one line for each value that is lower, or that was never accepted
 */
export function belowFloors(
  rankings: readonly Ranking[],
  engine: EngineName,
  floors: Floors,
): string[] {
  return rankings
    .flatMap((ranking) => measured(ranking, engine))
    .flatMap(([key, value]) => {
      const floor = floors[key];
      if (floor === undefined) return [`${key}: ${value.toFixed(3)} was never accepted.`];
      return value < floor - EPSILON
        ? [`${key}: ${value.toFixed(3)}, accepted ${floor.toFixed(2)}.`]
        : [];
    });
}
