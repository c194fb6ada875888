import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { score, judge } from '../../judge';
import { judgedVersions, loadQueries } from '../../queries';
import { minisearchWith, type Settings } from './peer';
import settings from './settings.json';

/** What a setting is multiplied by to find a better one. */
const STEPS = [0, 0.5, 0.8, 1.25, 2];

/** The settings in which one is another multiple. */
function variants(base: Settings): Settings[] {
  const { boost, ...others } = base;
  const multiples = (values: Record<string, number>) =>
    Object.entries(values).flatMap(([key, value]) =>
      STEPS.map((step) => ({ [key]: Number((value * step).toPrecision(3)) })),
    );
  return [
    ...multiples(boost).map((change) => ({ ...base, boost: { ...boost, ...change } })),
    ...multiples(others).map((change) => ({ ...base, ...change })),
  ];
}

/**
 * Finds the settings of MiniSearch with the best MRR@10 of the tuning queries, and writes settings.json: one setting
 * after the other, until none improves the result. Takes some minutes.
 */
export async function tuneMinisearch(): Promise<void> {
  const answer = await minisearchWith();
  const queries = judgedVersions.flatMap((version) =>
    loadQueries(version, 'tuning')
      .filter(({ kind }) => kind !== 'nothing')
      .map((query) => ({ version, query })),
  );
  const mrrWith = (tried: Settings) =>
    score(queries.map(({ version, query }) => judge(query, answer(tried, version, query.q)))).mrr;
  let best: Settings = settings;
  let bestMrr = mrrWith(best);
  console.log(bestMrr.toFixed(4));
  for (let at = 0, since = 0; since < variants(best).length; at += 1, since += 1) {
    const other = variants(best)[at % variants(best).length];
    const mrr = other ? mrrWith(other) : 0;
    if (!other || mrr <= bestMrr) continue;
    [best, bestMrr, since] = [other, mrr, 0];
    console.log(`${bestMrr.toFixed(4)}  ${JSON.stringify(best)}`);
    writeFileSync(join(__dirname, 'settings.json'), `${JSON.stringify(best, null, 2)}\n`);
  }
}
