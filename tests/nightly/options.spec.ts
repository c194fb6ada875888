import type { Page } from '@playwright/test';
import {
  expect,
  hydrated,
  indexFiles,
  open,
  optionsSite,
  requests,
  searchFor,
  storageKey,
  test,
} from '../../tools/lib/page';

// This site has search analytics: opening the search loads the script of the provider.
test.use({
  allowedErrors:
    /request to another origin: https:\/\/cdn\.jsdelivr\.net\/|Could not load search-insights/,
});

const announcement = (page: Page) => page.getByText('The documentation moves on Sunday.');
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

test('a closed announcement stays closed until there is a new one', async ({ page }) => {
  await open(page, optionsSite);
  await expect(announcement(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(announcement(page)).toBeHidden();
  await reload(page);
  await expect(announcement(page)).toBeHidden();
  const key = await storageKey(page, 'docusaurus.announcement.id');
  await page.evaluate((name) => localStorage.setItem(name, 'an older one'), key);
  await reload(page);
  await expect(announcement(page)).toBeVisible();
});

test('the navbar hides while the reader scrolls down and shows while the reader scrolls up', async ({
  page,
}) => {
  await open(page, `${optionsSite}docs/steps/jsonata_map/`);
  await page.mouse.move(700, 500);
  await expect(navbar(page)).toBeInViewport();
  for (let step = 0; step < 3; step += 1) {
    await page.mouse.wheel(0, 400);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThanOrEqual(400 * (step + 1));
  }
  await expect(navbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('the language dropdown leads to the same page and keeps query and hash', async ({ page }) => {
  const language = (name: string) => navbar(page).getByRole('link', { name, exact: true });
  await open(page, `${optionsSite}docs/support/faq/?from=mail#part`);
  await navbar(page).getByRole('button', { name: 'English' }).hover();
  await language('Deutsch').click();
  await expect(page).toHaveURL(`${optionsSite}de/docs/support/faq/?from=mail#part`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await navbar(page).getByRole('button', { name: 'Deutsch' }).hover();
  await language('English').click();
  await expect(page).toHaveURL(`${optionsSite}docs/support/faq/?from=mail#part`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a German page is found by another form of a word', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await open(page, `${optionsSite}de/docs/steps/jwt/`);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog');
  await box.getByRole('searchbox').fill('Formulare');
  await expect(box.getByRole('option').first()).toContainText('Glossar');
});

test('the search loads its index files from below the base URL', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  const requested = requests(page, indexFiles);
  await open(page, `${optionsSite}docs/steps/jwt/`);
  const box = await searchFor(page, 'retry');
  await expect(box.getByRole('option').first()).toBeVisible();
  expect(requested.map((address) => address.split('?')[0]).sort()).toEqual([
    `${optionsSite}search-index-default.json`,
    `${optionsSite}search-index-docs-default-ace5.json`,
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${optionsSite}docs/steps/retry/`);
});
