import type { Page } from '@playwright/test';
import { nextFrames } from './page';

/** The window widths at which the open page is wider than the window, each with the width of the page. */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const tooWide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await nextFrames(page);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (pageWidth > width) tooWide.push(`${width}: ${pageWidth}`);
  }
  return tooWide;
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Records layout shifts from the first paint on. Call it before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : 'text',
        );
        shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far that no input caused: score and elements. */
export async function shifts(page: Page): Promise<string[]> {
  // Two frames: an entry is reported only after its frame.
  await nextFrames(page);
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
