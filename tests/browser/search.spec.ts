import type { Page } from '@playwright/test';
import { expect, indexFiles, open, requests, searchFor, test, title } from '../support/page';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const input = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('option');
const button = (page: Page) => page.getByRole('button', { name: 'Search...' });

for (const [name, act] of [
  ['a click', (page: Page) => button(page).click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['"/"', (page: Page) => page.keyboard.press('/')],
] as const) {
  test(`${name} opens the search box, ready to type`, async ({ page }) => {
    await open(page, '/docs/steps/jwt');
    await act(page);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
  });
}

test('"/" in a field is a character like others', async ({ page }) => {
  await open(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
});

test('Escape closes the search box and gives the focus back to its button', async ({ page }) => {
  await open(page, '/docs/steps/jwt');
  await button(page).click();
  await input(page).fill('retry');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('Escape gives the focus back to the link that had it', async ({ page }) => {
  await open(page, '/docs/steps/jwt');
  const link = page.getByRole('article').getByRole('link', { name: 'Security' }).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the search box closes by Cancel and by a click beside it', async ({ page }) => {
  await open(page, '/docs/steps/jwt');
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await page.mouse.click(20, 600);
  await expect(dialog(page)).toHaveCount(0);
});

test('what was typed is there when the search box opens again', async ({ page }) => {
  await open(page, '/docs/steps/jwt');
  await searchFor(page, 'retry');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('retry');
  await expect(results(page)).toHaveCount(8);
});

test('the search box says what it is for, and when it finds nothing', async ({ page }) => {
  await open(page, '/docs/steps/jwt');
  const box = await searchFor(page, 'zyxwvu');
  await expect(input(page)).toHaveAttribute('placeholder', 'Search...');
  await expect(box.getByText('No results found.')).toBeVisible();
  await expect(box.getByRole('button', { name: 'Submit' })).toBeVisible();
  await box.getByRole('button', { name: 'Clear' }).click();
  await expect(input(page)).toHaveValue('');
  await expect(box.getByText('No results found.')).toBeHidden();
});

test('nothing is fetched before a search, and each index once after', async ({ page }) => {
  const asked = requests(page, indexFiles);
  await open(page, '/docs/steps/jwt');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await searchFor(page, 'retry');
  await expect(results(page)).toHaveCount(8);
  for (const query of ['cache', 'json map', 'zyxwvu', 'retry']) {
    await input(page).fill(query);
    await expect(dialog(page).getByRole('status')).toHaveText(/result/);
  }
  await expect(results(page)).toHaveCount(8);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
  await searchFor(page, 'signature');
  await expect(results(page)).not.toHaveCount(0);
  expect(asked.map((address) => new URL(address).pathname).sort()).toEqual([
    '/search-index-default.json',
    '/search-index-docs-default-ace5.json',
  ]);
});

test('there are at most 8 results, each with its title, its place and an excerpt', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt');
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(8);
  await input(page).fill('retry condition');
  const result = results(page).filter({ hasText: 'Configuration' }).first();
  await expect(result).toContainText('Steps › Logic › Retry');
  await expect(result.getByText('Configuration', { exact: true })).toBeVisible();
  await expect(result.locator('mark').filter({ hasText: /^condition$/i })).not.toHaveCount(0);
});

test('a result leads to its section, with the words marked until Escape', async ({ page }) => {
  await open(page, '/docs/steps/jwt');
  await searchFor(page, 'common properties');
  await expect(results(page).first()).toContainText('Common properties');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/steps/steps_intro#common-properties');
  await expect(page.getByRole('heading', { name: 'Common properties' })).toBeInViewport();
  const marks = page.getByRole('article').locator('mark');
  await expect(marks.filter({ hasText: /^common$/i })).not.toHaveCount(0);
  await expect(marks.filter({ hasText: /^properties$/i })).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
});

test('the marks stay behind when the reader goes on', async ({ page }) => {
  await open(page, '/docs/steps/jwt?_highlight=token');
  const marks = page.getByRole('article').locator('mark');
  await expect(marks).not.toHaveCount(0);
  await expect(page).toHaveURL('/docs/steps/jwt');
  await page.getByRole('link', { name: 'REST HTTP' }).first().click();
  await expect(title(page)).toHaveText('REST HTTP');
  await expect(marks).toHaveCount(0);
});

test('the arrow keys choose a result, and all results are one step away', async ({ page }) => {
  await open(page, '/docs/steps/jwt');
  const box = await searchFor(page, 'retry');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await box.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search?q=retry&v=ace5');
  await expect(dialog(page)).toHaveCount(0);
});

test('a search on an ACE 4 page covers ACE 4 only', async ({ page }) => {
  const asked = requests(page, indexFiles);
  await open(page, '/docs/ace4/support/faq');
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('status')).toContainText('Searching in ACE 4.');
  await input(page).fill('flow');
  await expect(results(page)).toHaveCount(8);
  expect(asked.map((address) => new URL(address).pathname).sort()).toEqual([
    '/search-index-default.json',
    '/search-index-docs-default-ace4.json',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/ace4\//);
});

test('the search box takes 512 characters', async ({ page }) => {
  await open(page, '/docs/steps/jwt');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.insertText('a'.repeat(600));
  await expect(input(page)).toHaveValue('a'.repeat(512));
});
