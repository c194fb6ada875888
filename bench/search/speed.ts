import type { Browser, Page } from '@playwright/test';
import { throttleCpu } from '../support/browser';
import { table } from '../support/report';
import { type Line, SLOW_LINE } from '../support/serve';
import { median, rounded, spread, tail } from '../support/stats';
import { firstResult, type LongTasks, longTasks } from './drive';
import type { EngineName, Interface } from './engines';
import { openPage, type ServedEngine } from './site';

const COLD_RUNS = 5;
const TASK_RUNS = 3;
const SLOWDOWN = 4;
const TYPED_QUERIES = 3;
const SETTLE = 500;

/** The samples of each engine. */
type Samples<Sample> = ReadonlyMap<EngineName, Sample[]>;

/**
 * Runs a measurement on the engines that have an interface, in turns, several times; the first run is a warm-up and is
 * not counted.
 */
async function alternated<Sample>(
  engines: readonly ServedEngine[],
  runs: number,
  measure: (served: ServedEngine, ui: Interface) => Promise<Sample>,
): Promise<Samples<Sample>> {
  const samples = new Map<EngineName, Sample[]>();
  for (let run = 0; run <= runs; run++) {
    for (const served of engines) {
      const { name, interface: ui } = served.engine;
      if (!ui) continue;
      const sample = await measure(served, ui);
      if (run > 0) samples.set(name, [...(samples.get(name) ?? []), sample]);
    }
  }
  return samples;
}

async function withPage<T>(
  browser: Browser,
  served: ServedEngine,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await openPage(browser, served, 'ace5');
  try {
    await page.waitForTimeout(SETTLE);
    return await work(page);
  } finally {
    served.server.setLine(undefined);
    await page.context().close();
  }
}

function coldStarts(
  browser: Browser,
  engines: readonly ServedEngine[],
  query: string,
  line?: Line,
): Promise<Samples<number>> {
  return alternated(engines, COLD_RUNS, (served, ui) =>
    withPage(browser, served, async (page) => {
      served.server.setLine(line);
      return (await firstResult(page, ui, query)).elapsed;
    }),
  );
}

function typingTasks(
  browser: Browser,
  engines: readonly ServedEngine[],
  queries: readonly string[],
): Promise<Samples<LongTasks>> {
  return alternated(engines, TASK_RUNS, (served, ui) =>
    withPage(browser, served, async (page) => {
      await throttleCpu(page, SLOWDOWN);
      return longTasks(page, ui, queries);
    }),
  );
}

type Keystrokes = { load: number; first: number[]; second: number[] };

/** The time of each keystroke in the engine, without its interface: a first and a second pass. */
function keystrokes(
  browser: Browser,
  served: ServedEngine,
  prefixes: readonly string[],
): Promise<Keystrokes> {
  return withPage(browser, served, async (page) => {
    await served.engine.install(page, 'ace5');
    return page.evaluate(
      async ({ texts, limit }) => {
        const time = async (work: () => Promise<unknown>) => {
          const start = performance.now();
          await work();
          return performance.now() - start;
        };
        const pass = async () => {
          const times: number[] = [];
          for (const text of texts) {
            times.push(await time(() => window.benchEngine.search(text, limit)));
          }
          return times;
        };
        const load = await time(() => window.benchEngine.load());
        return { load, first: await pass(), second: await pass() };
      },
      { texts: [...prefixes], limit: served.engine.shown },
    );
  });
}

function shortTask(values: readonly number[]): string {
  if (values.length === 0) return '-';
  return median(values) === 0
    ? `below 50, at most ${rounded(Math.max(...values))}`
    : spread(values);
}

/**
 * Times by engine, in milliseconds.
 * @param titles queries that every engine answers
 * @param prefixes the query after each key press
 */
export async function speedTable(
  browser: Browser,
  engines: readonly ServedEngine[],
  titles: readonly string[],
  prefixes: readonly string[],
): Promise<string> {
  const [title = ''] = titles;
  const local = await coldStarts(browser, engines, title);
  const slow = await coldStarts(browser, engines, title, SLOW_LINE);
  const tasks = await typingTasks(browser, engines, titles.slice(0, TYPED_QUERIES));
  const rows: string[][] = [];
  for (const served of engines) {
    const { name } = served.engine;
    const { load, first, second } = await keystrokes(browser, served, prefixes);
    const times = (samples: Samples<number>) =>
      samples.has(name) ? spread(samples.get(name) ?? []) : '-';
    rows.push([
      name,
      times(local),
      times(slow),
      shortTask((tasks.get(name) ?? []).map(({ longest }) => longest)),
      tasks.has(name) ? spread((tasks.get(name) ?? []).map(({ sum }) => sum)) : '-',
      rounded(load),
      tail(first),
      tail(second),
    ]);
  }
  return table(
    [
      'engine',
      'first result, local',
      `first result, ${SLOW_LINE.roundTripMs} ms and ${SLOW_LINE.megabits} Mbit/s`,
      `longest main-thread task, ${SLOWDOWN}x slower processor`,
      'all tasks over 50 ms',
      'engine: load',
      `engine: keystroke, first pass of ${prefixes.length}, p50 / p99`,
      'engine: second pass',
    ],
    rows,
  );
}
