import type { Page } from '@playwright/test';
import { expect, hydrated, open, searchFor, storageKey, test, title } from '../../tools/lib/page';

test.use({ allowedErrors: /QuotaExceededError|browser storage is not available/ });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const input = (page: Page) => dialog(page).getByRole('searchbox');
const options = (page: Page) => dialog(page).getByRole('option');
const list = (page: Page, name: string) =>
  dialog(page).getByRole('listbox', { name }).getByRole('option');
const recent = (page: Page) => list(page, 'Recent searches');

/** Searches and opens the first result. Afterwards the search box is empty again. */
async function searchAndOpen(page: Page, query: string) {
  const box = await searchFor(page, query);
  // The results of the last search remain until the next one has an answer.
  const all = box.getByRole('link', { name: 'All results' });
  await expect(all).toHaveAttribute('href', new RegExp(`[?&]q=${query}&`));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

async function openEmpty(page: Page) {
  await page.keyboard.press('Control+k');
  await input(page).fill('');
}

test('what the empty field offers is gone while a search runs, so that Enter does not open it', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index-*', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  await input(page).fill('retry');
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(options(page).first()).toContainText('Retry');
});

test('a search is stored when one of its results is opened, and can be selected with the keyboard', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'only looked');
  await page.keyboard.press('Escape');
  await searchAndOpen(page, 'retry');
  await expect(title(page)).toHaveText('Retry');
  await searchAndOpen(page, 'jwt');
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(recent(page)).toHaveText(['jwt', 'retry']);
  await page.keyboard.press('ArrowDown');
  await expect(recent(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('retry');
  await expect(options(page)).not.toHaveCount(0);
  await expect(options(page).first()).toContainText('Retry');
});

test('a click selects a recent search, and at most five are stored', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  for (const query of ['retry', 'jwt', 'catch', 'JWT', 'lookup', 'mongo', 'cache']) {
    await searchAndOpen(page, query);
  }
  await openEmpty(page);
  await expect(recent(page)).toHaveText(['cache', 'mongo', 'lookup', 'JWT', 'catch']);
  await recent(page).nth(3).click();
  await expect(input(page)).toHaveValue('JWT');
  await expect(options(page).first()).toContainText('JWT');
});

test('a submitted search is stored, from the search box and from the result page', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'zyxwvu');
  await expect(box.getByRole('status')).toHaveText('No results found.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=zyxwvu&v=ace5');
  await page
    .getByRole('main')
    .getByRole('searchbox', { name: 'Search', exact: true })
    .fill('retry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=retry&v=ace5');
  await openEmpty(page);
  await expect(recent(page)).toHaveText(['retry', 'zyxwvu']);
});

test('recent searches can be removed with only the keyboard, one by one or all together', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  for (const query of ['retry', 'jwt', 'catch']) await searchAndOpen(page, query);
  await openEmpty(page);
  await dialog(page).getByRole('button', { name: 'Remove “jwt”' }).focus();
  await page.keyboard.press('Enter');
  await expect(recent(page)).toHaveText(['catch', 'retry']);
  await expect(input(page)).toBeFocused();
  const key = await storageKey(page, 'ace.recent');
  const stored = () =>
    page.evaluate(
      (name) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { searches?: string }).searches,
      key,
    );
  expect(await stored()).toBe('["catch","retry"]');
  await dialog(page).getByRole('button', { name: 'Remove all: Recent searches' }).focus();
  await page.keyboard.press('Enter');
  await expect(recent(page)).toHaveCount(0);
  await expect(input(page)).toBeFocused();
  expect(await stored()).toBe(undefined);
});

test('a stored list that is invalid, or contains markup, is handled safely', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await searchAndOpen(page, 'retry');
  const key = await storageKey(page, 'ace.recent');
  const store = (value: string) =>
    page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);
  await store('{"0":"x"');
  await openEmpty(page);
  await expect(recent(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await store('{"searches": "[1,"}');
  await openEmpty(page);
  await expect(recent(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await store(JSON.stringify({ searches: '["<img src=x>", {"toString": 1}, "__proto__"]' }));
  await openEmpty(page);
  await expect(recent(page)).toHaveText(['<img src=x>', '__proto__']);
  await expect(dialog(page).locator('img')).toHaveCount(0);
});

for (const [name, refuse] of [
  [
    'is refused',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`if storage ${name}, the search works without recent searches`, async ({ page }) => {
    await page.addInitScript(refuse);
    await open(page, '/docs/steps/jwt/');
    await searchAndOpen(page, 'retry');
    await expect(title(page)).toHaveText('Retry');
    await openEmpty(page);
    await expect(dialog(page).getByRole('status')).toContainText('Searching in ACE 5.');
    await expect(recent(page)).toHaveCount(0);
    await dialog(page).getByRole('radio', { name: 'ACE 4' }).check();
    await expect(dialog(page).getByRole('status')).toContainText('Searching in ACE 4.');
    await input(page).fill('flow');
    await expect(options(page).first()).toContainText('ACE 4');
  });
}

test('the empty search box offers the last pages and common tasks of the version, as links', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await page.getByRole('article').getByRole('link', { name: 'Catch' }).first().click();
  await expect(title(page)).toHaveText('Catch');
  await open(page, '/docs/ace4/steps/retry/');
  await page.keyboard.press('/');
  const pages = list(page, 'Recent pages');
  await expect(pages).toHaveText(['CatchACE 5', 'JWTACE 5']);
  const tasks = list(page, 'Common tasks');
  await expect(tasks).toHaveCount(6);
  await expect(tasks.first()).toHaveAttribute('href', /^\/docs\/ace4\//);
  await dialog(page).getByRole('radio', { name: 'ACE 5' }).check();
  await expect(tasks.first()).toHaveAttribute('href', /^\/docs\/getting_started\//);
  // The current page is stored too, but offers no way.
  const key = await storageKey(page, 'ace.recent');
  const stored = await page.evaluate((name) => localStorage.getItem(name), key);
  const { pages: storedPages } = JSON.parse(stored ?? '') as { pages: string };
  expect(JSON.parse(storedPages)).toHaveLength(3);
  await input(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('JWT');
  await openEmpty(page);
  await dialog(page).getByRole('button', { name: 'Remove all: Recent pages' }).click();
  await expect(pages).toHaveCount(0);
  await expect(tasks).toHaveCount(6);
  const left = await page.evaluate((name) => localStorage.getItem(name), key);
  expect(JSON.parse(left ?? '{}')).not.toHaveProperty('pages');
});
