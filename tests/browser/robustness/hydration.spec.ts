import { expect, hydrated, test } from '../../support/page';
import { app, blockRequests } from '../../support/network';

test('text that is typed into the search page before hydration is kept', async ({ page }) => {
  const release = await blockRequests(page, app);
  await page.goto('/search/', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('retry');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('retry');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=retry/);
});
