import type { Browser, Page } from '@playwright/test';
import { countNodes } from '../../tests/support/weight';

/** One view of a page; times in milliseconds. */
export type View = {
  /** First contentful paint. */
  paint: number;
  /** Largest contentful paint when the page is idle: its text can be read. */
  text: number;
  /** The part of all tasks of the main thread that is over 50 ms, and the longest task. */
  blocked: number;
  longest: number;
  /** Main thread until the first paint: styles and layout, and scripts. */
  style: number;
  script: number;
  /** Elements of the page when it is idle. */
  elements: number;
  /** Bytes of the style sheets that block the first paint, and the number of their rules. */
  css: number;
  rules: number;
};

/** A phone on a slow line, applied by the browser and not simulated. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const IDLE = 1200;

type Seen = { paints: number[]; tasks: number[] };
type TraceEvent = { name: string; ph: string; pid: number; ts: number; dur: number };

/** Records paints and long tasks; runs in the page before its own scripts. */
function observe(): void {
  const seen: Seen = { paints: [], tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((entries) => {
    seen.paints.push(...entries.getEntries().map(({ startTime }) => startTime));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((entries) => {
    seen.tasks.push(...entries.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Reads what the page recorded. */
function read(): Pick<View, 'paint' | 'text' | 'blocked' | 'longest' | 'css'> {
  const { paints, tasks } = (window as unknown as { seen: Seen }).seen;
  const blocking = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
  );
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    text: paints.at(-1) ?? NaN,
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longest: Math.max(0, ...tasks),
    css: blocking
      .filter(({ name }) => name.includes('.css'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** Milliseconds of some events of the page's process until its first paint. */
function untilPaint(trace: readonly TraceEvent[], names: readonly string[]): number {
  const paint = trace.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  return trace
    .filter(({ name, ph, pid, ts }) => {
      return names.includes(name) && ph === 'X' && pid === paint?.pid && ts <= paint.ts;
    })
    .reduce((sum, { dur }) => sum + dur / 1000, 0);
}

async function throttle(page: Page, cpu: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/**
 * Opens a page with an empty cache on a slow phone, and measures until it is idle.
 * @param cpu how many times slower the processor is
 */
export async function measureView(browser: Browser, url: string, cpu: number): Promise<View> {
  const context = await browser.newContext(PHONE);
  // tsx wraps inner functions with a helper, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  await throttle(page, cpu);
  await page.addInitScript(observe);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'loading', 'blink.user_timing'],
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.waitForTimeout(IDLE);
  const seen = { ...(await page.evaluate(read)), ...(await countNodes(page)) };
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await context.close();
  return {
    ...seen,
    style: untilPaint(trace.traceEvents, ['UpdateLayoutTree', 'Layout']),
    script: untilPaint(trace.traceEvents, ['EvaluateScript', 'FunctionCall']),
  };
}
