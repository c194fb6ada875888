import { expect, hydrated, open, test } from '../../tools/lib/page';

const DIAGRAM = '/docs/intro/detailed/';
const TITLE = 'The services of ACE 5 and what they rely on';

test('a diagram fits phones and desks, and opens large by mouse and keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, DIAGRAM);
  const figure = page.getByRole('figure').filter({ hasText: TITLE });
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

  const button = figure.getByRole('button', { name: `Enlarge the diagram: ${TITLE}` });
  const dialog = page.getByRole('dialog', { name: TITLE });
  await button.press('Enter');
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/^Developers work in ace-designer/);
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
    await page.goto(address);
    await hydrated(page);
    const cut = await page
      .locator('.strip, .strip *, .panel, .panel > *, .fields *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().right > innerWidth - 8)
          .map((one) => one.textContent),
      );
    expect(cut, address).toEqual([]);
  }
  await page.locator('.fields code', { hasText: '/transformUser' }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('/transformUser');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a diagram, a strip and a panel are there, without a button that does nothing', async ({
    page,
  }) => {
    await page.goto(DIAGRAM);
    await expect(page.getByRole('figure').locator('svg:visible').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeHidden();
    await page.goto('/docs/steps/jwt/');
    await expect(page.getByRole('img', { name: /^Steps: JWT/ })).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Algorithm' }).first()).toBeVisible();
  });
});
