import type { Page } from '@playwright/test';
import { expect, nextFrames, open, test } from '../../support/page';
import { PAGE, pageKinds } from '../../support/pages';
import { expectNoViolations } from '../../support/axe';
import { dialog, input } from '../../support/box';
import { isFull } from '../../support/extent';
import { overflows, shifts, watchShifts } from '../../support/layout';
import { widths as inspected } from '../../support/states';
import { modes } from '../../support/tokens';

const everyWidth = Array.from({ length: 57 }, (_, step) => 320 + 20 * step);
const widths = isFull ? everyWidth : [320, 768, 900, 1440];

const pages = {
  ...pageKinds,
  playground: '/playground/',
  introduction: '/docs/',
  'accessibility page': '/accessibility/',
  'privacy page': '/privacy/',
};
/** Their layout is that of another page. */
const atNight = /^(?:page of|topic|not-found|introduction|accessibility|privacy)/;
const tried = Object.entries(pages).filter(([kind]) => isFull || !atNight.test(kind));

for (const [index, [kind, address]] of tried.entries()) {
  for (const first of isFull ? [390, 1440] : [390]) {
    test(`the ${kind}, first ${first} px wide, fits, keeps its place and has no violation`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: first, height: 900 });
      await watchShifts(page);
      await open(page, address);
      // Whoever scrolls down before the results are there sees the footer move.
      if (kind === 'search page') await expect(page.locator('main ol > li').first()).toBeVisible();
      if (kind === 'playground') await expect(page.getByText(/^Evaluated/)).toBeVisible();
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
      // By day in one mode and one width. At night, nightly/axe.spec.ts checks the other pages and open states, too.
      await test.step('no axe violation', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const sample = index % 2;
        const some = <Item>(all: readonly Item[]) => (isFull ? all : all.slice(sample).slice(0, 1));
        await expectNoViolations(page, some(modes), some(inspected));
      });
      await test.step('iOS enlarges it for no field, and the search box fills the window', async () => {
        await page.setViewportSize({ width: 390, height: 800 });
        await page.keyboard.press('ControlOrMeta+k');
        await expect(input(page)).toBeVisible();
        const window = { x: 0, y: 0, width: 390, height: 800 };
        await expect.poll(() => dialog(page).boundingBox(), 'search box').toEqual(window);
        const small = await page
          .locator('textarea, select, input:not([type=checkbox], [type=radio], [type=hidden])')
          .evaluateAll((fields) =>
            fields
              .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
              .map(({ outerHTML }) => outerHTML),
          );
        expect(small).toEqual([]);
      });
    });
  }
}

/** The tables on the open page whose content does not fit. */
const cutOff = (page: Page) =>
  page.getByRole('article').evaluate((article) =>
    [...article.querySelectorAll('table')].flatMap((table) => {
      const frame = table.parentElement;
      if (!frame || frame.scrollWidth <= frame.clientWidth) return [];
      return [table.textContent.slice(0, 40)];
    }),
  );

test('tables fit their column: in a narrow one, rows become blocks', async ({ page }) => {
  for (const address of ['/docs/deployment/deployment_api/', '/docs/handlers/', PAGE]) {
    await open(page, address);
    for (const width of [1440, 997, 700, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOff(page), `${address}, ${width} px wide`).toEqual([]);
    }
  }
  // Each cell has the name of its column.
  const table = page.getByRole('article').getByRole('table').first();
  const name = await table.getByRole('columnheader').nth(1).textContent();
  const cell = table.getByRole('row').nth(1).getByRole('cell').nth(1);
  const label = await cell.evaluate((one) => getComputedStyle(one, '::before').content);
  expect(label).toMatch(new RegExp(`^"${name}: `));
});
