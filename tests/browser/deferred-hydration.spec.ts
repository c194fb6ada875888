import type { Page } from '@playwright/test';
import { expect, hold, hydrated, requests, searchFor, test, title } from '../../tools/lib/page';

const app = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js$/;

/** Opens a page whose app is held back; what it gives lets the app through and waits until it has started. */
async function openBeforeStart(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await hold(page, app);
  await page.goto(address);
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Takes the browser's idle time away, before the page opens: only a move of the reader starts the app. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });

test('the app starts by itself when the browser is idle', async ({ page }) => {
  await page.goto('/docs/steps/jwt/');
  await hydrated(page);
});

const moves: [name: string, move: (page: Page) => Promise<void>][] = [
  ['moves the pointer', (page) => page.mouse.move(300, 300)],
  ['presses a key', (page) => page.keyboard.press('Shift')],
  ['moves the focus', (page) => page.getByRole('link', { name: 'REST HTTP' }).first().focus()],
  ['touches the page', (page) => page.locator('main').dispatchEvent('touchstart')],
];

for (const [name, move] of moves) {
  test(`the app starts when the reader ${name}`, async ({ page }) => {
    await neverIdle(page);
    const asked = requests(page, app);
    await page.goto('/docs/steps/jwt/');
    await page.waitForTimeout(500); // by itself it would start at once
    expect(asked).toEqual([]);
    await move(page);
    await hydrated(page);
    expect(asked).toHaveLength(2);
  });
}

test.describe('before the app has started', () => {
  test('links lead to their pages at once', async ({ page }) => {
    await openBeforeStart(page, '/docs/steps/jwt/');
    await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
    await expect(title(page)).toHaveText('REST HTTP');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('a click on the search opens it later, with what is typed meanwhile', async ({ page }) => {
    const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
    await page.getByRole('button', { name: 'Search...' }).click();
    await page.keyboard.type('re');
    await startApp();
    await expect(dialog(page).getByRole('searchbox')).toHaveValue('re');
    await page.keyboard.type('try');
    await expect(dialog(page).getByRole('searchbox')).toHaveValue('retry');
    await expect(dialog(page).getByRole('status')).toHaveText(/^8 of \d+ results$/);
  });

  for (const key of ['Control+k', '/']) {
    test(`${key} opens the search later, with what is typed meanwhile`, async ({ page }) => {
      const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
      await page.keyboard.press(key);
      await page.keyboard.type('a/b k');
      await startApp();
      await expect(dialog(page).getByRole('searchbox')).toHaveValue('a/b k');
    });
  }

  test('Enter opens the menu of versions later, as it does with the app', async ({ page }) => {
    const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
    const menu = page.getByRole('button', { name: 'ACE 5' });
    await menu.press('Enter');
    await startApp();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/docs/steps/jwt/');
  });

  test('a click on the colour switch changes the colours later', async ({ page }) => {
    const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await startApp();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a click on a category of the sidebar opens it later', async ({ page }) => {
    const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
    const category = sidebar(page).getByRole('button', { name: 'Support' });
    await category.click();
    await startApp();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('link', { name: 'Frequently asked' })).toBeVisible();
    await expect(page).toHaveURL('/docs/steps/jwt/');
  });

  test('clicks are carried out once each, in their order', async ({ page }) => {
    const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
    const category = sidebar(page).getByRole('button', { name: 'Support' });
    await category.click();
    await sidebar(page).getByRole('button', { name: 'Releases' }).click();
    await category.click();
    await startApp();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page).getByRole('button', { name: 'Releases' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('a box that is ticked stays ticked', async ({ page }) => {
    const startApp = await openBeforeStart(page, '/docs/guides/how_to_migrate_from_ace4/');
    const box = page.getByRole('checkbox').first();
    await box.dispatchEvent('click');
    await startApp();
    await expect(box).toBeChecked();
    await page.reload();
    await expect(box).toBeChecked();
  });

  test('choices in lists stay, and count', async ({ page }) => {
    const startApp = await openBeforeStart(page, '/docs/releases/overview/');
    await page.getByLabel('I am on').selectOption('24.2');
    await page.getByLabel('and go to').selectOption('24.4');
    await startApp();
    await expect(page).toHaveURL('/docs/releases/overview/?from=24.2&to=24.4');
    await expect(page.getByRole('status')).toContainText('5 recorded changes');
  });

  test('a text typed into the search page is there to send', async ({ page }) => {
    const startApp = await openBeforeStart(page, '/search/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('retry');
    await startApp();
    await expect(field).toHaveValue('retry');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=retry/);
  });

  test('a click on a category leads to its first page when the app does not come', async ({
    page,
  }) => {
    await page.route(app, (route) => route.abort());
    await page.goto('/docs/steps/jwt/');
    await expect(page.locator('script[data-app] ~ script[src*="main"]')).toHaveCount(2);
    await sidebar(page).getByRole('button', { name: 'Tutorials' }).click();
    await expect(page).toHaveURL('/docs/tutorials/tutorials_intro/');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });
    test('a tap on the menu opens it later', async ({ page }) => {
      const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
      await startApp();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
    });
  });
});

test('nothing moves when the app starts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(
        ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
  await startApp();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.filter((value) => value > 0.001)).toEqual([]);
});

test('what is typed into the search is not repeated when it is opened again', async ({ page }) => {
  const startApp = await openBeforeStart(page, '/docs/steps/jwt/');
  await page.keyboard.press('/');
  await page.keyboard.type('jwt');
  await startApp();
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('jwt');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect((await searchFor(page, 'retry')).getByRole('searchbox')).toHaveValue('retry');
});

test('the warning of a wrong path is shown when the app does not come, and only then', async ({
  page,
}) => {
  const warning = page.locator('[id$="base-url-issue-banner"]');
  const startApp = await openBeforeStart(page, '/');
  await expect(warning).toHaveCount(0);
  await startApp();
  await expect(warning).toHaveCount(0);
  await page.unrouteAll();
  await page.route(app, (route) => route.abort());
  await page.reload();
  await expect(warning).toBeAttached();
});
