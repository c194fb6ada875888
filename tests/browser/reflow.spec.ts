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

/** The tables on the open page whose content does not fit; for a matrix, that it is one. */
const cutOff = (page: Page) =>
  page.getByRole('article').evaluate((article) =>
    [...article.querySelectorAll('table')].flatMap((table) => {
      const frame = table.parentElement;
      if (!frame || frame.scrollWidth <= frame.clientWidth) return [];
      return [table.dataset['layout'] ?? table.textContent.slice(0, 40)];
    }),
  );

test('only a matrix is wider than its column', async ({ page }) => {
  for (const address of [
    '/docs/steps/jwt/',
    '/docs/deployment/deployment_api/',
    '/docs/handlers/',
  ]) {
    await open(page, address);
    for (const width of [320, 390, 700, 997, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const others = (await cutOff(page)).filter((table) => table !== 'matrix');
      expect(others, `${address}, ${width} px wide`).toEqual([]);
    }
  }
});

test('on a phone the rows of a table are blocks with labels, and keep their roles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/steps/jwt/');
  const table = page.getByRole('table').filter({ hasText: 'What you see' });
  const row = table.getByRole('row', { name: 'Every token is invalid' });
  const cells = row.getByRole('cell');
  await expect(cells).toHaveCount(3);
  const [first, second] = await Promise.all([
    cells.nth(0).boundingBox(),
    cells.nth(1).boundingBox(),
  ]);
  expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
  const label = await cells
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''));
  expect(label).toMatch(/^Why: /);
  await expect(table.getByRole('columnheader')).toHaveText(['What you see', 'Why', 'What to do']);
});

test('a matrix scrolls sideways, also with the keyboard, and its first column stays in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/handlers/');
  const matrix = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
  const marks = () =>
    matrix.evaluate(({ dataset }) => ['hiddenLeft', 'hiddenRight'].map((edge) => edge in dataset));
  const name = matrix.locator('tbody tr > :first-child').first();
  await expect.poll(marks).toEqual([false, true]);
  const before = await name.boundingBox();
  await matrix.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(marks).toEqual([true, true]);
  await matrix.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(marks).toEqual([true, false]);
  expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? NaN, 0);
});
