import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, table, writeResults } from '../support/report';
import { serveSite } from '../support/serve';
import { median, rounded } from '../support/stats';
import { type Kind, kinds } from './kinds';
import { figureNames, lighthouse, type Report } from './lighthouse';

/**
 * npm run bench:lighthouse: Lighthouse as on a phone, over one page of each kind of the build.
 *   --runs <n>     runs of each page, of which the median counts; 5 unless told
 *   --only <kind>  one kind of page, as it is named in the table
 *   --write        writes bench/results/lighthouse.md
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const BUILD = join(__dirname, '..', '..', 'build');

/** "median [lowest-highest]"; the range only where there is one. */
function figure(reports: readonly Report[], name: string): string {
  const values = reports.map(({ figures }) => figures.get(name) ?? NaN);
  const format = (value: number) =>
    name === 'CLS' ? value.toFixed(3) : rounded(value).replace(/\.0$/, '');
  const [low, high] = [Math.min(...values), Math.max(...values)].map(format);
  return low === high ? format(median(values)) : `${format(median(values))} [${low}-${high}]`;
}

async function main(): Promise<void> {
  const chosen = (Object.keys(kinds) as Kind[]).filter((kind) => kind === (options.only ?? kind));
  if (chosen.length === 0) {
    throw new Error(`No kind "${options.only}"; there are ${Object.keys(kinds).join(', ')}.`);
  }
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1.');
  const runOnce = await lighthouse();
  const site = await serveSite(BUILD);
  const reports = new Map<Kind, Report[]>(chosen.map((kind) => [kind, []]));
  try {
    // Round by round, so that a busy minute does not fall on one page alone.
    for (let round = 1; round <= runs; round += 1) {
      for (const [kind, own] of reports) {
        own.push(await runOnce(`${site.origin}${kinds[kind]}`));
        console.error(`round ${round}: ${kind}`);
      }
    }
  } finally {
    await site.close();
  }
  const all = [...reports.values()].flat();
  const rows = [...reports].map(([kind, own]) => [
    `${kind} \`${kinds[kind]}\``,
    ...figureNames.map((name) => figure(own, name)),
    [...new Set(own.flatMap(({ failed }) => failed))].join(', ') || 'none',
  ]);
  const tools = [...new Set(all.map(({ version }) => `Lighthouse ${version}`))];
  const page = [
    '# Lighthouse',
    `Mobile preset, simulated line and processor, brotli 5; median of ${runs} runs, lowest and highest in brackets. A category is a score of 100.`,
    table(['Page', ...figureNames, 'Failed audits'], rows),
    machine(tools),
  ].join('\n\n');
  console.log(page);
  if (options.write) console.log(`\nWritten to ${writeResults('lighthouse', page)}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
