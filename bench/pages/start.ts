import { launchBrowser } from '../support/browser';
import { type Line, serveSite } from '../support/serve';

const SLOWDOWN = 4;
/** Long enough for the slowest of them to have started, in milliseconds. */
const WAIT = 6000;

/** A built site, the page that is opened, and the line between them; without one, files arrive at once. */
export type Target = { dir: string; page: string; line?: Line };
/** Milliseconds: the longest task, all tasks over 50 ms, first contentful paint, and the end of hydration. */
export type Run = { longest: number; sum: number; painted: number; started: number };

/** Opens a page on a slowed-down main thread, in a browser of its own, and measures until the app has started. */
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
  // Nothing is asked of the page meanwhile: the tool's own scripts would count.
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
