import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { judge } from '../../judge';
import { judgedVersions, loadQueries, type JudgedVersion } from '../../queries';
import { type MiniSearchEngine, searchMiniSearch, type Settings } from './engine';
import settings from './settings.json';
import { minisearchEngines } from './site';

/**
 * npm run bench:minisearch: finds the best settings of MiniSearch for the tuning queries and writes settings.json.
 * Coordinate descent: one setting after the other, until no value improves the result.
 */

/** Results that count, as many as our search lists. */
const LISTED = 8;

type Flat = Omit<Settings, 'boost'> & Record<`boost.${keyof Settings['boost']}`, number>;

const BOOSTS = [0, 0.5, 1, 2, 3, 4, 6, 8, 12];

/** The values that are tried. */
const VALUES: { [Key in keyof Flat]: readonly Flat[Key][] } = {
  combine: ['AND', 'OR', 'AND-OR'],
  prefix: ['none', 'last', 'all'],
  correct: ['always', 'fallback'],
  forms: ['stem', 'both'],
  fuzzy: [0, 0.1, 0.15, 0.2, 0.25, 0.3],
  weightOfPrefix: [0.03, 0.06, 0.1, 0.2, 0.375, 0.6, 0.8],
  weightOfFuzzy: [0.1, 0.2, 0.45, 0.7],
  weightOfSynonyms: [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1],
  'boost.page': BOOSTS,
  'boost.heading': BOOSTS,
  'boost.keywords': BOOSTS,
  'boost.tags': BOOSTS,
  'boost.defined': BOOSTS,
  'boost.text': [0.5, 1, 2, 3],
  top: [1, 1.2, 1.5, 2, 3],
  paths: [0, 0.5, 1, 2],
  k: [0.2, 0.4, 0.6, 0.9, 1.2, 1.6, 2],
  b: [0.3, 0.5, 0.7, 0.85],
  d: [0, 0.2, 0.5, 1],
};

function withValue(base: Settings, key: keyof Flat, value: Flat[keyof Flat]): Settings {
  const [group, field] = key.split('.');
  return field
    ? { ...base, boost: { ...base.boost, [field]: value } }
    : { ...base, [group!]: value };
}

/** Mean reciprocal rank of all tuning queries; a query without a relevant page is worth 1 if nothing is found. */
function worth(engines: ReadonlyMap<JudgedVersion, MiniSearchEngine>): number {
  const values = judgedVersions.flatMap((version) =>
    loadQueries(version, 'tuning').map((query) => {
      const { rank, answers } = judge(
        query,
        searchMiniSearch(engines.get(version)!, query.q, LISTED),
      );
      if (query.kind === 'nothing') return answers.length === 0 ? 1 : 0;
      return rank > 0 ? 1 / rank : 0;
    }),
  );
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function write(best: Settings): Promise<void> {
  const json = await format(JSON.stringify(best), { parser: 'json', printWidth: 100 });
  writeFileSync(join(__dirname, 'settings.json'), json);
}

async function main(): Promise<void> {
  const engines = await minisearchEngines();
  let best = settings as Settings;
  let bestWorth = worth(engines(best));
  let improved = true;
  while (improved) {
    improved = false;
    for (const key of Object.keys(VALUES) as (keyof Flat)[]) {
      for (const value of VALUES[key]) {
        const other = withValue(best, key, value);
        const otherWorth = worth(engines(other));
        if (otherWorth <= bestWorth) continue;
        [best, bestWorth, improved] = [other, otherWorth, true];
        console.log(`${bestWorth.toFixed(4)}  ${key} = ${value}`);
        await write(best);
      }
    }
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
