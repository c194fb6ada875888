import type { Page } from '@playwright/test';
import { pageKinds } from '../support/pageKinds';
import { expect, open, test } from '../../tools/lib/page';

const NARROWEST = 320;
const WIDEST = 1440;
const STEP = 20;

/** The window widths at which the open page overflows, each with the width of the page. */
async function overflows(page: Page, from: number, to: number): Promise<string[]> {
  const tooWide: string[] = [];
  for (let width = from; width <= to; width += STEP) {
    await page.setViewportSize({ width, height: 800 });
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (pageWidth > width) tooWide.push(`${width}: ${pageWidth}`);
  }
  return tooWide;
}

for (const [kind, address] of Object.entries(pageKinds)) {
  test(`the ${kind} is never wider than the window, from ${NARROWEST} to ${WIDEST} px`, async ({
    page,
  }) => {
    test.slow(); // resizes the window many times
    await page.setViewportSize({ width: NARROWEST, height: 800 });
    await open(page, address);
    expect(await overflows(page, NARROWEST, WIDEST)).toEqual([]);
  });
}

test('a page that is wider than the window is detected', async ({ page }) => {
  await page.setContent('<!doctype html><body style="margin: 0"><p style="width: 350px">wide');
  expect(await overflows(page, NARROWEST, 400)).toEqual(['320: 350', '340: 350']);
});

test('a wide table scrolls horizontally, also with the keyboard, and shades an edge with hidden content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/steps/jsonata_map/');
  const table = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
  const shades = () =>
    table
      .locator('..')
      .evaluate((edges) =>
        ['::before', '::after'].map((part) => getComputedStyle(edges, part).content !== 'none'),
      );
  await expect.poll(shades).toEqual([false, true]);
  await table.focus();
  await expect(table).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(1);
  await expect.poll(shades).toEqual([true, true]);
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(shades).toEqual([true, false]);
});
