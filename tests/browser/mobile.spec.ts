import type { Page } from '@playwright/test';
import { expect, open, test, title } from '../../tools/lib/page';

const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });
const toMainMenu = (page: Page) => page.getByRole('button', { name: '← Back to main menu' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

async function openMenu(page: Page, address: string) {
  await open(page, address);
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(closeButton(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(closeButton(page)).toBeHidden();
}

test.use({ viewport: { width: 390, height: 800 } });

test('the menu button is visible up to 996 px', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, '/docs/steps/jwt/');
  await expect(hamburger(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(hamburger(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test('the menu shows the docs sidebar, and its back button shows the main menu', async ({
  page,
}) => {
  await openMenu(page, '/docs/steps/jwt/');
  await expect(menuLink(page, 'REST HTTP')).toBeInViewport();
  await toMainMenu(page).click();
  await expect(menuLink(page, 'Team chat')).toBeInViewport();
  await expect(menuLink(page, 'REST HTTP')).not.toBeInViewport();
  await expect(toMainMenu(page)).not.toBeInViewport();
});

test('outside the documentation the menu shows the main menu', async ({ page }) => {
  await openMenu(page, '/');
  await expect(menuLink(page, 'Docs')).toBeInViewport();
  await expect(toMainMenu(page)).not.toBeInViewport();
});

test('the page behind the menu does not scroll', async ({ page }) => {
  await openMenu(page, '/docs/steps/jwt/');
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(300); // scrolling would start immediately
  expect(await scrollY()).toBe(0);
  await closeButton(page).click();
  await expectClosed(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollY).toBeGreaterThan(0);
});

test('the close button closes the menu', async ({ page }) => {
  await openMenu(page, '/docs/steps/jwt/');
  await closeButton(page).click();
  await expectClosed(page);
});

test('the choice of a page closes the menu', async ({ page }) => {
  await openMenu(page, '/docs/steps/jwt/');
  await menuLink(page, 'REST HTTP').click();
  await expectClosed(page);
  await expect(title(page)).toHaveText('REST HTTP');
});

test('the choice of a version closes the menu', async ({ page }) => {
  await openMenu(page, '/docs/steps/jwt/');
  await toMainMenu(page).click();
  await menuLink(page, 'ACE 4').click();
  await expect(page).toHaveURL('/docs/ace4/steps/jwt/');
  await expectClosed(page);
});

test('the menu closes when the window becomes wide', async ({ page }) => {
  await openMenu(page, '/docs/steps/jwt/');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expectClosed(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the back button of the browser closes the menu and stays on the page', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.getByRole('link', { name: 'common properties' }).click();
  await expect(title(page)).toHaveText('Flow step overview');
  await hamburger(page).click();
  await expect(closeButton(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expectClosed(page);
  await expect(page).toHaveURL('/docs/steps/steps_intro/#common-properties');
  await expect(title(page)).toHaveText('Flow step overview');
  await page.evaluate(() => history.back());
  await expect(title(page)).toHaveText('JWT');
});

test('the search button is in the navbar, not in the menu', async ({ page }) => {
  const search = page.getByRole('button', { name: 'Search...' });
  await open(page, '/');
  await expect(search).toBeInViewport();
  await hamburger(page).click();
  await expect(search).toHaveCount(1);
  await closeButton(page).click();
  await search.click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
});
