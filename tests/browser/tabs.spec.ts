import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/lib/page';

const address = '/docs/getting_started/quick_start_developers/';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name, exact: true, includeHidden: true });

test('a chosen variant is displayed, held in the address, and remembered on other pages', async ({
  page,
}) => {
  await open(page, address);
  await expect(panel(page, 'GitHub, classic token')).toBeVisible();
  await expect(panel(page, 'GitLab')).toBeHidden();
  await tab(page, 'GitLab').click();
  await expect(panel(page, 'GitLab')).toBeVisible();
  await expect(panel(page, 'GitHub, classic token')).toBeHidden();
  await expect(page).toHaveURL(`${address}?git=gitlab`);

  await open(page, '/docs/getting_started/setting_up_ace/connecting_git/');
  await expect(tab(page, 'GitLab')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'GitLab')).toBeVisible();
  await expect(panel(page, 'GitHub, classic token')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('ace.tabs'))).toBe('{"git":"gitlab"}');

  await open(page, `${address}?git=azure`);
  await expect(panel(page, 'Azure DevOps'), 'the address goes before the choice').toBeVisible();
  await open(page, `${address}?git=beer`);
  await expect(panel(page, 'GitHub, classic token'), 'an unknown variant').toBeVisible();
});

test('a stored choice is displayed before the scripts of the app run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ace.tabs', '{"git":"bitbucket"}'));
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(panel(page, 'Bitbucket')).toBeVisible();
  await expect(panel(page, 'GitHub, classic token')).toBeHidden();
  await expect(tab(page, 'Bitbucket')).toHaveAttribute('aria-selected', 'true');
});

test('the tabs work by the keyboard', async ({ page }) => {
  await open(page, address);
  await tab(page, 'GitHub, classic token').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'GitLab')).toBeFocused();
  await expect(panel(page, 'GitLab')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'GitHub, fine-grained token')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'GitLab')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(panel(page, 'GitHub, classic token')).toBeVisible();
  await expect(tab(page, 'GitLab')).toHaveAttribute('tabindex', '-1');
});

test('in print all variants are displayed, each below its label', async ({ page }) => {
  await open(page, address);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['GitHub, classic token', 'GitLab']) {
    await expect(panel(page, name)).toBeVisible();
    await expect(panel(page, name).getByText(name, { exact: true })).toBeVisible();
  }
  await expect(tab(page, 'GitLab')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all variants are displayed, each below its label, and code has no buttons', async ({
    page,
  }) => {
    await page.goto(address);
    for (const name of ['GitHub, classic token', 'GitLab', 'curl', 'HTTP']) {
      await expect(panel(page, name).locator('strong').first()).toHaveText(name);
      await expect(panel(page, name).locator('strong').first()).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('.theme-code-block button:visible')).toHaveCount(0);
  });
});
