import type { Page } from '@playwright/test';
import { expect, hydrated, indexFiles, open, test, title } from '../support/page';

const main = (page: Page) => page.getByRole('main');
const query = (page: Page) => main(page).getByRole('searchbox', { name: 'Query' });
const version = (page: Page) => main(page).getByRole('combobox', { name: 'Version' });
const results = (page: Page) => main(page).getByRole('list').getByRole('link');

test('the search page shows the results of its address', async ({ page }) => {
  await open(page, '/search?q=retry&v=ace5');
  await expect(page).toHaveTitle('Search results for “retry” | ACE Documentation');
  await expect(query(page)).toHaveValue('retry');
  await expect(results(page)).toHaveCount(8);
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/steps\/retry\b/);
  await main(page).getByRole('button', { name: 'More results' }).click();
  await expect.poll(() => results(page).count()).toBeGreaterThan(8);
});

test('the search page works with the keyboard alone', async ({ page }) => {
  await open(page, '/search?q=retry&v=ace5');
  await expect(results(page)).toHaveCount(8);
  await query(page).focus();
  for (const next of [
    version(page),
    main(page).getByRole('button', { name: 'Submit' }),
    results(page).first(),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
});

test('the form of the search page leads to an address that can be shared', async ({ page }) => {
  await open(page, '/search');
  await query(page).fill('json & co');
  await version(page).selectOption('ACE 4');
  await query(page).press('Enter');
  await expect(page).toHaveURL('/search?q=json+%26+co&v=ace4');
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/ace4\//);
  await page.reload();
  await hydrated(page);
  await expect(query(page)).toHaveValue('json & co');
  await expect(version(page)).toHaveValue('ace4');
  await page.goBack();
  await expect(query(page)).toHaveValue('');
});

test('the search page takes the current version for an unknown one', async ({ page }) => {
  await open(page, '/search?q=retry&v=ace3');
  await expect(version(page)).toHaveValue('ace5');
  await expect(results(page)).toHaveCount(8);
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/steps\//);
});

test('the search page says when it finds nothing, and what to do without a query', async ({
  page,
}) => {
  await open(page, '/search?q=zyxwvu');
  await expect(main(page).getByRole('status')).toHaveText('No results found.');
  await expect(results(page)).toHaveCount(0);
  await open(page, '/search');
  await expect(main(page).getByRole('status')).toContainText('Type a word');
});

test('the search page says when the index fails, and recovers by Retry', async ({ page }) => {
  await page.context().route(indexFiles, (route) => route.fulfill({ status: 500 }));
  await open(page, '/search?q=retry');
  await expect(main(page).getByRole('status')).toHaveText('The search index could not be loaded.');
  await page.context().unroute(indexFiles);
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(results(page)).toHaveCount(8);
});
