import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, table, writeResults } from '../support/report';
import { serveSite } from '../support/serve';
import { median, rounded } from '../support/stats';
import { kinds } from './kinds';
import { peers } from './peers';
import { metricNames, lighthouse, type Report } from './lighthouse';

/**
 * npm run bench:lighthouse: Lighthouse in its mobile preset, for one page of each kind of the build.
 *   --runs <n>     runs of each page, of which the median is reported; default: 5
 *   --only <kind>  one kind of page, as it is named in the table
 *   --peers        also measures the same step page in other generators, in the same rounds
 *   --write        writes bench/results/lighthouse.md
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    peers: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const BUILD = join(__dirname, '..', '..', 'build');

/** "median [lowest-highest]"; without the range if all values are the same. */
function metricText(reports: readonly Report[], name: string): string {
  const values = reports.map(({ metrics }) => metrics.get(name) ?? NaN);
  const format = (value: number) =>
    name === 'CLS' ? value.toFixed(3) : rounded(value).replace(/\.0$/, '');
  const [low, high] = [Math.min(...values), Math.max(...values)].map(format);
  return low === high ? format(median(values)) : `${format(median(values))} [${low}-${high}]`;
}

/** A page to measure: its name in the table, the folder of its build, and its address. */
type Target = { name: string; folder: string; address: string };

async function main(): Promise<void> {
  const targets: Target[] = Object.entries(kinds)
    .filter(([name]) => name === (options.only ?? name))
    .map(([name, address]) => ({ name, folder: BUILD, address }));
  if (targets.length === 0) {
    throw new Error(`No kind "${options.only}"; there are ${Object.keys(kinds).join(', ')}.`);
  }
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1.');
  if (options.peers) targets.push(...(await peers()));
  const runOnce = await lighthouse();
  const folders = [...new Set(targets.map(({ folder }) => folder))];
  const served = new Map(
    await Promise.all(folders.map(async (folder) => [folder, await serveSite(folder)] as const)),
  );
  const reports = new Map<Target, Report[]>(targets.map((target) => [target, []]));
  try {
    // Round by round, so that a temporary load of the machine affects all pages.
    for (let round = 1; round <= runs; round += 1) {
      for (const [{ name, folder, address }, own] of reports) {
        own.push(await runOnce(`${served.get(folder)?.origin}${address}`));
        console.error(`round ${round}: ${name}`);
      }
    }
  } finally {
    for (const site of served.values()) await site.close();
  }
  const all = [...reports.values()].flat();
  const rows = [...reports].map(([{ name, address }, own]) => [
    `${name} \`${address}\``,
    ...metricNames.map((name) => metricText(own, name)),
    [...new Set(own.flatMap(({ failed }) => failed))].join(', ') || 'none',
  ]);
  const tools = [...new Set(all.map(({ version }) => `Lighthouse ${version}`))];
  const page = [
    '# Lighthouse',
    `Mobile preset, simulated line and processor, brotli 5; median of ${runs} runs, lowest and highest in brackets. A category is a score of 100.`,
    table(['Page', ...metricNames, 'Failed audits'], rows),
    machine(tools),
  ].join('\n\n');
  console.log(page);
  if (options.write) console.log(`\nWritten to ${writeResults('lighthouse', page)}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
