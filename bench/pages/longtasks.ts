import { basename } from 'node:path';
import { launch, option, quantile, serve } from './support';
import { report } from './report';

// The main thread at a fourth of its speed, really slowed down, until the app has started: tasks over 50 ms.
// Another build beside it (--beside DIR) is measured in turns with it, so that the machine's moods hit both.

const SLOWDOWN = 4;

type Run = { longest: number; sum: number; painted: number; started: number };

async function measure(dir: string, page: string): Promise<Run> {
  const served = await serve(dir);
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
  });
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tab.goto(served.url + page, { waitUntil: 'commit' });
  await tab.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const started = await tab.evaluate(() => performance.now());
  await tab.waitForTimeout(1500);
  const { tasks, painted } = await tab.evaluate(() => ({
    tasks: (window as unknown as { tasks: number[] }).tasks,
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

async function compare(dirs: string[], page: string, rounds: number): Promise<void> {
  const runs = new Map<string, Run[]>(dirs.map((dir) => [dir, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const dir of dirs) runs.get(dir)?.push(await measure(dir, page));
  }
  const ms = (values: number[]) =>
    `${Math.round(quantile(values, 0.5))} [${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}]`;
  report(
    `Long tasks at a quarter of the CPU's speed, ${page}, ms`,
    ['Build', 'Longest', 'All over 50 ms', 'First paint', 'App started', 'Runs'],
    [...runs].map(([dir, of]) => [
      basename(dir),
      ...(['longest', 'sum', 'painted', 'started'] as const).map((key) =>
        ms(of.map((run) => run[key])),
      ),
      String(of.length),
    ]),
  );
}

const beside = option('beside', '');
void compare(
  [option('dir', 'build'), ...(beside ? [beside] : [])],
  option('page', '/docs/steps/jwt'),
  Number(option('runs', '5')),
);
