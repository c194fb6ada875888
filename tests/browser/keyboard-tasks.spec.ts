import type { Page } from '@playwright/test';
import { focusProblems, tabTo } from '../support/focus';
import { expect, open, pageOptions, test, title } from '../../tools/lib/page';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });

// Tabbing through a page takes many steps.
test.slow();
// During a transition elements are not visible yet; the test is faster than a reader.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Only the keyboard from here on; each tab stop must be visible and have a visible focus indicator.

test('a page can be found with the sidebar', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const category = sidebar(page).getByRole('button', { name: 'Support' });
  expect(await tabTo(page, category)).toEqual([]);
  await page.keyboard.press('Enter');
  const link = sidebar(page).getByRole('link', { name: 'Frequently asked questions' });
  await expect(link).toBeVisible();
  expect(await tabTo(page, link)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/support/faq/');
});

test('a page can be found with the search', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const button = navbar(page).getByRole('button', { name: 'Search...' });
  expect(await tabTo(page, button)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  expect(await focusProblems(page)).toEqual([]);
  await page.keyboard.type('retry');
  await expect(pageOptions(dialog(page))).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
});

test('the version can be switched', async ({ page }) => {
  await open(page, '/docs/support/faq/');
  const button = navbar(page).getByRole('button', { name: 'ACE 5' });
  expect(await tabTo(page, button)).toEqual([]);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'ACE 4', exact: true }).first();
  // It can be focused from the first frame of its transition.
  await expect(link).toBeVisible();
  expect(await tabTo(page, link)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/ace4/support/faq/');
});

test('code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/steps/jsonata_map/');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await tabTo(page, skip);
  await page.keyboard.press('Enter');
  const copy = page
    .getByRole('article')
    .getByRole('button', { name: /^Copy code/ })
    .first();
  expect(await tabTo(page, copy)).toEqual([]);
  await page.keyboard.press('Enter');
  const code = await page.getByRole('article').locator('pre code').first().innerText();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).replace(/\s/g, '')).toBe(code.replace(/\s/g, ''));
});

test('the colour mode can be changed', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const button = navbar(page).getByRole('button', { name: 'Switch between dark and light mode' });
  expect(await tabTo(page, button)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toBeFocused();
  expect(await focusProblems(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens, leads to a page, and closes', async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    const close = page.getByRole('button', { name: 'Close navigation bar' });
    expect(await tabTo(page, hamburger)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(close).toBeInViewport();
    await expect(close).toBeFocused();
    expect(await focusProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(close).toBeHidden();
    // The next tab stop is a visible element of the page, not one of the closed menu.
    await page.keyboard.press('Tab');
    expect(await focusProblems(page)).toEqual([]);
    await tabTo(page, hamburger, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const link = navbar(page).getByRole('link', { name: 'REST HTTP' });
    await expect(link).toBeInViewport();
    expect(await tabTo(page, link)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('REST HTTP');
  });
});

for (const address of ['/', '/docs/support/overview/', '/docs/steps/jsonata/', '/accessibility/']) {
  test(`Tab reaches the last link of ${address}, and Shift+Tab the first`, async ({ page }) => {
    await open(page, address);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    expect(await tabTo(page, last)).toEqual([]);
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect(await tabTo(page, skip, 'Shift+Tab')).toEqual([]);
  });
}

test('the focus indicator is also visible in forced colours mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/support/overview/');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  expect(await tabTo(page, last)).toEqual([]);
});

test('with prefers-reduced-motion menus and dialogs open without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/steps/jwt/');
  const durations = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
    );
  for (const name of [
    'Toggle navigation bar',
    'Close navigation bar',
    'Search...',
    'On this page',
  ]) {
    const button = page.getByRole('button', { name });
    const summary = page.locator('summary').filter({ hasText: name });
    await button.or(summary).focus();
    await page.keyboard.press('Enter');
    expect(
      (await durations()).filter((end) => Number(end) > 1),
      name,
    ).toEqual([]);
    if (name === 'Search...') await page.keyboard.press('Escape');
  }
});

test('a focus indicator that is missing or covered is detected', async ({ page }) => {
  await open(page, '/docs/support/overview/');
  const link = navbar(page).getByRole('link', { name: 'Support' });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.navbar__link:focus-visible { outline: none; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await tabTo(page, link)).toContainEqual(expect.stringContaining('WCAG 2.4.7'));
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 999';
    document.body.append(cover);
  });
  expect(await focusProblems(page)).toContainEqual(expect.stringContaining('WCAG 2.4.11'));
});
