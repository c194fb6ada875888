import type { Page } from '@playwright/test';
import { expect, test, title } from '../../tools/lib/page';

test.use({ javaScriptEnabled: false });

test('without JavaScript a page shows its text, its code and its breadcrumbs', async ({ page }) => {
  await page.goto('/docs/steps/jsonata_map/');
  await expect(page).toHaveTitle('JSONATA Map | ACE Documentation');
  await expect(title(page)).toHaveText('JSONATA Map');
  await expect(page.getByRole('article').locator('pre').first()).toBeVisible();
  await expect(page.getByRole('article').locator('pre').first()).toContainText(/\w/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Steps');
});

test('without JavaScript code is highlighted on a dark background', async ({ page }) => {
  await page.goto('/docs/steps/jsonata_map/');
  const code = page.getByRole('article').locator('pre').first();
  await expect(code).toHaveCSS('background-color', 'rgb(17, 28, 36)');
  await expect(code.locator('.token.property').first()).toHaveCSS('color', 'rgb(111, 214, 192)');
});

test('without JavaScript the sidebar links to the pages of the section', async ({ page }) => {
  await page.goto('/docs/steps/jwt/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'REST HTTP' }).click();
  await expect(page).toHaveURL('/docs/steps/rest_http/');
  await expect(title(page)).toHaveText('REST HTTP');
});

test('without JavaScript links lead to other pages and to the other version', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Look up a step' }).click();
  await expect(title(page)).toHaveText('Flow step overview');
  await page.getByRole('button', { name: 'ACE 5' }).hover();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'ACE 4', exact: true })
    .click();
  await expect(page).toHaveURL('/docs/ace4/steps/steps_intro/');
  await expect(page.getByRole('article')).toContainText('Version: ACE 4');
});

test('without JavaScript old addresses still redirect', async ({ page }) => {
  await page.goto('/docs/ace5/steps/jwt/');
  await expect(page).toHaveURL('/docs/steps/jwt/');
  await expect(title(page)).toHaveText('JWT');
});

test('without JavaScript an unknown address shows links to both versions', async ({ page }) => {
  await page.goto('/docs/steps/jsonata/');
  await expect(title(page)).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'ACE 4 documentation' }).click();
  await expect(page).toHaveURL('/docs/ace4/');
});

/** The visible controls that do nothing without scripts. */
const dead = (page: Page) =>
  page
    .locator('button:not([type="submit"]), input:not([type="hidden"], main li input), select')
    .filter({ visible: true });

test.describe('without JavaScript, where the browser prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('pages are dark, no control is dead, and the search leads to lists of all pages', async ({
    page,
  }) => {
    for (const address of ['/', '/docs/steps/steps_intro/', '/docs/releases/overview/']) {
      await page.goto(address);
      await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 23, 29)');
      await expect(page.locator('.navbar__logo img').filter({ visible: true })).toHaveAttribute(
        'src',
        '/img/mark-dark.svg',
      );
      await expect(dead(page), address).toHaveCount(address === '/' ? 3 : 0);
    }
    await page.getByRole('button', { name: 'Search...' }).click();
    await expect(page).toHaveURL('/search/?v=ace5');
    await expect(dead(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toBeHidden();
    await expect(page.getByRole('link', { name: 'ACE 4: all steps' })).toBeVisible();
    await page.getByRole('link', { name: 'ACE 5: all pages by topic' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Authentication/ })
      .click();
    await page.getByRole('main').getByRole('link', { name: 'JWT', exact: true }).click();
    await expect(title(page)).toHaveText('JWT');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the navbar and the pages of the section need no menu', async ({ page }) => {
    await page.goto('/docs/steps/jwt/');
    await expect(dead(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Support');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBe(390);
    await page.getByText('On this page').filter({ visible: true }).click();
    await expect(page.getByRole('link', { name: 'Prerequisites' }).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'REST HTTP' })
      .click();
    await expect(title(page)).toHaveText('REST HTTP');
    await page.getByRole('button', { name: 'ACE 5' }).hover();
    await page.getByRole('link', { name: 'ACE 4', exact: true }).click();
    await expect(page).toHaveURL('/docs/ace4/steps/rest_http/');
  });
});
