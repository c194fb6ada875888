import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../support/page';
import { PAGE } from '../../support/pages';
import { title } from '../../support/parts';
import { app, blockRequests } from '../../support/network';

/** Opens a page and blocks its app. The returned function releases the app and waits for hydration. */
async function openBeforeHydration(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await blockRequests(page, app);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return async () => {
    release();
    await hydrated(page);
  };
}

test('a checkbox that is selected before hydration stays selected', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/docs/guides/how_to_migrate_from_ace4/');
  const box = page.getByRole('checkbox').first();
  await box.dispatchEvent('click');
  await hydrate();
  await expect(box).toBeChecked();
  await page.reload();
  await expect(box).toBeChecked();
});

test('filter lists are disabled until hydration', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/docs/releases/overview/');
  const list = page.getByLabel('Upgrade from');
  await expect(list).toBeDisabled();
  await hydrate();
  await list.selectOption('24.2');
  await expect(page).toHaveURL(/from=24\.2/);
});

test('text that is typed into the search page before hydration is kept', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('retry');
  await hydrate();
  await expect(field).toHaveValue('retry');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=retry/);
});

test('the scripts of the app are requested after the style sheet has loaded', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const { style, scripts } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const named = (name: RegExp) => files.filter((file) => name.test(file.name));
    return {
      style: named(/styles\.[^/]+\.css$/).map(({ responseEnd }) => responseEnd),
      scripts: named(/main\.[^/]+\.js$/).map(({ startTime }) => startTime),
    };
  });
  expect(style).toHaveLength(1);
  expect(scripts).toHaveLength(2);
  expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...style));
});
