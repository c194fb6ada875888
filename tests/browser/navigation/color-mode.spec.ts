import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/page';
import { NEXT, PAGE } from '../../support/pages';
import { blockRequests } from '../../support/network';
import { brightness } from '../../support/readings';

const colorSwitch = (page: Page) =>
  page.getByRole('button', { name: 'Switch between dark and light mode' });

const background = (page: Page) =>
  expect.poll(() => brightness(page.locator('html'), 'background-color'), 'of the page');
const isLight = (page: Page) => background(page).toBeGreaterThan(200);
const isDark = (page: Page) => background(page).toBeLessThan(60);

test('the site is light; dark, system and light are offered, and kept', async ({ page }) => {
  const isIn = (mode: string) =>
    expect(colorSwitch(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PAGE);
  await isLight(page);
  await isIn('light');
  const code = page.getByRole('article').locator('pre');
  expect(await brightness(code, 'background-color'), 'code').toBeLessThan(60);
  await colorSwitch(page).click();
  await isDark(page);
  await test.step('the chosen colors are there from the first frame', async () => {
    // While the style sheets are blocked, the page is in its state before the first frame.
    const release = await blockRequests(page, /\.css$/);
    await page.goto(NEXT, { waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await isDark(page);
    await isIn('dark');
  });
  await colorSwitch(page).click();
  await isIn('system');
  await page.reload();
  await isDark(page);
  await isIn('system');
  // In system mode, the page follows the system while it is open.
  await page.emulateMedia({ colorScheme: 'light' });
  await isLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await isDark(page);
  await colorSwitch(page).click();
  await isIn('light');
  await isLight(page);
});
