import { storageKeys } from '../../src/site/storage';
import { expect, open, test } from '../support/page';
import { optionsSite } from '../support/pages';
import { navbar } from '../support/parts';
import { indexFiles, requests } from '../support/network';
import { searchFor } from '../support/box';
import { storageKey } from '../support/readings';

// The site with every option, below a path, in two languages. It has search analytics: the search loads their script.
test.use({
  allowedErrors:
    /request to another origin: https:\/\/cdn\.jsdelivr\.net\/|Could not load search-insights/,
});

test('a closed announcement stays closed until there is a new one', async ({ page }) => {
  const announcement = page.getByText('The documentation moves on Sunday.');
  await open(page, optionsSite);
  await expect(announcement).toBeVisible();
  // The other options of the frame.
  await expect(navbar(page)).toHaveClass(/navbarHideable/);
  await expect(navbar(page).getByRole('button', { name: 'English' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toBeHidden();
  await open(page, optionsSite);
  await expect(announcement).toBeHidden();
  const key = await storageKey(page, storageKeys.announcement);
  await page.evaluate((name) => localStorage.setItem(name, 'an older one'), key);
  await open(page, optionsSite);
  await expect(announcement).toBeVisible();
});

test('the search loads its index files from below the base URL', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  const requested = requests(page, indexFiles);
  await open(page, `${optionsSite}docs/steps/jwt/`);
  const box = await searchFor(page, 'retry');
  await expect(box.getByRole('option').first()).toBeVisible();
  expect(requested.length).toBeGreaterThan(0);
  for (const address of requested) expect(address).toContain(optionsSite);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${optionsSite}docs/steps/retry/`);
});

test('the privacy page names the analytics and the announcement, and the policy their hosts', async ({
  page,
}) => {
  const response = await page.goto(`${optionsSite}privacy/`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('https://insights.algolia.io');
  await expect(page.getByRole('main')).toContainText('Algolia');
  await expect(page.getByRole('main').locator('td code')).toHaveText(Object.values(storageKeys));
});
