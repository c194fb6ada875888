import type { Page } from '@playwright/test';
import { expect, open, searchFor, test } from '../../tools/lib/page';

const LONG = '/docs/intro/configuration/';

const entry = (page: Page, name: string) =>
  page.locator('.reference > li').filter({ has: page.getByRole('link', { name, exact: true }) });
const filter = (page: Page) => page.getByRole('searchbox', { name: /^Filter/ });

test('an entry has its name, its facts and its text, and its name is a link that is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/docs/steps/json_map/');
  const list = page.getByRole('list').filter({ has: page.locator('#ref-regex') });
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await expect(entry(page, 'Regex')).toHaveText(
    /^Regex key maps\[\]\.regex type string optional default nullA regular expression/,
  );
  await page.getByRole('link', { name: 'Regex', exact: true }).click();
  await expect(page).toHaveURL(/#ref-regex$/);
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/docs\/steps\/json_map\/#ref-regex$/);
  // Below the navbar, which stays at the top.
  const navbar = await page
    .locator('.navbar')
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  const top = await entry(page, 'Regex').evaluate((item) => item.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(navbar);
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});

test('the filter shows the entries with all words, says how many, keeps its text and is reset', async ({
  page,
}) => {
  await open(page, LONG);
  const status = page.getByRole('status').filter({ hasText: ' entries' });
  const all = await page.locator('.reference > li').count();
  const signIn = page.getByRole('heading', { name: 'Sign-in' });
  const storage = page.getByRole('heading', { name: 'Storage' });
  await filter(page).focus();
  await expect(status).toHaveText(`${all} of ${all} entries`);
  await filter(page).pressSequentially('keycloak client');
  await expect(status).toHaveText(/^[1-9] of \d+ entries$/);
  await expect(entry(page, 'KEYCLOAK_CLIENTID')).toBeVisible();
  await expect(entry(page, 'PUBLIC_API_BASE_URL')).toBeHidden();
  await expect(signIn).toBeVisible();
  await expect(storage).toBeHidden();

  await page.reload();
  await expect(filter(page)).toHaveValue('keycloak client');
  await expect(storage).toBeHidden();
  await page.evaluate(() => (window.location.hash = '#ref-public_api_base_url'));
  await expect(entry(page, 'PUBLIC_API_BASE_URL')).toBeInViewport();
  await expect(filter(page)).toHaveValue('');

  await filter(page).fill('no such entry');
  await expect(status).toHaveText(`0 of ${all} entries`);
  await filter(page).press('Escape');
  await expect(filter(page)).toHaveValue('');
  await expect(storage).toBeVisible();
  await expect(page).not.toHaveURL(/filter=/);
});

test('the search finds an entry by its name and by its key, and opens it', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'ACE_OIDC_CLIENT_ID');
  const first = box.getByRole('option').first();
  await expect(first).toContainText('Service configuration › ACE_OIDC_CLIENT_ID');
  await box.getByRole('searchbox').fill('response stopApiExecution');
  await expect(first).toContainText('Response › Stop API execution');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/steps/response/#ref-stop-api-execution');
  await expect(entry(page, 'Stop API execution')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the entries are there, and the filter is not', async ({ page }) => {
    await page.goto(LONG);
    await expect(entry(page, 'ACE_UI_URL')).toBeVisible();
    await expect(filter(page)).toBeHidden();
  });
});
