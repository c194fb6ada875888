import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsTag, textFileName } from '../../src/search/core/constants';
import { scores } from './judge';
import { type JudgedVersion, judgedVersions, type QuerySet } from './queries';
import type { Ranking } from './ranking';
import type { EngineName } from './engines';

/** The SHA-256 of the texts of the pages by version. */
export type Texts = Record<JudgedVersion, string>;

/** What is accepted. */
export type Floors = {
  /** The pages that were searched. */
  texts: Texts;
  /** The mean reciprocal rank by set, version and kind of query; `all` is without the kind `nothing`. */
  ranks: Record<string, number>;
};

const FILE = join(__dirname, 'floors.json');

/** MRR is accepted in steps of this, rounded down: the last digits change with every edit of a page. */
const STEP = 0.01;
/** Room for rounding errors. */
const EPSILON = 1e-9;

const keyOf = (set: QuerySet, version: JudgedVersion, kind: string) =>
  `${version}, ${set}: ${kind}`;

/** The pages of a build, as the search shows them. */
export const textsOf = (build: string): Texts =>
  Object.fromEntries(
    judgedVersions.map((version) => {
      const text = readFileSync(join(build, textFileName(docsTag('default', version))));
      return [version, createHash('sha256').update(text).digest('hex')];
    }),
  ) as Texts;

/** A measured value: `step` is what one query brings that falls from the first to the second place, or gets a result. */
type Value = { key: string; version: JudgedVersion; value: number; step: number };

/** The MRR of an engine for each kind of query; for the kind `nothing`, the share of empty answers. */
const measured = ({ set, version, verdicts }: Ranking, engine: EngineName): Value[] =>
  [...scores(verdicts.get(engine) ?? [])].map(([kind, { n, mrr, empty }]) => ({
    key: keyOf(set, version, kind),
    version,
    ...(kind === 'nothing' ? { value: empty, step: 1 / n } : { value: mrr, step: 1 / 2 / n }),
  }));

/** Reads the accepted values. */
export const readFloors = (): Floors => JSON.parse(readFileSync(FILE, 'utf8')) as Floors;

/** Accepts the values that were measured with these pages, from now on. */
export function writeFloors(rankings: readonly Ranking[], engine: EngineName, texts: Texts): void {
  const values = rankings.flatMap((ranking) => measured(ranking, engine));
  const ranks = Object.fromEntries(
    values.map(({ key, value }) => [key, Math.floor(value / STEP + EPSILON) / (1 / STEP)]),
  );
  writeFileSync(FILE, `${JSON.stringify({ texts, ranks } satisfies Floors, null, 2)}\n`);
}

/**
 * Compares measured values with the accepted ones. Where the pages are other ones than those that were accepted, one
 * query of each kind may fall by a place: a new page can be as good an answer as the judged one.
 * @returns one line for each value that is lower, or that was never accepted
 */
export function belowFloors(
  rankings: readonly Ranking[],
  engine: EngineName,
  accepted: Floors,
  texts: Texts,
): string[] {
  return rankings
    .flatMap((ranking) => measured(ranking, engine))
    .flatMap(({ key, version, value, step }) => {
      const floor = accepted.ranks[key];
      if (floor === undefined) return [`${key}: ${value.toFixed(3)} was never accepted.`];
      const room = texts[version] === accepted.texts[version] ? EPSILON : step + EPSILON;
      return value < floor - room
        ? [`${key}: ${value.toFixed(3)}, accepted ${floor.toFixed(2)}.`]
        : [];
    });
}
