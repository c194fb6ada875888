import type { Page } from '@playwright/test';
import { pageKinds } from '../support/pageKinds';
import { expect, open, test } from '../../tools/lib/page';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Records layout shifts from the first paint on. Call it before the page opens. */
async function watch(page: Page): Promise<void> {
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
async function shifts(page: Page): Promise<string[]> {
  // Two frames: an entry is reported only after its frame.
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: string[] }).shifts)),
        ),
      ),
  );
}

for (const width of [390, 1440]) {
  for (const [kind, address] of Object.entries(pageKinds)) {
    test(`the ${kind} has no layout shift while it loads and scrolls, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await watch(page);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      for (const y of [300, 900, 2000, 0]) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await shifts(page);
      }
      expect(await shifts(page)).toEqual([]);
    });
  }
}

test('a layout shift is detected', async ({ page }) => {
  await watch(page);
  await open(page, '/docs/steps/jwt/');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.querySelector('article')?.prepend(block);
  });
  await expect.poll(() => shifts(page)).not.toEqual([]);
});
