import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { patches } from '../../src/upstream';
import { measureStart, type Run } from '../pages/start';
import { type Weight, weigh } from '../pages/weigh';
import { machine, table, writeResults } from '../support/report';
import { SLOW_LINE } from '../support/serve';
import { median } from '../support/stats';
import { buildTime, buildVariant, folderOf } from './build';

// npm run bench:patches: compares the site with all patches of Docusaurus, and without each one of them.
//   --build     only builds the variants          --only all,a,b   with all patches, without a, without b
//   --measure   only measures what was built      --rounds 5   of the times, in turns; 0 measures only bytes
//   --line      on a slow 4G connection              --write     replaces bench/results/patches.md

const PAGE = '/docs/steps/jwt/';

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    line: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: ['all', ...patches.map(({ name }) => name)].join() },
    rounds: { type: 'string', default: '5' },
  },
});
const variants = values.only.split(',').map((name) => (name === 'all' ? '' : name));

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const times = (runs: readonly Run[], key: keyof Run): string => {
  if (runs.length === 0) return '–';
  const all = runs.map((run) => Math.round(run[key]));
  return `${median(all)} [${Math.min(...all)}–${Math.max(...all)}]`;
};

function row(without: string, weight: Weight, runs: readonly Run[]): string[] {
  const build = buildTime(without);
  return [
    without ? `without ${without}` : 'all patches',
    kilobytes(weight.readable),
    kilobytes(weight.total),
    kilobytes(weight.prefetched),
    String(weight.requests),
    ...(['longest', 'sum', 'painted', 'started'] as const).map((key) => times(runs, key)),
    build?.wall.toFixed(0) ?? '–',
    build?.cpu.toFixed(0) ?? '–',
  ];
}

async function measure(rounds: number): Promise<void> {
  const line = values.line ? SLOW_LINE : undefined;
  const built = variants.filter((without) => existsSync(folderOf(without)));
  const runs = new Map<string, Run[]>(built.map((without) => [without, []]));
  // In turns, so that a temporary load of the machine affects all variants.
  for (let round = 0; round < rounds; round += 1) {
    for (const [without, own] of runs) {
      own.push(await measureStart({ dir: folderOf(without), page: PAGE, line }));
    }
  }
  const rows: string[][] = [];
  for (const [without, own] of runs) {
    const [weight] = await weigh(folderOf(without), [PAGE]);
    if (weight) rows.push(row(without, weight, own));
  }
  const head = ['Build', 'Readable, kB', 'First view, kB', 'Prefetched, kB', 'Requests'];
  const columns = ['Longest task, ms', 'Tasks over 50 ms', 'First paint, ms', 'Hydrated, ms'];
  const text = [
    '# Patches of Docusaurus',
    machine(),
    `${PAGE}, brotli 5; times at a quarter of the processor's speed: median of ${rounds} [lowest–highest].`,
    table([...head, ...columns, 'Build, s', 'Build, CPU s'], rows),
  ].join('\n\n');
  console.log(text);
  if (values.write) console.log(writeResults('patches', text));
}

if (!values.measure) {
  for (const without of variants) {
    console.log(without ? `Building without ${without}` : 'Building with all patches');
    buildVariant(without);
  }
}
if (!values.build) void measure(Number(values.rounds));
