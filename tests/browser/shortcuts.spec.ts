import type { Page } from '@playwright/test';
import { expect, open, searchFor, test } from '../../tools/lib/page';

const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });

test('"?" shows the shortcuts, and those of a single key can be turned off', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('?');
  await expect(shortcuts(page)).toContainText('Open the search');
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toHaveCount(0);

  const box = await searchFor(page, '');
  await box.getByRole('searchbox').pressSequentially('a?');
  await expect(shortcuts(page)).toHaveCount(0);
  await box.getByRole('button', { name: 'All shortcuts' }).click();
  await expect(search(page)).toHaveCount(0);
  await shortcuts(page).getByRole('checkbox').uncheck();
  await shortcuts(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await open(page, '/docs/steps/jwt/');
  for (const key of ['?', '/']) await page.keyboard.press(key);
  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('searchbox')).toHaveValue('');
  await search(page).getByRole('button', { name: 'All shortcuts' }).click();
  await shortcuts(page).getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(search(page)).toBeVisible();
});
