import type { Page } from '@playwright/test';
import { expect, hydrated, nextFrames, test } from '../../support/page';
import { blockRequests } from '../../support/network';
import { countNodes, list, loadedFiles, renderBlocking, sum, weigh } from '../../support/weight';
import { budgets } from '../../support/budgets';

type SelectorTiming = { selector: string; match_attempts: number };
type TraceEvent = {
  name: string;
  args: { selector_stats?: { selector_timings: SelectorTiming[] } };
};

/** The selectors of one calculation of all styles of an open page, with the number of elements they were tried on. */
async function selectors(page: Page): Promise<SelectorTiming[]> {
  // Whatever is not yet calculated is not counted.
  await nextFrames(page);
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['disabled-by-default-blink.debug'] });
  await page.evaluate(() => {
    for (const display of ['none', '']) {
      document.documentElement.style.display = display;
      document.body.getBoundingClientRect();
    }
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return trace.traceEvents
    .flatMap(({ name, args }) =>
      name === 'SelectorStats' ? (args.selector_stats?.selector_timings ?? []) : [],
    )
    .sort((one, other) => other.match_attempts - one.match_attempts);
}

for (const [address, { readable: bytes, total, work }] of Object.entries(budgets)) {
  test(`the page ${address} stays within its budget of work and of bytes`, async ({ page }) => {
    const responses = loadedFiles(page);
    // Work is measured as before hydration: the app does not load.
    const release = await blockRequests(page, /\/assets\/js\//);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const tried = await selectors(page);
    const blocking = await renderBlocking(page);
    const found = {
      ...(await countNodes(page)),
      matchAttempts: tried.reduce((sum, one) => sum + one.match_attempts, 0),
      requests: blocking.length,
    };
    const first = tried.slice(0, 10).map((one) => `${one.match_attempts}  ${one.selector}`);
    const text = `found ${JSON.stringify(found)}; selectors tried most:\n${first.join('\n')}\n`;
    for (const [name, count] of Object.entries(found)) {
      const budget = work[name as keyof typeof work];
      expect(count, `${name}, see tests/support/budgets.ts; ${text}`).toBeLessThanOrEqual(budget);
    }

    release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const [style = NaN, script = NaN] = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const named = (name: RegExp) => files.find((file) => name.test(file.name));
      return [named(/styles\.[^/]+\.css$/)?.responseEnd, named(/main\.[^/]+\.js$/)?.startTime];
    });
    expect(script, 'the app is requested after the style sheet').toBeGreaterThan(style);
    const all = await Promise.all(responses.map(weigh));
    const readable = all.filter(({ path }) => blocking.includes(path));
    expect(readable.length, 'the page and its styles').toBeGreaterThanOrEqual(2);
    expect(all.length, 'the scripts of the app').toBeGreaterThan(readable.length + 2);
    console.log(`${address}: ${sum(readable)} bytes until it can be read, ${sum(all)} in all`);
    const say = 'after brotli 5, see tests/support/budgets.ts:';
    expect(sum(readable), `until it can be read, ${say}\n${list(readable)}`).toBeLessThanOrEqual(
      bytes,
    );
    expect(sum(all), `too heavy, ${say}\n${list(all)}`).toBeLessThanOrEqual(total);
  });
}
