import type { Page } from '@playwright/test';
import {
  blockRequests,
  dialog,
  expect,
  hydrated,
  indexFiles,
  input,
  open,
  options,
  pathOf,
  searchFor,
  storageKey,
  test,
  title,
} from '../../support/page';

test.use({ allowedErrors: /browser storage is not available/ });

const start = '/docs/steps/jwt/';
const list = (page: Page, name: string) =>
  dialog(page).getByRole('listbox', { name }).getByRole('option');
const recent = (page: Page) => list(page, 'Recent searches');

/** Submits a search, which opens the result page. */
async function submit(page: Page, query: string) {
  await searchFor(page, query);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`/search/?q=${query}&v=ace5`);
  await expect(dialog(page)).toBeHidden();
  await expect(title(page)).toHaveText(/^Search/);
}

async function openEmpty(page: Page) {
  await page.keyboard.press('Control+k');
  await input(page).fill('');
}

test('a search is stored when a result is opened, and is chosen again with the keyboard', async ({
  page,
}) => {
  await open(page, start);
  await searchFor(page, 'only looked');
  await page.keyboard.press('Escape');
  const box = await searchFor(page, 'flow');
  // The results of the last search remain until the next one has an answer.
  const all = box.getByRole('link', { name: 'All results' });
  await expect(all).toHaveAttribute('href', /[?&]q=flow&/);
  const path = await pathOf(options(page).first());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === path);
  await submit(page, 'retry');
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(recent(page)).toHaveText(['retry', 'flow']);
  await page.keyboard.press('ArrowDown');
  await expect(recent(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('flow');
  await expect(all).toHaveAttribute('href', /[?&]q=flow&/);
});

test('the last five searches are offered until the reader clears them', async ({ page }) => {
  await open(page, start);
  for (const query of ['a', 'b', 'c', 'B', 'd', 'e', 'f']) await submit(page, query);
  await openEmpty(page);
  await expect(recent(page)).toHaveText(['f', 'e', 'd', 'B', 'c']);
  await recent(page).nth(3).click();
  await expect(input(page)).toHaveValue('B');
  await input(page).fill('');
  const key = await storageKey(page, 'ace.recent');
  await dialog(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(recent(page)).toHaveCount(0);
  await expect(input(page)).toBeFocused();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(null);
});

test('if storage is refused, recent searches last until the page is left', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await open(page, start);
  await submit(page, 'flow');
  await openEmpty(page);
  await dialog(page).getByRole('radio', { name: 'ACE 4' }).check();
  await expect(recent(page)).toHaveText(['flow']);
  await input(page).fill('flow');
  await expect(options(page).first()).toHaveAttribute('href', /\/docs\/ace4\//);
});

test('the empty search box offers the common tasks of the version, until a query is typed', async ({
  page,
}) => {
  const release = await blockRequests(page, indexFiles);
  await open(page, '/docs/ace4/steps/retry/');
  await page.keyboard.press('/');
  const tasks = list(page, 'Common tasks');
  await expect(tasks.first()).toHaveAttribute('href', /^\/docs\/ace4\//);
  await dialog(page).getByRole('radio', { name: 'ACE 5' }).check();
  await expect(tasks.first()).toHaveAttribute('href', /^\/docs\/(?!ace4)/);
  // Enter must not open a task while a search runs.
  await input(page).fill('flow');
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(options(page)).not.toHaveCount(0);
  await input(page).fill('');
  const path = await pathOf(tasks.first());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === path);
});
