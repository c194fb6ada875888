import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { whileServed } from '../../tests/support/staticServer';
import { QUALITY } from '../../tests/support/weight';
import { compressBuild } from '../../tools/deploy/compressBuild';
import { builds } from '../../tools/lib/builds';
import { launchChromium } from '../../tools/lib/chromium';
import { CommandError, runCommand } from '../../tools/lib/command';
import { machine, report, table } from '../support/report';
import { buildDocusaurus } from './docusaurus/build';
import { measureView, type View } from './measure';

/**
 * npm run bench:first-text: when a reader on a slow phone can read a step page, beside the same pages in Docusaurus.
 *   --site <name>=<folder>  a build of this site that is measured in addition, such as one without a patch; can be repeated
 *   --runs <n>              views of each page; default: 9
 *   --write                 writes bench/results/first-text.md
 */
const { values: options } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '9' },
    write: { type: 'boolean', default: false },
  },
});

const COPIES = resolve('.build-variants', 'first-text');
const PAGE = 'docs/steps/jwt/';

type Measured = { name: string; folder: string; views: View[] };

/** A copy of a built site with compressed files, as a static host behind a content delivery network sends them. */
async function compressed(name: string, folder: string): Promise<string> {
  const copy = join(COPIES, name);
  cpSync(folder, copy, { recursive: true });
  await compressBuild(copy, QUALITY);
  return copy;
}

/** The median of a metric; of an even number of views, the mean of the two in the middle. */
function median(views: readonly View[], key: keyof View): number {
  const sorted = views.map((view) => view[key]).sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** The median of a metric, and its ratio to that of the first site. */
function cell(key: keyof View, { views }: Measured, first: Measured): string {
  const value = median(views, key);
  const base = median(first.views, key);
  return base > 0 ? `${value.toFixed(0)} (${(value / base).toFixed(2)})` : value.toFixed(0);
}

void runCommand('bench:first-text', async () => {
  const runs = Number(options.runs);
  if (!(runs >= 1)) throw new CommandError('--runs takes a number from 1.');
  const folders: [name: string, folder: string][] = [
    ['this site', builds.site.dir],
    ['Docusaurus + faster', buildDocusaurus()],
    ...options.site.map((site): [string, string] => {
      const [name = '', folder = ''] = site.split('=');
      return [name, folder];
    }),
  ];
  const sites = await Promise.all(
    folders.map(async ([name, folder]): Promise<Measured> => {
      return { name, folder: await compressed(name, folder), views: [] };
    }),
  );
  const browser = await launchChromium();
  // One view of each that does not count, then in turns and each round in another order: load affects all sites alike.
  for (let run = 0; run <= runs; run += 1) {
    const start = run % sites.length;
    for (const { folder, views } of [...sites.slice(start), ...sites.slice(0, start)]) {
      const view = await whileServed(folder, '/', (site) => measureView(browser, site + PAGE));
      if (run > 0) views.push(view);
    }
    console.error(`${run} of ${runs}`);
  }
  const on = machine([`Chromium ${browser.version()}`]);
  await browser.close();
  rmSync(COPIES, { recursive: true });
  const [first] = sites;
  if (!first) return;
  const metrics = Object.keys(first.views[0] ?? {}) as (keyof View)[];
  report('first-text', options.write, [
    '# First text on a slow phone',
    `An emulated phone of 412 px, 1.6 Mbit/s, 150 ms, processor 4 times slower, brotli 5, empty cache; milliseconds, median of ${runs} views, in brackets the ratio to the first site. The ratios within a run are the result: milliseconds depend on the machine.`,
    'paint: first contentful paint. text: largest contentful paint when the page is idle. blocked: the sum of what tasks take over 50 ms. longest: the longest task.',
    table(
      ['Site', ...metrics],
      sites.map((site) => [site.name, ...metrics.map((key) => cell(key, site, first))]),
    ),
    on,
  ]);
});
