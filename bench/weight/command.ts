import { parseArgs } from 'node:util';
import { whileServed } from '../../tests/support/staticServer';
import { list, sum, weighFirstView } from '../../tests/support/weight';
import { builds } from '../../tools/lib/builds';
import { launchChromium } from '../../tools/lib/chromium';
import { runCommand } from '../../tools/lib/command';
import { machine, report, table } from '../support/report';

/**
 * npm run bench:weight: bytes of the first view of a page after brotli 5, measured as the budgets of the tests are.
 *   --list   also lists the files of each page
 *   --write  writes bench/results/weight.md
 */
const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const PAGES = ['', 'docs/steps/jwt/', 'docs/steps/rest_http/', 'search/'];

async function measure(site: string): Promise<void> {
  const browser = await launchChromium();
  const rows: string[][] = [];
  for (const path of PAGES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // tsx wraps inner functions with a helper, which does not exist in the page.
    await page.addInitScript('globalThis.__name = (value) => value;');
    const { readable, all } = await weighFirstView(page, site + path);
    if (options.list) console.log(`/${path}\n${list(all)}\n`);
    const sizes = [readable, all].map((loaded) => (sum(loaded) / 1000).toFixed(1));
    rows.push([`/${path}`, ...sizes, String(all.length)]);
    await page.close();
  }
  const on = machine([`Chromium ${browser.version()}`]);
  await browser.close();
  report('weight', options.write, [
    '# Bytes of the first view',
    'kB after brotli 5. Readable: the page and the files that block its first paint. First view: all files until the page is hydrated and the network is idle.',
    table(['Page', 'Readable', 'First view', 'Requests'], rows),
    on,
  ]);
}

void runCommand('bench:weight', () => whileServed(builds.site.dir, '/', measure));
