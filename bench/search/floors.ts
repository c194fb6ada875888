import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scores } from './judge';
import type { Ranking } from './ranking';

/** Accepted mean reciprocal ranks by set and kind, for both versions together; of the kind `nothing`, the share that the reader is told has no answer. */
type Floors = Record<string, Record<string, number>>;

const FILE = join(__dirname, 'floors.json');

/**
 * How far a value may fall below the accepted one. A page that says something in other words moves single queries; a
 * change of the ranking moves many. So a whole set may fall by .005 and one lost query, and a kind by two lost queries.
 */
const ROOM_OF_SET = 0.005;
const LOST = { all: 1, kind: 2 };

type Value = { set: string; kind: string; value: number; room: number };

function measured({ set, verdicts }: Ranking): Value[] {
  return [...scores(verdicts)].map(([kind, { n, mrr, unanswered }]) => ({
    set,
    kind,
    value: kind === 'nothing' ? unanswered : mrr,
    room: kind === 'all' ? ROOM_OF_SET + LOST.all / n : LOST.kind / n,
  }));
}

/** Accepts the measured values from now on, rounded down. */
export function writeFloors(rankings: readonly Ranking[]): void {
  const floors: Floors = {};
  for (const { set, kind, value } of rankings.flatMap(measured)) {
    floors[set] = { ...floors[set], [kind]: Math.floor(value * 1000) / 1000 };
  }
  writeFileSync(FILE, `${JSON.stringify(floors, null, 2)}\n`);
}

/**
 * Compares measured values with the accepted ones.
 * @returns one line for each value that is lower by more than its room, or that was never accepted
 */
export function belowFloors(rankings: readonly Ranking[]): string[] {
  const accepted = JSON.parse(readFileSync(FILE, 'utf8')) as Floors;
  return rankings.flatMap(measured).flatMap(({ set, kind, value, room }) => {
    const floor = accepted[set]?.[kind];
    if (floor === undefined) return [`${set}, ${kind}: ${value.toFixed(3)} was never accepted.`];
    return value < floor - room
      ? [`${set}, ${kind}: ${value.toFixed(3)}, at least ${(floor - room).toFixed(3)} expected.`]
      : [];
  });
}
