import type { Page } from '@playwright/test';
import { MAX_RESULTS } from '../../../src/search/core/constants';
import {
  blockRequests,
  button,
  chunks,
  connect,
  dialog,
  expect,
  input,
  open,
  options,
  requests,
  results,
  searchFor,
  status,
  test,
} from '../../support/page';

const start = '/docs/steps/jwt/';

test('a click, Ctrl+K and "/" open the search box, ready to type, and Escape returns the focus', async ({
  page,
}) => {
  await open(page, start);
  const link = page.getByRole('article').getByRole('link').first();
  for (const keys of ['click', 'Control+k', '/']) {
    await link.focus();
    if (keys === 'click') await button(page).click();
    else await page.keyboard.press(keys);
    await page.keyboard.type('flow');
    await expect(input(page)).toHaveValue('flow');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(keys === 'click' ? button(page) : link).toBeFocused();
  }
});

test('keys that the browser or a text field uses do not open the search box', async ({ page }) => {
  await open(page, '/search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await open(page, start);
  for (const keys of ['Control+Shift+k', 'Control+/', 'Alt+/']) await page.keyboard.press(keys);
  await expect(dialog(page)).toHaveCount(0);
});

test('Cancel, a click outside, and Escape after a click on text close the search box', async ({
  page,
}) => {
  await open(page, start);
  for (const close of [
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.mouse.click(20, 600),
    async () => {
      await status(page).click();
      await page.keyboard.press('Escape');
    },
  ]) {
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });

  test('the search button shows the modifier key of the platform', async ({ page }) => {
    await open(page, start);
    await expect(button(page).locator('kbd')).toHaveText('⌘ K');
    await page.keyboard.press('Meta+k');
    await expect(input(page)).toBeFocused();
  });
});

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`nothing is preloaded with ${JSON.stringify(connection)}`, async ({ page }) => {
    await connect(page, connection);
    const requested = requests(page, /search-|assets\/js/);
    await open(page, start);
    await page.waitForLoadState('networkidle');
    requested.length = 0;
    await button(page).hover();
    await button(page).focus();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(requested).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(options(page)).not.toHaveCount(0);
    expect(requested.filter((url) => url.includes('/search-'))).toEqual([]);
    await page.keyboard.type('flow');
    await expect(results(page)).toHaveCount(MAX_RESULTS);
  });
}

test.describe('a failed preload', () => {
  test.use({ allowedErrors: /^The search failed/ });

  test('is repeated when the search box opens', async ({ page }) => {
    await open(page, start);
    const failed = page.waitForEvent('requestfailed');
    await page.route(chunks, (route) => route.abort());
    await button(page).hover();
    await failed;
    await page.unroute(chunks);
    await button(page).click();
    await page.keyboard.type('flow');
    await expect(results(page)).toHaveCount(MAX_RESULTS);
  });
});

/** Presses keys without waiting until the page has handled the one before, as readers do. */
async function typeOnClock(page: Page, keys: readonly string[]): Promise<void> {
  const handled: Promise<void>[] = [];
  for (const key of keys) {
    const pressed = key.split('+');
    handled.push(...pressed.map((name) => page.keyboard.down(name)));
    handled.push(...pressed.reverse().map((name) => page.keyboard.up(name)));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await Promise.all(handled);
}

for (const keys of ['/', 'Control+k']) {
  test(`text typed after ${keys} is kept while the search panel is loading`, async ({ page }) => {
    await open(page, start);
    const release = await blockRequests(page, chunks);
    await typeOnClock(page, [keys, ...'api flow']);
    await expect(input(page)).toHaveValue('api flow');
    release();
    await typeOnClock(page, [...' route']);
    await expect(results(page)).toHaveCount(MAX_RESULTS);
    await expect(input(page)).toHaveValue('api flow route');
    await expect(input(page)).toBeFocused();
  });
}

test('the search box stays open that is opened while the next page loads', async ({ page }) => {
  await open(page, start);
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  const release = await blockRequests(page, chunks);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/search\/\?q=flow/);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('api');
  release();
  // Behind the dialog.
  await expect(page.locator('main h1')).toHaveText(/^Search/);
  await expect(input(page)).toHaveValue('api');
  await page.keyboard.type(' x');
  await expect(input(page)).toHaveValue('api x');
});

test('text typed in the field of the home page continues in the search box', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('searchbox').focus();
  await typeOnClock(page, [...'api flow']);
  await expect(input(page)).toHaveValue('api flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
});

test('Enter, Clear and Escape work while the search panel is loading', async ({ page }) => {
  await open(page, start);
  await page.route(chunks, () => undefined);
  await page.keyboard.press('/');
  await page.keyboard.type('retry');
  await expect(status(page)).toHaveText('Searching …');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('retry');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('cache');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=cache&v=ace5');
});

test('Ctrl+K is the letter, or its place on a layout without Latin letters', async ({ page }) => {
  await open(page, start);
  const press = (key: string, code: string) =>
    page.evaluate(
      (pressed) =>
        document.dispatchEvent(
          new KeyboardEvent('keydown', { ...pressed, ctrlKey: true, bubbles: true }),
        ),
      { key, code },
    );
  // Dvorak has T there, and its K elsewhere.
  await press('t', 'KeyK');
  await expect(dialog(page)).toHaveCount(0);
  for (const [key, code] of [
    ['k', 'KeyV'],
    ['л', 'KeyK'],
    ['ن', 'KeyK'],
  ] as const) {
    await press(key, code);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});
