import type { Page } from '@playwright/test';
import {
  chunks,
  connect,
  expect,
  indexFiles,
  open,
  pageOptions,
  requests,
  test,
} from '../../tools/lib/page';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const input = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => pageOptions(dialog(page));
const button = (page: Page) => page.getByRole('button', { name: 'Search...' });

for (const [name, act] of [
  ['a click', (page: Page) => button(page).click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['"/"', (page: Page) => page.keyboard.press('/')],
] as const) {
  test(`${name} opens the search box, ready to type`, async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await act(page);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
  });
}

test('the field has the focus for a key that follows a click at once', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const focused = await button(page).evaluate(async (element) => {
    const click = { bubbles: true, cancelable: true, pointerType: 'mouse' };
    element.dispatchEvent(new PointerEvent('click', click));
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    // Before the next task.
    await Promise.resolve();
    return document.activeElement?.getAttribute('type');
  });
  expect(focused).toBe('search');
});

test('"/" in a text field does not open the search box', async ({ page }) => {
  await open(page, '/search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
});

test('Escape closes the search box and returns the focus to its button', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await button(page).click();
  await input(page).fill('retry');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('Escape returns the focus to the link that had it', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const link = page.getByRole('article').getByRole('link', { name: 'Security' }).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('Cancel and a click outside close the search box', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(dialog(page)).toHaveCount(0);
});

test('the page behind the search box is inert until it closes', async ({ page }) => {
  // Its examples can get the focus, and are long enough to be made inert line by line.
  await open(page, '/docs/ace_cookbook/recipes/soap_as_json/');
  const stops = page.locator('a[href], button, input, summary, [tabindex="0"]');
  const reachable = () =>
    stops.evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[inert], dialog'))
        .map(({ tagName }) => tagName),
    );
  await page.keyboard.press('/');
  await expect.poll(reachable).toEqual([]);
  // A click on a text does not take the keys from the search box.
  await dialog(page).getByRole('status').click();
  for (let tab = 0; tab < 30; tab += 1) await page.keyboard.press('Tab');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await dialog(page).getByRole('status').click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('"/" immediately after Escape opens the search box again', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('/')]);
    await expect(input(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(1);
  }
});

for (const keys of ['Control+Shift+k', 'Control+/', 'Alt+/']) {
  test(`${keys} keeps the behaviour of the browser`, async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await page.keyboard.press(keys);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });
}

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });

  test('the search button shows the modifier key of the platform', async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await expect(button(page).locator('kbd')).toHaveText('⌘ K');
    await page.keyboard.press('Meta+k');
    await expect(input(page)).toBeFocused();
  });
});

for (const [name, act] of [
  ['the pointer', (page: Page) => button(page).hover()],
  ['the focus', (page: Page) => button(page).focus()],
] as const) {
  test(`${name} on the button preloads the index, once`, async ({ page }) => {
    const requested = requests(page, indexFiles);
    await open(page, '/docs/steps/jwt/');
    await act(page);
    await expect.poll(() => requested.length).toBe(2);
    await page.mouse.move(5, 500);
    await button(page).hover();
    await button(page).click();
    await input(page).fill('retry');
    await expect(results(page)).toHaveCount(8);
    expect(requested).toHaveLength(2);
  });
}

/** Delays the chunks of single pages, as on a slow connection. */
const slowScripts = (page: Page, delay: number) =>
  page.route(chunks, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });

/**
 * Presses keys, one every 25 ms, as readers do: the next one does not wait until the page has handled the one before, as
 * Playwright's own typing does.
 * @param keys each a key, or the names of keys that are pressed together, joined by "+"
 */
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

for (const [name, keys] of [
  ['"/"', '/'],
  ['Ctrl+K', 'Control+k'],
] as const) {
  test(`text typed after ${name} is kept while the results chunk is loading`, async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await slowScripts(page, 600);
    await typeOnClock(page, [keys, ...'retry policy']);
    await expect(input(page)).toHaveValue('retry policy');
    await expect(results(page)).toHaveCount(8);
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('x');
    await expect(input(page)).toHaveValue('retry policyx');
  });
}

test('Enter, Clear and Escape work while the results chunk is loading', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.route(chunks, () => undefined);
  await page.keyboard.press('/');
  await page.keyboard.type('retry');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching …');
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

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await connect(page, connection);
    const requested = requests(page, /search-|assets\/js/);
    /** What is requested meanwhile, without waiting for the answers. */
    const during = async (act: () => Promise<unknown>) => {
      await page.waitForLoadState('networkidle');
      requested.length = 0;
      await act();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return requested;
    };
    await open(page, '/');
    const field = page.getByRole('main').getByRole('searchbox');
    expect(await during(() => field.focus())).toEqual([]);
    await open(page, '/docs/steps/jwt/');
    expect(await during(() => button(page).hover())).toEqual([]);
    expect(await during(() => button(page).focus())).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(results(page)).not.toHaveCount(0);
    expect(requested.filter((address) => address.includes('/search-'))).toEqual([]);
    expect(await during(() => results(page).last().hover())).toEqual([]);
    await input(page).pressSequentially('retry');
    await expect(results(page)).toHaveCount(8);
    expect(await during(() => results(page).last().hover())).toEqual([]);
  });
}

test('a failed preload is repeated when the search box opens', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  let failed = 0;
  await page.route(chunks, (route) => {
    failed += 1;
    return route.abort();
  });
  await button(page).hover();
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.unroute(chunks);
  await button(page).click();
  await page.keyboard.type('retry');
  await expect(results(page)).toHaveCount(8);
  await expect(page).toHaveURL('/docs/steps/jwt/');
});

test('the focus returns to the search box until the page is inert, and to its opener on closing', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  // The page becomes inert frame by frame: without frames, never.
  await page.evaluate(() => void Object.assign(window, { requestAnimationFrame: () => 0 }));
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.locator('main a').first().focus();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});
