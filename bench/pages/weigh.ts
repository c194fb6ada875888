import { renderBlocking, sum } from '../../tools/lib/weight';
import { launchBrowser } from '../support/browser';
import { serveSite } from '../support/serve';

const SETTLED = 4000; // hydration starts when the browser is idle

/** Bytes of the first view of a page: render-blocking, total, and prefetched. */
export type Weight = {
  page: string;
  readable: number;
  total: number;
  requests: number;
  prefetched: number;
};

/**
 * Opens pages in a browser without a cache and measures the size of what they load, after brotli 5.
 * @param list whether to print each file
 */
export async function weigh(
  dir: string,
  pages: readonly string[],
  list = false,
): Promise<Weight[]> {
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
      prefetched: sum(served.requests.filter(({ prefetch }) => prefetch)),
    });
    await context.close();
    await served.close();
  }
  await browser.close();
  return weights;
}
