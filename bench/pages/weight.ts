import { renderBlocking, sum } from '../../tools/lib/weight';
import { launchBrowser } from '../support/browser';
import { serveSite } from '../support/serve';
import { option } from './options';
import { report } from './report';

// Bytes of the first view of a page, brotli 5: until it can be read, and until nothing more is asked for.

const PAGES = ['/', '/docs/steps/jwt/', '/docs/steps/rest_http/', '/search/'];
const SETTLED = 4000; // the app starts when the browser is idle

type Weight = { page: string; readable: number; total: number; requests: number; ahead: number };

async function weigh(dir: string, pages: readonly string[], list: boolean): Promise<Weight[]> {
  const browser = await launchBrowser();
  const weights: Weight[] = [];
  for (const page of pages) {
    const served = await serveSite(dir);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const tab = await context.newPage();
    await tab.goto(served.origin + page, { waitUntil: 'load' });
    await tab.waitForTimeout(SETTLED);
    const blocking = await renderBlocking(tab);
    const first = served.requests.filter(({ prefetch }) => !prefetch);
    if (list)
      for (const { path, bytes, prefetch } of served.requests)
        console.log(prefetch ? 'P' : ' ', path, bytes);
    weights.push({
      page,
      readable: sum(first.filter(({ path }) => blocking.includes(path))),
      total: sum(first),
      requests: first.length,
      ahead: sum(served.requests.filter(({ prefetch }) => prefetch)),
    });
    await context.close();
    await served.close();
  }
  await browser.close();
  return weights;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

void weigh(
  option('dir', 'build'),
  option('pages', PAGES.join()).split(','),
  process.argv.includes('--list'),
).then((weights) =>
  report(
    'Bytes of the first view, brotli 5, kB',
    ['Page', 'Readable', 'First view', 'Requests', 'Loaded ahead'],
    weights.map(({ page, readable, total, requests, ahead }) => [
      page,
      kilobytes(readable),
      kilobytes(total),
      String(requests),
      kilobytes(ahead),
    ]),
  ),
);
