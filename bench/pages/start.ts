import { launchBrowser } from '../support/browser';
import { type Line, serveSite } from '../support/serve';

const SLOWDOWN = 4;
/** Enough time for the hydration of the slowest build, in milliseconds. */
const WAIT = 6000;

/** A built site, the page to open, and the network connection; without one, there is no throttling. */
export type Target = { dir: string; page: string; line?: Line };
/** Milliseconds: the longest task, all tasks over 50 ms, first contentful paint, and the end of hydration. */
export type Run = { longest: number; sum: number; painted: number; started: number };

/** Opens a page in a new browser with CPU throttling, and measures until hydration. */
export async function measureStart({ dir, page, line }: Target): Promise<Run> {
  const served = await serveSite(dir);
  served.setLine(line);
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const seen = { tasks: [] as number[], started: NaN };
    Object.assign(window, { seen });
    new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
    new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated === 'true') seen.started = performance.now();
    }).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ['data-has-hydrated'],
    });
  });
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tab.goto(served.origin + page, { waitUntil: 'commit' });
  // No script runs in the page meanwhile: the scripts of Playwright would count.
  await new Promise((resolve) => setTimeout(resolve, WAIT));
  const { tasks, started, painted } = await tab.evaluate(() => ({
    ...(window as unknown as { seen: { tasks: number[]; started: number } }).seen,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  await browser.close();
  await served.close();
  return {
    longest: Math.max(0, ...tasks),
    sum: tasks.reduce((all, one) => all + one, 0),
    painted,
    started,
  };
}
