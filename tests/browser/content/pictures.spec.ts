import { diagrams } from '../../../src/content/diagrams';
import { expect, open, test } from '../../support/page';

test('a diagram fits phones and desks, and opens large by mouse and keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/docs/intro/detailed/');
  const figure = page
    .getByRole('figure')
    .filter({ has: page.locator('svg[width]') })
    .first();
  const titles = Object.values(diagrams()).map(({ title }) => title);
  const pictures = figure.locator('div > svg[width]');
  const shown = () =>
    pictures.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()),
    );
  const narrow = await shown();
  expect(narrow).toHaveLength(1);
  expect(narrow[0]?.right).toBeLessThanOrEqual(320);
  expect(narrow[0]?.height).toBeGreaterThan(narrow[0]?.width ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await shown();
  expect(wide).toHaveLength(1);
  expect(wide[0]?.width).toBeGreaterThan(wide[0]?.height ?? 0);

  const button = figure.getByRole('button', { name: /^Enlarge the diagram: / });
  const dialog = page.getByRole('dialog');
  await button.press('Enter');
  await expect(dialog).toHaveAccessibleName(/\w/);
  expect(titles).toContain((await button.getAttribute('aria-label'))?.replace(/^.*?: /, ''));
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/\w/);
  const large = await dialog.locator('svg').boundingBox();
  expect(large?.width).toBeGreaterThan(wide[0]?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await pictures.first().click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('strips and panels wrap on a phone, and a value is selected as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of [
    '/docs/steps/condition/',
    '/docs/getting_started/quick_start_developers/',
  ]) {
    await open(page, address);
    const cut = await page
      .locator('.strip, .strip *, .panel, .panel > *, .fields *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().right > innerWidth - 8)
          .map((one) => one.textContent),
      );
    expect(cut, address).toEqual([]);
  }
  const value = page.locator('.fields code').filter({ visible: true }).first();
  await value.click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await value.textContent());
});
