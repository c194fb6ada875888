import type { Browser } from '@playwright/test';

/** One view of a page, in milliseconds. */
export type View = {
  /** First contentful paint. */
  paint: number;
  /** Largest contentful paint when the page is idle: its text can be read. */
  text: number;
  /** The part of all tasks of the main thread that is over 50 ms, and the longest task. */
  blocked: number;
  longest: number;
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
const SLOWER_PROCESSOR = 4;
const IDLE = 1200;

type Seen = { paints: number[]; tasks: number[] };

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
function read(): View {
  const { paints, tasks } = (window as unknown as { seen: Seen }).seen;
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    text: paints.at(-1) ?? NaN,
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longest: Math.max(0, ...tasks),
  };
}

/** Opens a page with an empty cache on a slow phone, and measures until it is idle. */
export async function measureView(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext(PHONE);
  // tsx wraps inner functions with a helper, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.waitForTimeout(IDLE);
  const view = await page.evaluate(read);
  await context.close();
  return view;
}
