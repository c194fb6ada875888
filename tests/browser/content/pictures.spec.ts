import { expect, open, test } from '../../support/page';

test('a diagram has a form for phones, and one for desks that opens large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/docs/intro/detailed/');
  const figure = page.getByRole('article').locator('figure:has(svg[width])').first();
  const picture = figure.locator('div > svg[width]').filter({ visible: true });
  const button = figure.getByRole('button', { name: /^Enlarge the diagram: / });
  const width = async (of = picture) => (await of.boundingBox())?.width ?? 0;
  await expect(picture).toHaveCount(1);
  expect(await width()).toBeLessThan(320);
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => width()).toBeGreaterThan(320);
  await expect(picture).toHaveCount(1);

  const dialog = page.getByRole('dialog');
  await button.press('Enter');
  const large = dialog.locator('svg').filter({ visible: true });
  await expect.poll(() => width(large)).toBeGreaterThan(1.25 * (await width()));
  const caption = (await figure.locator('figcaption').textContent()) ?? '';
  for (const part of [large, dialog.getByText(caption)])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await button.click();
  await page.mouse.click(5, 450);
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
