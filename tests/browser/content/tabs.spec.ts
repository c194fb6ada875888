import type { Page } from '@playwright/test';
import groups from '../../../src/content/tabs/groups.json';
import { expect, open, test } from '../../support/page';

const address = '/docs/getting_started/quick_start_developers/';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name, exact: true, includeHidden: true });

/** The variant that is displayed first. */
const FIRST = groups.git.tabs['github-classic'];

test('a chosen variant is displayed, held in the address, and remembered on other pages', async ({
  page,
}) => {
  await open(page, address);
  await expect(panel(page, FIRST)).toBeVisible();
  await expect(panel(page, 'GitLab')).toBeHidden();
  await tab(page, 'GitLab').click();
  await expect(panel(page, 'GitLab')).toBeVisible();
  await expect(panel(page, FIRST)).toBeHidden();
  await expect(page).toHaveURL(`${address}?git=gitlab`);

  await open(page, '/docs/getting_started/setting_up_ace/connecting_git/');
  await expect(tab(page, 'GitLab')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'GitLab')).toBeVisible();
  await expect(panel(page, FIRST)).toBeHidden();

  await open(page, `${address}?git=azure`);
  await expect(panel(page, 'Azure'), 'the address goes before the choice').toBeVisible();
  await open(page, `${address}?git=beer`);
  await expect(panel(page, FIRST), 'an unknown variant').toBeVisible();
});

test('a stored choice is displayed before the scripts of the app run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ace.tabs', '{"git":"bitbucket"}'));
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(panel(page, 'Bitbucket')).toBeVisible();
  await expect(panel(page, FIRST)).toBeHidden();
  await expect(tab(page, 'Bitbucket')).toHaveAttribute('aria-selected', 'true');
});

test('the tabs work by the keyboard', async ({ page }) => {
  await open(page, address);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toHaveAttribute('tabindex', '-1');
});
