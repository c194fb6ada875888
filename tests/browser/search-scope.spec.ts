import type { Page } from '@playwright/test';
import { expect, hydrated, open, pageOptions, searchFor, test, title } from '../../tools/lib/page';
import { searchFailures } from '../support/search';

test.use({ allowedErrors: searchFailures });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const status = (page: Page) => dialog(page).getByRole('status');
const options = (page: Page) => pageOptions(dialog(page));
const scope = (page: Page, name: string) =>
  dialog(page).getByRole('group', { name: 'Search in' }).getByRole('radio', { name });

test('a search covers the version of the page, the other version, or both', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'flow');
  await expect(scope(page, 'ACE 5')).toBeChecked();
  await expect(options(page)).toHaveCount(8);
  await expect(options(page).filter({ hasText: 'ACE 4 ·' })).toHaveCount(0);
  await scope(page, 'ACE 4').check();
  await expect(options(page).filter({ hasText: 'ACE 4 ·' }).first()).toBeVisible();
  await expect(options(page).filter({ hasText: 'ACE 5 ·' })).toHaveCount(0);
  await scope(page, 'Both').check();
  await expect(options(page).filter({ hasText: 'ACE 5 ·' }).first()).toBeVisible();
  await expect(scope(page, 'Both')).toBeFocused();
  await box.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search/?q=flow&v=all');
});

test('the scope is selected with the keyboard: one tab stop, and the arrow keys', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('Control+k');
  await scope(page, 'ACE 5').focus();
  await page.keyboard.press('ArrowRight');
  await expect(scope(page, 'ACE 4')).toBeChecked();
  await expect(status(page)).toContainText('Searching in ACE 4.');
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toContainText('Searching in ACE 5 and ACE 4.');
});

test('a chosen scope is remembered until the reader chooses the version of the page', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('Control+k');
  await scope(page, 'Both').check();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(scope(page, 'Both')).toBeChecked();
  await scope(page, 'ACE 5').check();
  await open(page, '/docs/ace4/support/faq/');
  await page.keyboard.press('Control+k');
  await expect(scope(page, 'ACE 4')).toBeChecked();
});

test('a stored scope that does not exist any more falls back to the current version', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('ace.search.scope', 'ace3'));
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('Control+k');
  await expect(scope(page, 'ACE 5')).toBeChecked();
});

test('a link searches in the other version if there are no results, for this search only', async ({
  page,
}) => {
  await open(page, '/docs/ace4/support/faq/');
  const box = await searchFor(page, 'zyxwvu');
  await box.getByRole('link', { name: 'Search in ACE 5' }).click();
  await expect(scope(page, 'ACE 5')).toBeChecked();
  await expect(box.getByRole('link', { name: 'Search in ACE 4' })).toBeVisible();
  await expect(box.getByRole('searchbox')).toHaveValue('zyxwvu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(scope(page, 'ACE 4')).toBeChecked();
});

test('if one of two indexes fails to load, the other gives results and a message names the missing one', async ({
  page,
}) => {
  const gone = /search-index-docs-default-ace4\.json/;
  await page.context().route(gone, (route) => route.fulfill({ status: 500 }));
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'flow');
  await scope(page, 'Both').check();
  await expect(status(page)).toHaveText(
    /^8 of \d+ results\. The search index of ACE 4 could not be loaded\.$/,
  );
  await expect(options(page)).toHaveCount(8);
  await page.context().unroute(gone);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(status(page)).toHaveText(/^8 of \d+ results$/);
});

test('if the index fails to load, a link opens the list of topics', async ({ page }) => {
  await page.context().route(/search-index-/, (route) => route.abort());
  await open(page, '/docs/ace4/support/faq/');
  const box = await searchFor(page, 'retry');
  await box.getByRole('link', { name: 'Browse pages by topic' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/ace4/tags/');
  await expect(title(page)).toHaveText('Topics');
  await expect(page.getByRole('main').getByRole('link', { name: /steps/i })).not.toHaveCount(0);
});
