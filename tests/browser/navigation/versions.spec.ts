import type { Page } from '@playwright/test';
import { oldAddresses } from '../../../src/site/routes';
import { expect, open, searchFor, storageKey, test, title } from '../../../tools/lib/page';

const dropdown = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^ACE \d/ });

const entry = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });

async function choose(page: Page, label: string) {
  await dropdown(page).hover();
  await entry(page, label).click();
}

test('the version dropdown leads to the same page of the other version and back', async ({
  page,
}) => {
  await open(page, '/docs/flow_builder/env_variables/');
  await expect(dropdown(page)).toHaveText('ACE 5 (current)');
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL('/docs/ace4/flow_builder/env_variables/');
  await expect(page.getByRole('article')).toContainText('Version: ACE 4');
  await expect(dropdown(page)).toHaveText('ACE 4');
  await choose(page, 'ACE 5 (current)');
  await expect(page).toHaveURL('/docs/flow_builder/env_variables/');
});

test('the version dropdown keeps query and hash', async ({ page }) => {
  await open(page, '/docs/support/faq/?from=mail#answers');
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL('/docs/ace4/support/faq/?from=mail#answers');
  await expect(page.getByRole('article')).toContainText('Version: ACE 4');
});

test('the version dropdown falls back to the introduction if the other version has no such page', async ({
  page,
}) => {
  await open(page, '/docs/steps/crypto/');
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL('/docs/ace4/');
  await expect(title(page)).toBeVisible();
});

test('the version dropdown leads to the renamed page on the same topic', async ({ page }) => {
  await open(page, '/docs/ace4/steps/date_fn/?from=mail#limits');
  await choose(page, 'ACE 5 (current)');
  await expect(page).toHaveURL('/docs/steps/date/?from=mail#limits');
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL('/docs/ace4/steps/date_fn/?from=mail#limits');
});

test('the version dropdown marks the version of the page', async ({ page }) => {
  await open(page, '/docs/support/faq/');
  await choose(page, 'ACE 4');
  await expect(dropdown(page)).toHaveText('ACE 4');
  await expect(entry(page, 'ACE 4')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'ACE 5 (current)')).not.toHaveAttribute('aria-current');
});

test('the version dropdown works with the keyboard', async ({ page }) => {
  await open(page, '/docs/support/faq/');
  await dropdown(page).focus();
  await page.keyboard.press('Enter');
  await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'ACE 4')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(entry(page, 'ACE 4')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/ace4/support/faq/');
});

test('Escape closes the version dropdown, also below the pointer', async ({ page }) => {
  await open(page, '/docs/support/faq/');
  await dropdown(page).hover();
  await expect(entry(page, 'ACE 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'ACE 4')).toBeHidden();
  await page.mouse.move(300, 600);
  await dropdown(page).hover();
  await expect(entry(page, 'ACE 4')).toBeVisible();
  await page.mouse.move(300, 600);
  await dropdown(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(entry(page, 'ACE 4')).toBeHidden();
  await expect(dropdown(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'ACE 4')).toBeVisible();
});

test('the selected version is kept outside the documentation', async ({ page }) => {
  await open(page, '/docs/support/faq/');
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL('/docs/ace4/support/faq/');
  await open(page, '/');
  await expect(dropdown(page)).toHaveText('ACE 4');
  const box = await searchFor(page, 'overview');
  await expect(box.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/ace4\//);
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL('/docs/ace4/');
});

test('a stored version that does not exist is removed', async ({ page }) => {
  await open(page, '/docs/support/faq/');
  await choose(page, 'ACE 4');
  const key = await storageKey(page, 'docs-preferred-version');
  await page.evaluate((name) => localStorage.setItem(name, 'ace3'), key);
  await open(page, '/');
  await expect(dropdown(page)).toHaveText('ACE 5 (current)');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('an old address redirects to the new one and keeps query and hash', async ({ page }) => {
  test.slow(); // opens a page for each address
  for (const { from, to } of [
    ...oldAddresses,
    { from: '/docs/ace5/', to: '/docs/' },
    { from: '/docs/ace5/steps/jwt/', to: '/docs/steps/jwt/' },
  ]) {
    await test.step(from, async () => {
      await page.goto(`${from}?from=mail#part`);
      await expect(page, from).toHaveURL(`${to}?from=mail#part`);
      await expect(title(page), from).toBeVisible();
    });
  }
});
