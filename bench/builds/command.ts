import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, report, runCommand, table } from '../support/report';
import { spread } from '../support/stats';
import { plainPages } from './corpus';
import { measure, type Measure } from './measure';
import { type Site, sites } from './sites';

/**
 * npm run bench:build: duration and memory of a build beside two other generators with the same pages. Their builds
 * stay in .bench/, where bench:first-text finds them.
 *   --runs <n>     number of cold builds of each site, and of warm builds; default: 3
 *   --times 1      accepted for scripts that pass it: the pages are not repeated
 *   --only <name>  one site, as it is named in the table
 *   --write        writes bench/results/build.md
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    times: { type: 'string', default: '1' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

type Result = { name: string; site: Site; cold: Measure[]; warm: Measure[] };

async function build(site: Site, isWarm: boolean): Promise<Measure> {
  const { folder, command, env, caches, output, page } = site;
  for (const path of isWarm ? [] : caches) {
    rmSync(join(folder, path), { recursive: true, force: true });
  }
  // A build without any change is not a realistic case.
  if (isWarm) appendFileSync(page, '\nOne more sentence.\n');
  const measured = await measure(command, folder, env, join(folder, 'build.log'));
  if (!['index.html', '404.html'].some((name) => existsSync(join(folder, output, name)))) {
    throw new Error(`${command.join(' ')} wrote no pages to ${join(folder, output)}.`);
  }
  return measured;
}

/** Builds in turns, so that a temporary load of the machine affects all sites. */
async function measureAll(names: readonly string[], runs: number) {
  const results = names.flatMap((name): Result[] => {
    const site = sites[name]?.();
    return site ? [{ name, site, cold: [], warm: [] }] : [];
  });
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, site, cold, warm } of results) {
      cold.push(await build(site, false));
      warm.push(await build(site, true));
      console.error(`${name}: run ${run} of ${runs}`);
    }
  }
  return results;
}

const seconds = (measures: readonly Measure[]) => spread(measures.map((one) => one.seconds));
const megabytes = (measures: readonly Measure[]) =>
  spread(measures.map(({ peakMemory }) => peakMemory / 1e6));

async function main(): Promise<void> {
  const names = Object.keys(sites).filter((name) => name === (options.only ?? name));
  if (names.length === 0) {
    throw new Error(`No site "${options.only}"; there are ${Object.keys(sites).join(', ')}.`);
  }
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1.');
  if (options.times !== '1') throw new Error('--times can only be 1.');
  const results = await measureAll(names, runs);
  report('build', options.write, [
    '# Builds',
    `The ${plainPages().length} pages of both versions. Cold: no caches. Warm: one page changed since the build before. Memory is the highest sum over all processes. Median of ${runs}, lowest and highest in brackets. The others get the pages without this site's components. Compare the ratios within this run, not the seconds.`,
    table(
      ['Site', 'Cold s', 'Warm s', 'Memory MB, cold', 'Memory MB, warm'],
      results.map(({ name, cold, warm }) => [
        name,
        seconds(cold),
        seconds(warm),
        megabytes(cold),
        megabytes(warm),
      ]),
    ),
    machine(),
  ]);
}

runCommand(main);
