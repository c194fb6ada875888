import type { Page } from '@playwright/test';
import { expect, blockRequests, open, test } from '../../../tools/lib/page';

const colorSwitch = (page: Page) =>
  page.getByRole('button', { name: 'Switch between dark and light mode' });

/** Brightness of the background of an element, from 0 to 255. */
async function background(page: Page, selector: string): Promise<number> {
  const color = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      let behind: Element | null = element;
      const of = (one: Element) => getComputedStyle(one).backgroundColor;
      while (behind?.parentElement && of(behind) === 'rgba(0, 0, 0, 0)') {
        behind = behind.parentElement;
      }
      return of(behind ?? element);
    });
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isLight = (page: Page) =>
  expect.poll(() => background(page, 'main'), 'brightness of the page').toBeGreaterThan(200);
const isDark = (page: Page) =>
  expect.poll(() => background(page, 'main'), 'brightness of the page').toBeLessThan(60);

test('the site is in light mode by default, even if the system prefers dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/');
  await isLight(page);
  await expect(colorSwitch(page)).toHaveAccessibleName(/currently light mode/);
});

test('the switch offers dark, system and light, and the choice persists after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/');
  await colorSwitch(page).click();
  await isDark(page);
  await page.reload();
  await isDark(page);
  await expect(colorSwitch(page)).toHaveAccessibleName(/currently dark mode/);
  await colorSwitch(page).click();
  await expect(colorSwitch(page)).toHaveAccessibleName(/currently system mode/);
  await isDark(page);
  await page.reload();
  await isDark(page);
  await expect(colorSwitch(page)).toHaveAccessibleName(/currently system mode/);
  // In system mode, the page follows the system while it is open.
  await page.emulateMedia({ colorScheme: 'light' });
  await isLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await isDark(page);
  await colorSwitch(page).click();
  await isLight(page);
  await page.reload();
  await isLight(page);
  await expect(colorSwitch(page)).toHaveAccessibleName(/currently light mode/);
});

for (const [name, choose] of [
  ['light', () => Promise.resolve()],
  ['dark', (page: Page) => colorSwitch(page).click()],
] as const) {
  // While the style sheets are blocked, the page is in its state before the first frame.
  test(`the colours are ${name} from the first frame`, async ({ page }) => {
    await open(page, '/docs/');
    await choose(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', name);
    const release = await blockRequests(page, /\.css$/);
    await page.goto('/docs/steps/jwt/', { waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', name, { timeout: 1000 });
    release();
    await (name === 'dark' ? isDark(page) : isLight(page));
  });
}

test('a change of the colour mode is applied in other tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/docs/');
  await open(other, '/docs/support/faq/');
  await colorSwitch(page).click();
  await isDark(other);
  await expect(colorSwitch(other)).toHaveAccessibleName(/currently dark mode/);
  await colorSwitch(page).click();
  await expect(colorSwitch(other)).toHaveAccessibleName(/currently system mode/);
  await other.reload();
  await expect(colorSwitch(other)).toHaveAccessibleName(/currently system mode/);
});

test('code is dark in both colour modes', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/');
  await isLight(page);
  expect(await background(page, 'article pre code')).toBeLessThan(60);
  await colorSwitch(page).click();
  await isDark(page);
  expect(await background(page, 'article pre code')).toBeLessThan(60);
});
