import type { Page } from '@playwright/test';
import { expect, nextFrames, test } from '../../support/page';
import { blockRequests } from '../../support/network';
import { countNodes, list, renderBlocking, sum, weighFirstView } from '../../support/weight';
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
  test(`the page ${address} stays within its budget of bytes`, async ({ page }) => {
    const { readable, all } = await weighFirstView(page, address);
    expect(readable.length, 'the page and its styles').toBeGreaterThanOrEqual(2);
    expect(all.length, 'the scripts of the app').toBeGreaterThan(readable.length + 2);
    console.log(`${address}: ${sum(readable)} bytes until it can be read, ${sum(all)} in all`);
    const say = `bytes of ${address} after brotli 5, see tests/support/budgets.ts:\n`;
    expect(sum(readable), `until it can be read, ${say}${list(readable)}`).toBeLessThanOrEqual(
      bytes,
    );
    expect(sum(all), `too heavy, ${say}${list(all)}`).toBeLessThanOrEqual(total);
  });

  test(`the page ${address} stays within its budget of work`, async ({ page }) => {
    // As before hydration: the app never loads.
    await blockRequests(page, /\/assets\/js\//);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const tried = await selectors(page);
    const found = {
      ...(await countNodes(page)),
      matchAttempts: tried.reduce((total, one) => total + one.match_attempts, 0),
      requests: (await renderBlocking(page)).length,
    };
    const first = tried.slice(0, 10).map((one) => `${one.match_attempts}  ${one.selector}`);
    for (const [name, count] of Object.entries(found)) {
      expect(
        count,
        `${name} of ${address}, see tests/support/budgets.ts; found ${JSON.stringify(found)}; selectors tried most:\n${first.join('\n')}\n`,
      ).toBeLessThanOrEqual(work[name as keyof typeof work]);
    }
  });
}
