import { launchBrowser } from '../support/browser';
import { serveSite } from '../support/serve';
import { quantile } from '../support/stats';
import { option } from './options';
import { report } from './report';

// The main thread at a fourth of its speed, really slowed down, until the app has started: tasks over 50 ms.
// Other builds (--beside DIR,DIR#/ADDRESS) are measured in turns with it, so that the machine's moods hit all.

const SLOWDOWN = 4;
/** Long enough for the slowest of them to have started, in milliseconds. */
const WAIT = 6000;

type Target = { dir: string; page: string };
type Run = { longest: number; sum: number; painted: number; started: number };

async function measure({ dir, page }: Target): Promise<Run> {
  const served = await serveSite(dir);
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

async function compare(targets: Target[], rounds: number): Promise<void> {
  const runs = new Map<Target, Run[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) runs.get(target)?.push(await measure(target));
  }
  const ms = (values: number[]) =>
    values.some(Number.isNaN)
      ? '–'
      : `${Math.round(quantile(values, 0.5))} [${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}]`;
  report(
    `Long tasks at a quarter of the CPU's speed, ms`,
    ['Build', 'Page', 'Longest', 'All over 50 ms', 'First paint', 'App started', 'Runs'],
    [...runs].map(([{ dir, page }, of]) => [
      dir,
      page,
      ...(['longest', 'sum', 'painted', 'started'] as const).map((key) =>
        ms(of.map((run) => run[key])),
      ),
      String(of.length),
    ]),
  );
}

const page = option('page', '/docs/steps/jwt/');
const beside = option('beside', '').split(',').filter(Boolean);
const targets = [option('dir', 'build'), ...beside].map((entry): Target => {
  const [dir = '', own = page] = entry.split('#');
  return { dir, page: own };
});
void compare(targets, Number(option('runs', '5')));
