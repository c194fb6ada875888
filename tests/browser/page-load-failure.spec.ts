import type { Page } from '@playwright/test';
import { chunks, connect, expect, hydrated, open, test, title } from '../../tools/lib/page';

/** Counts how often the page is loaded as a whole, from now on. */
function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

const panel = (page: Page) => page.getByRole('alert');

test('a page whose script is gone during navigation is loaded anew', async ({ page }) => {
  await connect(page, { effectiveType: '2g', saveData: false });
  await open(page, '/docs/steps/jwt/');
  const loads = pageLoads(page);
  let failed = 0;
  await page.route(chunks, async (route) => {
    if (loads.length > 0) return route.continue();
    failed += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: 'REST HTTP' }).first().click();
  await expect.poll(() => loads.length).toBe(1);
  await hydrated(page);
  await expect(title(page)).toHaveText('REST HTTP');
  expect(failed).toBeGreaterThan(0);
  expect(loads).toEqual([page.url()]);
  await expect(panel(page)).toHaveCount(0);
});

test.describe(() => {
  test.use({ allowedErrors: /ChunkLoadError/ });
  test('a page whose script stays away during navigation ends with the error', async ({ page }) => {
    await connect(page, { effectiveType: '2g', saveData: false });
    await open(page, '/docs/steps/jwt/');
    await page.route(chunks, (route) => route.abort());
    await page.getByRole('link', { name: 'REST HTTP' }).first().click();
    await expect(panel(page)).toContainText('This page could not be loaded.');
    await expect(page).toHaveURL('/docs/steps/rest_http/');
    await expect(title(page)).toHaveText('REST HTTP');
  });
});

test.describe('a page whose own scripts are gone', () => {
  test.use({ allowedErrors: /ChunkLoadError/ });

  test.beforeEach(async ({ page }) => {
    await page.route(chunks, (route) => route.abort());
  });

  test('reloads once, then shows the error and a way to retry above its text', async ({ page }) => {
    const loads = pageLoads(page);
    await page.goto('/docs/steps/jwt/');
    await expect(panel(page)).toContainText('This page could not be loaded.');
    await expect(panel(page)).toContainText(/Loading .*chunk .* failed/);
    await expect(panel(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.waitForTimeout(500); // a second reload would come at once
    expect(loads).toHaveLength(2);
    await expect(title(page)).toHaveText('JWT');
    await expect(page.getByRole('article')).toContainText('verifies one, or signs a new one');
  });

  test('keeps its panel when Retry does not help', async ({ page }) => {
    await page.goto('/docs/steps/jwt/');
    const loads = pageLoads(page);
    await expect(panel(page)).toBeVisible();
    loads.length = 0;
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => loads.length).toBe(1);
    await expect(panel(page)).toBeVisible();
    await page.waitForTimeout(500); // a reload of its own would come at once
    expect(loads).toHaveLength(1);
  });

  test('comes to life by Retry when the scripts are back', async ({ page }) => {
    await page.goto('/docs/steps/jwt/');
    await expect(panel(page)).toBeVisible();
    await page.unroute(chunks);
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'REST HTTP' }).first().click();
    await expect(title(page)).toHaveText('REST HTTP');
  });

  test('comes to life by itself when the second attempt works', async ({ page }) => {
    await page.unroute(chunks);
    const loads = pageLoads(page);
    await page.route(chunks, (route) => (loads.length === 1 ? route.abort() : route.continue()));
    await page.goto('/docs/steps/jwt/');
    await hydrated(page);
    expect(loads).toHaveLength(2);
    await expect(panel(page)).toHaveCount(0);
  });
});
