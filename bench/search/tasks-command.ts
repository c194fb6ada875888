import type { Browser } from '@playwright/test';
import { launchBrowser, newPage, throttleCpu } from '../support/browser';
import { table } from '../support/report';
import { serveSite } from '../support/serve';
import { rounded, spread } from '../support/stats';
import { placeOfOpener, typeQueries } from './drive';
import { oursInBrowser } from './ours-in-browser';
import { loadQueries } from './queries';
import { type Task, traceTasks } from './trace';
import { titleQueries } from './typing';

// npm run bench:search-tasks: the tasks of the main thread from the pointer on the search button to the results of three
// titles, typed at 80 ms a key at an applied 4x slowdown; then the tasks over 50 ms of the last run with their causes.
//   --dir DIR      a build of the site; default: build
//   --beside DIR   another one, measured in turns
//   --runs NUMBER  default: 5

const SLOWDOWN = 4;
const LONG = 50;
const CAUSES = 4;

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || fallback;
}

async function measure(browser: Browser, dir: string, titles: readonly string[]): Promise<Task[]> {
  const engine = oursInBrowser(dir);
  const { interface: ui } = engine;
  if (!ui) throw new Error('The search has no interface.');
  const server = await serveSite(dir);
  const page = await newPage(browser);
  try {
    await page.goto(server.origin + engine.page('ace5'), { waitUntil: 'networkidle' });
    const at = await placeOfOpener(page, ui);
    // The page's own start does not count, however long it takes.
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(500);
    await throttleCpu(page, SLOWDOWN);
    return await traceTasks(browser, () => typeQueries(page, ui, titles, at));
  } finally {
    await page.context().close();
    await server.close();
  }
}

const longOnes = (tasks: readonly Task[], time: 'duration' | 'cpu') =>
  tasks.map((task) => task[time]).filter((ms) => ms > LONG);

function summary(dir: string, runs: readonly Task[][]): string[] {
  const of = (time: 'duration' | 'cpu') => {
    const all = runs.map((tasks) => longOnes(tasks, time));
    return [
      spread(all.map((ms) => Math.max(0, ...ms))),
      spread(all.map((ms) => ms.reduce((sum, one) => sum + one, 0))),
    ];
  };
  return [dir, ...of('duration'), ...of('cpu')];
}

async function main(): Promise<void> {
  const dirs = [option('dir', 'build'), option('beside', '')].filter(Boolean);
  const titles = titleQueries(loadQueries('ace5', 'tuning')).slice(0, 3);
  const browser = await launchBrowser();
  const runs = new Map<string, Task[][]>(dirs.map((dir) => [dir, []]));
  for (let run = 0; run < Number(option('runs', '5')); run += 1) {
    for (const dir of dirs) runs.get(dir)?.push(await measure(browser, dir, titles));
  }
  await browser.close();
  const heads = [
    'build',
    'longest',
    'all over 50 ms',
    'longest, CPU time',
    'all over 50 ms, CPU time',
  ];
  console.log(
    table(
      heads,
      [...runs].map(([dir, of]) => summary(dir, of)),
    ),
  );
  for (const [dir, of] of runs) {
    const long = (of.at(-1) ?? []).filter(({ duration }) => duration > LONG);
    const rows = long.map(({ start, duration, cpu, causes }) => [
      ...[start, duration, cpu].map(rounded),
      causes
        .slice(0, CAUSES)
        .map(([name, ms]) => `${name} ${rounded(ms)}`)
        .join(', '),
    ]);
    console.log(
      `\n${dir}\n\n${table(['at, ms', 'task, ms', 'CPU time', 'causes, CPU time'], rows)}`,
    );
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
