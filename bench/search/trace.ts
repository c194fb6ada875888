import type { Browser } from '@playwright/test';

/** An event of Chromium's tracing, times in microseconds; `tdur` is the time that the thread was running. */
type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; elementCount?: number; data?: { type?: string; functionName?: string } };
};

/** A task of the main thread, in milliseconds. */
export type Task = {
  /** From the beginning of the trace. */
  start: number;
  duration: number;
  /** The part of the duration for which the thread was running: other processes do not count. */
  cpu: number;
  /** What took the CPU time, longest first; without the time of what it called. */
  causes: [name: string, ms: number][];
};

const CATEGORIES = ['devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'];

type Complete = TraceEvent & { dur: number };
const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
const isTask = ({ name, cat }: TraceEvent) =>
  name === 'RunTask' && cat.includes('devtools.timeline');

/** The complete events of the busiest main thread of a page, in the order of their start. */
function mainThread(events: readonly TraceEvent[]): Complete[] {
  const mains = events.flatMap((event) =>
    event.name === 'thread_name' && event.args?.name === 'CrRendererMain' ? threadOf(event) : [],
  );
  const of = (thread: string) => events.filter((event) => threadOf(event) === thread);
  const [busiest = []] = mains.map(of).sort((one, other) => other.length - one.length);
  return busiest
    .filter((event): event is Complete => event.ph === 'X' && event.dur !== undefined)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
}

const cpuTime = ({ tdur, dur }: Complete) => (tdur ?? dur) / 1000;

function nameOf({ name, args }: TraceEvent): string {
  const detail = args?.data?.type ?? args?.data?.functionName ?? args?.elementCount;
  return detail === undefined ? name : `${name} ${detail}`;
}

/** The CPU time of each event without the events in it, by name, in milliseconds. */
function causesOf(events: readonly Complete[]): [string, number][] {
  const own = new Map<string, number>();
  const open: Complete[] = [];
  const add = (event: Complete, time: number) =>
    own.set(nameOf(event), (own.get(nameOf(event)) ?? 0) + time);
  for (const event of events) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(parent, -cpuTime(event));
    add(event, cpuTime(event));
    open.push(event);
  }
  return [...own].sort(([, one], [, other]) => other - one);
}

/** Traces what a page does, and returns the tasks of its main thread. */
export async function traceTasks(browser: Browser, act: () => Promise<void>): Promise<Task[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  );
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const thread = mainThread(events);
  const begin = thread[0]?.ts ?? 0;
  return thread.filter(isTask).map((task) => {
    const inside = thread.filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur);
    return {
      start: (task.ts - begin) / 1000,
      duration: task.dur / 1000,
      cpu: cpuTime(task),
      causes: causesOf(inside),
    };
  });
}
