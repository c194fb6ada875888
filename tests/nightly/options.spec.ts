import { storageKeys } from '../../src/site/storage';
import { expect, hydrated, open, test } from '../support/page';
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
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toBeHidden();
  await open(page, optionsSite);
  await expect(announcement).toBeHidden();
  const key = await storageKey(page, storageKeys.announcement);
  await page.evaluate((name) => localStorage.setItem(name, 'an older one'), key);
  await open(page, optionsSite);
  await expect(announcement).toBeVisible();
});

test('the navbar hides while the reader scrolls down and shows while the reader scrolls up', async ({
  page,
}) => {
  await open(page, `${optionsSite}docs/steps/jsonata_map/`);
  await page.mouse.move(700, 500);
  await expect(navbar(page)).toBeInViewport();
  const scrollY = () => page.evaluate(() => window.scrollY);
  for (let step = 1; step <= 3; step += 1) {
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollY).toBeGreaterThanOrEqual(400 * step);
  }
  await expect(navbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar(page)).toBeInViewport();
  expect(await scrollY()).toBeGreaterThan(500);
});

test('the language dropdown leads to the same page and keeps query and hash', async ({ page }) => {
  const choose = async (from: string, to: string) => {
    await navbar(page).getByRole('button', { name: from }).hover();
    await navbar(page).getByRole('link', { name: to, exact: true }).click();
  };
  await open(page, `${optionsSite}docs/support/faq/?from=mail#part`);
  await choose('English', 'Deutsch');
  await expect(page).toHaveURL(`${optionsSite}de/docs/support/faq/?from=mail#part`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await choose('Deutsch', 'English');
  await expect(page).toHaveURL(`${optionsSite}docs/support/faq/?from=mail#part`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
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
