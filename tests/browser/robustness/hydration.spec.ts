import type { Page } from '@playwright/test';
import { expect, blockRequests, hydrated, test, title } from '../../../tools/lib/page';

const app = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js$/;

/** Opens a page and blocks its app. The returned function releases the app and waits for hydration. */
async function openBeforeHydration(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await blockRequests(page, app);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  return async () => {
    release();
    await hydrated(page);
  };
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test.describe('before hydration', () => {
  test('a page shows its text, its code and its sidebar', async ({ page }) => {
    await openBeforeHydration(page, '/docs/steps/jwt/');
    await expect(page.getByRole('article')).toContainText('verifies one, or signs a new one');
    await expect(page.getByRole('article').locator('pre .token').first()).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'REST HTTP' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('links open their pages', async ({ page }) => {
    await openBeforeHydration(page, '/docs/steps/jwt/');
    await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click({ noWaitAfter: true });
    await expect(title(page)).toHaveText('REST HTTP');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('a category opens its first page', async ({ page }) => {
    await openBeforeHydration(page, '/docs/steps/jwt/');
    await sidebar(page).getByRole('button', { name: 'Cookbook' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/docs/ace_cookbook/recipes/custom_errors/');
  });

  test('the search button opens the result page', async ({ page }) => {
    await openBeforeHydration(page, '/docs/ace4/steps/jwt/');
    await page.getByRole('button', { name: 'Search...' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/search/?v=ace4');
  });

  test('a selected checkbox stays selected after hydration', async ({ page }) => {
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

  test('text typed into the search page is kept and can be submitted', async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/search/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('retry');
    await hydrate();
    await expect(field).toHaveValue('retry');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=retry/);
  });
});

test('hydration causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(
        ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const hydrate = await openBeforeHydration(page, '/docs/steps/jwt/');
  await hydrate();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.filter((value) => value > 0.001)).toEqual([]);
});

test('the scripts of the app are deferred and have low fetch priority', async ({ page }) => {
  await page.goto('/docs/steps/jwt/');
  const scripts = page.locator('head > script[src*="main."]');
  await expect(scripts).toHaveCount(2);
  for (const script of await scripts.all()) {
    await expect(script).toHaveAttribute('fetchpriority', 'low');
    await expect(script).toHaveAttribute('defer', '');
  }
  await hydrated(page);
});

test('a home page whose app fails to load says so, and does not blame the base URL', async ({
  page,
}) => {
  const warning = page.locator('[id$="base-url-issue-banner"]');
  const hydrate = await openBeforeHydration(page, '/');
  await expect(warning).toHaveCount(0);
  await hydrate();
  await expect(warning).toHaveCount(0);
  await page.unrouteAll();
  await page.context().unrouteAll();
  await page.route(app, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.waitForLoadState('domcontentloaded');
  await expect(warning).toHaveCount(0);
});

test('a page of an older build without the texts says in English that its app fails to load', async ({
  page,
}) => {
  await page.route('/docs/steps/jwt/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script [^>]*recover\.js[^>]*?) data-message=[^>]*>/,
      '$1>',
    );
    expect(body).not.toContain('data-message');
    await route.fulfill({ response, body });
  });
  await page.route(app, (route) => route.abort());
  await page.goto('/docs/steps/jwt/');
  await expect(page.getByRole('alert')).toHaveText(
    'The search and the menus could not be loaded. The text and its links work. Load the page again',
  );
});
