import { appendFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, table, writeResults } from '../support/report';
import { spread } from '../support/stats';
import { plainPages } from './corpus';
import { measure, type Measure } from './measure';
import { type Site, type SiteName, sites } from './sites';

/**
 * npm run bench:build: duration and memory of a build, compared with alternatives.
 *   --runs <n>       number of cold builds of each site, and of warm builds; default: 3
 *   --times <list>   how often the pages are repeated; default: 1,4; use 1,4,10 for the full results
 *   --only <name>    one site, as it is named in the table
 *   --write          writes bench/results/build.md
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    times: { type: 'string', default: '1,4' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

type Result = { name: SiteName; times: number; cold: Measure[]; warm: Measure[]; output: number };

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

async function build(site: Site, isWarm: boolean): Promise<Measure> {
  const { folder, command, env, caches, output, page } = site;
  for (const path of isWarm ? [] : caches)
    rmSync(join(folder, path), { recursive: true, force: true });
  // A build without any change is not a realistic case.
  if (isWarm) appendFileSync(page, '\nOne more sentence.\n');
  const measured = await measure(command, folder, env, join(folder, 'build.log'));
  if (
    !existsSync(join(folder, output, 'index.html')) &&
    !existsSync(join(folder, output, '404.html'))
  ) {
    throw new Error(`${command.join(' ')} wrote no pages to ${join(folder, output)}.`);
  }
  return measured;
}

async function measureAll(
  names: readonly SiteName[],
  times: number,
  runs: number,
): Promise<Result[]> {
  const results: (Result & { site: Site })[] = [];
  for (const name of names) {
    results.push({ name, times, cold: [], warm: [], output: 0, site: await sites[name](times) });
  }
  // In turns, so that a temporary load of the machine affects all of them.
  for (let run = 1; run <= runs; run += 1) {
    for (const result of results) {
      result.cold.push(await build(result.site, false));
      result.warm.push(await build(result.site, true));
      result.output = sizeOf(join(result.site.folder, result.site.output));
      console.error(`${result.name}, pages x ${times}: run ${run} of ${runs}`);
    }
  }
  return results;
}

const seconds = (measures: readonly Measure[]) => spread(measures.map((one) => one.seconds));
const megabytes = (measures: readonly Measure[]) =>
  spread(measures.map(({ peakMemory }) => peakMemory / 1e6));

async function main(): Promise<void> {
  const names = (Object.keys(sites) as SiteName[]).filter(
    (name) => name === (options.only ?? name),
  );
  if (names.length === 0) {
    throw new Error(`No site "${options.only}"; there are ${Object.keys(sites).join(', ')}.`);
  }
  const runs = Number(options.runs);
  const growth = options.times.split(',').map(Number);
  if (![runs, ...growth].every((value) => Number.isInteger(value) && value >= 1)) {
    throw new Error('--runs and --times take numbers from 1.');
  }
  const pages = plainPages().length;
  const results: Result[] = [];
  for (const times of growth) results.push(...(await measureAll(names, times, runs)));
  const rows = results.map(({ name, times, cold, warm, output }) => [
    name,
    String(pages * times),
    seconds(cold),
    seconds(warm),
    megabytes(cold),
    (output / 1e6).toFixed(1),
  ]);
  const page = [
    '# Builds',
    `The ${pages} pages of both versions, and copies of them. Cold: no caches. Warm: one page changed since the build before. Memory is the highest sum over all processes. Median of ${runs}, lowest and highest in brackets. The others get the pages without this site's components.`,
    table(['Site', 'Pages', 'Cold s', 'Warm s', 'Memory MB', 'Output MB'], rows),
    machine(),
  ].join('\n\n');
  console.log(page);
  if (options.write) console.log(`\nWritten to ${writeResults('build', page)}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
