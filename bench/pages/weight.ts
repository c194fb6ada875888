import { launch, option, serve, type Answer } from './support';
import { report } from './report';

// Bytes of the first view of a page, brotli 5: until it can be read, and until nothing more is asked for.

const PAGES = ['/', '/docs/steps/jwt', '/docs/steps/rest_http', '/search'];
const SETTLED = 4000; // the app starts when the browser is idle

type Weight = { page: string; readable: number; total: number; requests: number; ahead: number };

const sum = (answers: Answer[]) => answers.reduce((bytes, answer) => bytes + answer.bytes, 0);

async function weigh(dir: string, pages: readonly string[], list: boolean): Promise<Weight[]> {
  const browser = await launch();
  const weights: Weight[] = [];
  for (const page of pages) {
    const served = await serve(dir);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const tab = await context.newPage();
    await tab.goto(served.url + page, { waitUntil: 'load' });
    await tab.waitForTimeout(SETTLED);
    // What blocks: the page, its styles, and each script that runs before the page counts as parsed.
    const blocking = await tab.evaluate(() => [
      location.pathname,
      ...[...document.querySelectorAll('link[rel="stylesheet"]')].map(
        (link) => new URL((link as HTMLLinkElement).href).pathname,
      ),
      ...performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as unknown as { renderBlockingStatus: string }).renderBlockingStatus ===
            'blocking',
        )
        .map(({ name }) => new URL(name).pathname),
    ]);
    const first = served.answers.filter(({ prefetch }) => !prefetch);
    if (list)
      for (const { path, bytes, prefetch } of served.answers)
        console.log(prefetch ? 'P' : ' ', path, bytes);
    weights.push({
      page,
      readable: sum(first.filter(({ path }) => blocking.includes(path))),
      total: sum(first),
      requests: first.length,
      ahead: sum(served.answers.filter(({ prefetch }) => prefetch)),
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
