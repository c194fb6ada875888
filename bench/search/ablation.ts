import { table } from '../support/report';
import { DEFAULT_BOOSTS } from '../../src/search/core/constants';
import { type Scoring, SCORING } from '../../src/search/core/scoring';
import type { SearchField } from '../../src/search/core/types';
import { type Score, scores } from './judge';
import { ourEngine } from './ours';
import { judgedVersions, type QuerySet } from './queries';
import { rankAll } from './ranking';

/** The value of each constant with which its rule changes nothing; a saturation has none and is varied instead. */
const NEUTRAL: Scoring = {
  heading: 0,
  bodyMax: 0,
  bodyHalf: 1,
  lengthShare: 0,
  sectionShare: 0,
  elsewhere: 1,
  coveragePower: 0,
  minCoverage: 0,
  minMissing: SCORING.minCoverage,
  sameTitle: 1,
  common: 1,
  stop: 1,
  code: 1,
  often: 1,
  defined: SCORING.often,
  alias: 0,
  question: 0,
  questionCoverage: 0,
  questionShare: 0,
  otherQuestions: 0,
  stem: 1,
  part: 1,
  typo: 1,
  prefix: SCORING.stem,
  synonym: 0,
  parts: 0,
  joined: 0,
};

/** The fields whose weight is a setting of the site. */
const FIELDS: readonly SearchField[] = ['tags', 'sidebarParentCategories'];

const rules: readonly (keyof Scoring)[] = Object.keys(NEUTRAL) as (keyof Scoring)[];

type Measured = { all: Score; empty: number };

async function measure(
  build: string,
  set: QuerySet,
  scoring?: Scoring,
  weights?: Partial<Record<SearchField, number>>,
): Promise<Measured[]> {
  const engine = ourEngine(build, scoring, { boosts: { ...DEFAULT_BOOSTS, ...weights } });
  const rankings = await rankAll(engine, [set]);
  return rankings.map(({ verdicts }) => {
    const found = scores(verdicts.get('ours') ?? []);
    return { all: found.get('all')!, empty: found.get('nothing')?.empty ?? 0 };
  });
}

const signed = (value: number, digits: number) => (value > 0 ? '+' : '') + value.toFixed(digits);

/** What is lost or gained by a change, for each version. */
function differences(base: readonly Measured[], changed: readonly Measured[]): string[] {
  return base.flatMap(({ all, empty }, at) => {
    const other = changed[at]!;
    return [
      signed(other.all.mrr - all.mrr, 4),
      signed((other.all.hit1 - all.hit1) * 100, 1),
      signed((other.empty - empty) * 100, 0),
    ];
  });
}

/**
 * Switches off each rule of the ranking, one at a time.
 * @returns a table with the change of MRR@10, hit@1 and the share of empty answers to queries of the kind `nothing`, in
 * percentage points, for each version; a rule is of use where they are negative
 */
export async function ablationTable(build: string, set: QuerySet): Promise<string> {
  const base = await measure(build, set);
  const rows: string[][] = [];
  for (const rule of rules) {
    const changed = await measure(build, set, { ...SCORING, [rule]: NEUTRAL[rule] });
    rows.push([rule, String(SCORING[rule]), String(NEUTRAL[rule]), ...differences(base, changed)]);
  }
  for (const field of FIELDS) {
    const changed = await measure(build, set, SCORING, { [field]: 0 });
    rows.push([field, String(DEFAULT_BOOSTS[field]), '0', ...differences(base, changed)]);
  }
  return table(
    [
      'without',
      'value',
      'neutral',
      ...judgedVersions.flatMap((version) => [
        `${version}: MRR@10`,
        `${version}: hit@1`,
        `${version}: nothing`,
      ]),
    ],
    rows,
  );
}
