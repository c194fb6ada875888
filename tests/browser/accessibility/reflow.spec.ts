import type { Page } from '@playwright/test';
import { expect, nextFrames, open, PAGE, pageKinds, test } from '../../support/page';
import { isFull } from '../../support/extent';
import { overflows, shifts, watchShifts } from '../../support/layout';

const everyWidth = Array.from({ length: 57 }, (_, step) => 320 + 20 * step);
const widths = isFull ? everyWidth : [320, 768, 1440];

for (const [kind, address] of Object.entries(pageKinds)) {
  for (const first of isFull ? [390, 1440] : [390]) {
    test(`the ${kind} fits every window, from ${first} px, and nothing shifts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: first, height: 900 });
      await watchShifts(page);
      await open(page, address);
      // Whoever scrolls down before the results are there sees the footer move.
      if (kind === 'search page')
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await nextFrames(page);

      await test.step('no layout shift while it loads and scrolls', async () => {
        for (const y of [300, 900, 2000, 0]) {
          await page.evaluate((top) => window.scrollTo(0, top), y);
          await shifts(page);
        }
        expect(await shifts(page)).toEqual([]);
      });
      await test.step('never wider than the window', async () => {
        expect(await overflows(page, widths)).toEqual([]);
      });
    });
  }
}

/** The fields on the open page for which iOS enlarges the page: their letters have less than 16 pixels. */
const smallFields = (page: Page) =>
  page
    .locator('textarea, select, input:not([type=checkbox], [type=radio], [type=hidden])')
    .evaluateAll((fields) => ({
      all: fields.length,
      small: fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).length,
    }));

test('the letters of all fields have 16 pixels or more on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of [
    '/',
    '/playground/',
    '/docs/intro/configuration/',
    '/docs/releases/overview/',
    '/docs/steps/jsonata_mop',
    '/search/?q=retry',
  ]) {
    await open(page, address);
    await expect.poll(() => smallFields(page), address).toMatchObject({ small: 0 });
    expect((await smallFields(page)).all, address).toBeGreaterThan(0);
  }
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await smallFields(page)).toMatchObject({ small: 0 });
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

test('only a matrix is wider than its column; on a phone, the rows of other tables are blocks', async ({
  page,
}) => {
  for (const address of ['/docs/deployment/deployment_api/', '/docs/handlers/', PAGE]) {
    await open(page, address);
    for (const width of [1440, 997, 700, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const others = (await cutOff(page)).filter((table) => table !== 'matrix');
      expect(others, `${address}, ${width} px wide`).toEqual([]);
    }
  }
  const table = page.getByRole('article').getByRole('table').first();
  const [first, second] = await table.getByRole('row').nth(1).getByRole('cell').all();
  const [above, below] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
  // The table keeps its roles, and each cell has the name of its column.
  const name = await table.getByRole('columnheader').nth(1).textContent();
  const label = await second?.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toMatch(new RegExp(`^"${name}: `));
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
