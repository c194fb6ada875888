import type { Page } from '@playwright/test';
import { blockRequests, expect, hydrated, test, title } from '../../../tools/lib/page';
import { expectPage, introOf, linkTo, NEXT, PAGE, settled, sidebar } from '../../support/pages';

const app = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js$/;
const html = (page: Page) => page.locator('html');

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

test.describe('before hydration', () => {
  test('a page shows its text, its code and its sidebar, and links work', async ({ page }) => {
    await openBeforeHydration(page, PAGE);
    await expect(page.getByRole('article')).toContainText(introOf(PAGE));
    await expect(page.getByRole('article').locator('pre .token').first()).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    await linkTo(sidebar(page), NEXT).click({ noWaitAfter: true });
    await expectPage(page, NEXT);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    const category = sidebar(page).locator('a[role="button"][aria-expanded="false"]').last();
    const first = (await category.getAttribute('href')) ?? '';
    await category.click({ noWaitAfter: true });
    await expectPage(page, first);
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

test('a home page whose app fails to load says so, and does not blame the base URL', async ({
  page,
}) => {
  const warning = page.locator('[id$="base-url-issue-banner"]');
  await page.route(app, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await settled(page);
  await expect(warning).toHaveCount(0);
  await page.unroute(app);
  await page.reload();
  await hydrated(page);
  await expect(warning).toHaveCount(0);
});

test('a page of an older build without the messages says in English that its app fails to load', async ({
  page,
}) => {
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script [^>]*recover\.js[^>]*?) data-message=[^>]*>/,
      '$1>',
    );
    expect(body).not.toContain('data-message');
    await route.fulfill({ response, body });
  });
  await page.route(app, (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByRole('alert')).toHaveText(
    'The search and the menus could not be loaded. The text and its links work. Load the page again',
  );
});
