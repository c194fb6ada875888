import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../support/browser';
import { machine, writeResults } from '../support/report';
import { build, makeEngine } from './all-engines';
import { type BrowserEngine, type EngineName, engineNames } from './engines';
import { growthTable } from './growth';
import type { Verdict } from './judge';
import { ourEngine } from './ours';
import { judgedVersions, loadQueries, type QuerySet, querySets } from './queries';
import { byKind, countOf, rank, type Ranking, summary } from './ranking';
import { page, type Part, parts } from './report';
import { rankedInBrowser, serveAll, type ServedEngine } from './site';
import { sizeTable } from './size';
import { speedTable } from './speed';
import { titleQueries, typedPrefixes } from './typing';

/**
 * npm run bench:search: compares the search of this site with four others on the same pages, in one run.
 *   --only <parts>  comma-separated list of ranking, size, speed, growth; default: all
 *   --write         also writes the tables to bench/results/search.md
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean', default: false } },
});

function wanted(): Part[] {
  const names = options.only?.split(',') ?? [...parts];
  return names.map((name) => {
    const part = parts.find((known) => known === name);
    if (!part) throw new Error(`No part "${name}"; there are ${parts.join(', ')}.`);
    return part;
  });
}

const SET_TITLES: Record<QuerySet, string> = {
  tuning: 'Tuning queries',
  'held-out': 'Held-out queries',
  unread: 'Unread queries',
};

async function rankAll(
  browser: Browser,
  engines: readonly ServedEngine[],
  set: QuerySet,
): Promise<Ranking[]> {
  const rankings: Ranking[] = judgedVersions.map((version) => ({
    version,
    set,
    verdicts: new Map<EngineName, Verdict[]>(),
  }));
  for (const served of engines) {
    const ranked =
      served.engine.name === 'ours' ? ourEngine(build) : rankedInBrowser(browser, served);
    for (const { version, verdicts } of rankings) {
      verdicts.set(ranked.name, await rank(ranked, version, loadQueries(version, set)));
    }
    await ranked.close();
  }
  return rankings;
}

async function rankingPart(browser: Browser, engines: readonly ServedEngine[]): Promise<string> {
  const measured: [QuerySet, Ranking[]][] = [];
  for (const set of querySets) measured.push([set, await rankAll(browser, engines, set)]);
  return [
    ...measured.flatMap(([set, rankings]) => [
      `### ${SET_TITLES[set]}`,
      `${countOf(rankings)}.`,
      summary(rankings),
    ]),
    '### By kind',
    ...measured.flatMap(([set, rankings]) =>
      rankings.flatMap((ranking) => [`${SET_TITLES[set]}, ${ranking.version}:`, byKind(ranking)]),
    ),
  ].join('\n\n');
}

async function main(): Promise<void> {
  const chosen = wanted();
  const engines: BrowserEngine[] = [];
  // One after the other: they share the installed packages and two processors.
  for (const name of chosen.some((part) => part !== 'growth') ? engineNames : []) {
    engines.push(await makeEngine(name));
  }
  const served = await serveAll(engines);
  const browser = await launchBrowser();
  const taken = machine([`Chromium ${browser.version()}`]);
  const queries = loadQueries('ace5', 'tuning');
  const titles = titleQueries(queries);
  const prefixes = typedPrefixes(queries);
  const measure: Record<Part, () => Promise<string>> = {
    ranking: () => rankingPart(browser, served),
    size: () => sizeTable(browser, served, titles[0] ?? ''),
    speed: () => speedTable(browser, served, titles, prefixes),
    growth: () => growthTable(browser, build, { titles, prefixes }),
  };
  try {
    const tables = new Map<Part, string>();
    for (const part of chosen) {
      console.error(`Measuring: ${part}`);
      tables.set(part, await measure[part]());
    }
    const markdown = page(taken, tables);
    console.log(markdown);
    if (options.write) console.error(`Written: ${writeResults('search', markdown)}`);
  } finally {
    await browser.close();
    await Promise.all(served.map(({ server }) => server.close()));
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
