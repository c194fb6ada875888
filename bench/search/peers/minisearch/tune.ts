import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { judge } from '../../judge';
import { judgedVersions, loadQueries } from '../../queries';
import type { Settings } from './engine';
import { minisearchWith } from './peer';
import settings from './settings.json';

type Flat = Omit<Settings, 'boost'> & Record<`boost.${keyof Settings['boost']}`, number>;

const BOOSTS = [0, 0.5, 1, 2, 3, 4, 6, 8, 12];

/** The values that are tried. */
const VALUES: { [Key in keyof Flat]: readonly Flat[Key][] } = {
  questions: ['field', 'documents'],
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
  'boost.questions': BOOSTS,
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
  const [group = '', field] = key.split('.');
  return field
    ? { ...base, boost: { ...base.boost, [field]: value } }
    : { ...base, [group]: value };
}

/** Writes the settings as Prettier formats them. */
async function write(best: Settings): Promise<void> {
  const json = await format(JSON.stringify(best), { parser: 'json', printWidth: 100 });
  writeFileSync(join(__dirname, 'settings.json'), json);
}

/**
 * Finds the settings of MiniSearch that are best for the tuning queries and writes settings.json: coordinate descent,
 * one setting after the other, until no value improves the result. Takes some minutes.
 */
export async function tuneMinisearch(): Promise<void> {
  const answer = await minisearchWith();
  const queries = judgedVersions.flatMap((version) =>
    loadQueries(version, 'tuning').map((query) => ({ version, query })),
  );
  /** The mean reciprocal rank; a query of the kind `nothing` is worth 1 if nothing is found. */
  const worth = (tried: Settings) => {
    const values = queries.map(({ version, query }) => {
      const { rank, answers } = judge(query, answer(tried, version, query.q));
      if (query.kind === 'nothing') return answers.length === 0 ? 1 : 0;
      return rank > 0 ? 1 / rank : 0;
    });
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  let best = settings as Settings;
  let bestWorth = worth(best);
  for (let improved = true; improved;) {
    improved = false;
    for (const key of Object.keys(VALUES) as (keyof Flat)[]) {
      for (const value of VALUES[key]) {
        const other = withValue(best, key, value);
        const otherWorth = worth(other);
        if (otherWorth <= bestWorth) continue;
        [best, bestWorth, improved] = [other, otherWorth, true];
        console.log(`${bestWorth.toFixed(4)}  ${key} = ${value}`);
        await write(best);
      }
    }
  }
}
