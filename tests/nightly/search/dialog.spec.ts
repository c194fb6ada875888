import { expect, open, test } from '../../support/page';
import { dialog, results, searchFor, status } from '../../support/box';

const start = '/docs/steps/jwt/';

test('the search box fills a window of up to 996 px', async ({ page }) => {
  for (const width of [320, 996]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, start);
    await searchFor(page, 'flow');
    await expect(results(page)).not.toHaveCount(0);
    const box = expect.poll(() => dialog(page).boundingBox());
    await box.toEqual({ x: 0, y: 0, width, height: 700 });
    const inner = dialog(page).locator('> *');
    expect(await inner.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 997, height: 700 });
  await searchFor(page, 'flow');
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBeLessThan(800);
});

test('each control of the search box has a visible focus indicator', async ({ page }) => {
  await open(page, start);
  await searchFor(page, 'zyxwvu');
  await expect(status(page)).toHaveText('No results found.');
  for (const control of [
    dialog(page).getByRole('button', { name: 'Clear' }),
    dialog(page).getByRole('button', { name: 'Cancel' }),
    dialog(page).getByRole('radio', { name: 'ACE 5' }),
    dialog(page).getByRole('link', { name: 'Search in ACE 4' }),
    dialog(page).getByRole('link', { name: 'Report a missing page' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    const outlined = await control.evaluate((element) => {
      const shown = element.closest('label') ?? element;
      return parseFloat(getComputedStyle(shown).outlineWidth) >= 2;
    });
    expect(outlined, `outline of ${String(control)}`).toBe(true);
  }
});
