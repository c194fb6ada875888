import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser';
import { machine, report, runCommand, table } from '../support/report';
import { serveSite, type SiteServer } from '../support/serve';
import { median } from '../support/stats';
import { measureView, type View } from './measure';

/**
 * npm run bench:first-text: when a reader on a slow phone can read a step page, and what the processor does until then,
 * beside the builds of the other generators that bench:build leaves in .bench/.
 *   --site <name>=<folder>:<path>  a built site and its page, instead of the three; can be repeated, the first is ours
 *   --runs <n>                     views of each page; default: 9
 *   --cpu <n>                      how many times slower the processor is; default: 4
 *   --write                        writes bench/results/first-text.md
 */
const { values: options } = parseArgs({
  options: {
    site: {
      type: 'string',
      multiple: true,
      default: [
        'this site=build:/docs/steps/jwt/',
        'Docusaurus + faster=.bench/build-faster-1/build:/docs/steps/jwt/',
        'Starlight=.bench/starlight/dist:/steps/jwt/',
      ],
    },
    runs: { type: 'string', default: '9' },
    cpu: { type: 'string', default: '4' },
    write: { type: 'boolean', default: false },
  },
});

type Measured = { name: string; url: string; server: SiteServer; views: View[] };

async function served(site: string): Promise<Measured> {
  const [, name = '', folder = '', path = ''] = /^([^=]*)=(.*?):(\/.*)$/.exec(site) ?? [];
  if (!path) throw new Error(`"${site}" is not <name>=<folder>:<path>.`);
  const server = await serveSite(folder);
  return { name, url: server.origin + path, server, views: [] };
}

const middle = (views: readonly View[], key: keyof View) => median(views.map((view) => view[key]));

/** The median of a metric, and its ratio to that of the first site. */
function cell(key: keyof View, { views }: Measured, first: Measured): string {
  const value = middle(views, key);
  const base = middle(first.views, key);
  return base > 0 ? `${value.toFixed(0)} (${(value / base).toFixed(2)})` : value.toFixed(0);
}

async function main(): Promise<void> {
  const [runs, cpu] = [Number(options.runs), Number(options.cpu)];
  if (!(runs >= 1 && cpu >= 1)) throw new Error('--runs and --cpu take a number from 1.');
  const sites = await Promise.all(options.site.map(served));
  const browser = await launchBrowser();
  // One view of each that does not count, then in turns and each round in another order: load affects all sites alike.
  for (let run = -1; run < runs; run += 1) {
    for (let at = 0; at < sites.length; at += 1) {
      const site = sites[(at + run + 1) % sites.length];
      if (!site) continue;
      const view = await measureView(browser, site.url, cpu);
      if (run >= 0) site.views.push(view);
    }
    console.error(`${run + 1} of ${runs}`);
  }
  const on = machine([`Chromium ${browser.version()}`]);
  await browser.close();
  await Promise.all(sites.map(({ server }) => server.close()));
  const [first] = sites;
  if (!first) return;
  const metrics = Object.keys(first.views[0] ?? {}) as (keyof View)[];
  report('first-text', options.write, [
    '# First text on a slow phone',
    `An emulated phone of 412 px, 1.6 Mbit/s, 150 ms, processor ${cpu} times slower, brotli 5, empty cache; median of ${runs} views, in brackets the ratio to the first site. The ratios within a run are the result: milliseconds depend on the machine.`,
    'paint: first contentful paint. text: largest contentful paint when the page is idle. blocked: the sum of what tasks take over 50 ms. longest: the longest task. style, script: main thread until the first paint. elements: of the idle page. css, rules: bytes of the style sheets that block the first paint, and all rules.',
    table(
      ['Site', ...metrics],
      sites.map((site) => [site.name, ...metrics.map((key) => cell(key, site, first))]),
    ),
    on,
  ]);
}

runCommand(main);
