import type { Page } from '@playwright/test';
import { focusFlaws, walkTo } from '../support/focus';
import { expect, open, test, title } from '../../tools/lib/page';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });

// A walk through a page is many single steps.
test.slow();
// What is still unfolding is not in sight yet; no reader is as fast as the test.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Nothing but the keyboard from here on; each stop on the way must show the focus and be in sight.

test('a page is found by the sidebar', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const category = sidebar(page).getByRole('button', { name: 'Support' });
  expect(await walkTo(page, category)).toEqual([]);
  await page.keyboard.press('Enter');
  const link = sidebar(page).getByRole('link', { name: 'Frequently asked questions' });
  await expect(link).toBeVisible();
  expect(await walkTo(page, link)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/support/faq/');
});

test('a page is found by the search', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const button = navbar(page).getByRole('button', { name: 'Search...' });
  expect(await walkTo(page, button)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  expect(await focusFlaws(page)).toEqual([]);
  await page.keyboard.type('retry');
  await expect(dialog(page).getByRole('option')).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
});

test('the version is switched', async ({ page }) => {
  await open(page, '/docs/support/faq/');
  const button = navbar(page).getByRole('button', { name: 'ACE 5' });
  expect(await walkTo(page, button)).toEqual([]);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'ACE 4', exact: true }).first();
  // It takes the focus from the first picture of its transition on.
  await expect(link).toBeVisible();
  expect(await walkTo(page, link)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/ace4/support/faq/');
});

test('code is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/steps/jsonata_map/');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await walkTo(page, skip);
  await page.keyboard.press('Enter');
  const copy = page
    .getByRole('article')
    .getByRole('button', { name: /^Copy code/ })
    .first();
  expect(await walkTo(page, copy)).toEqual([]);
  await page.keyboard.press('Enter');
  const code = await page.getByRole('article').locator('pre code').first().innerText();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).replace(/\s/g, '')).toBe(code.replace(/\s/g, ''));
});

test('the colours are changed', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const button = navbar(page).getByRole('button', { name: 'Switch between dark and light mode' });
  expect(await walkTo(page, button)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toBeFocused();
  expect(await focusFlaws(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens, leads to a page, and closes', async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    const close = page.getByRole('button', { name: 'Close navigation bar' });
    expect(await walkTo(page, hamburger)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(close).toBeInViewport();
    await expect(close).toBeFocused();
    expect(await focusFlaws(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(close).toBeHidden();
    // The next stop is one of the page, in sight, not one of the closed menu.
    await page.keyboard.press('Tab');
    expect(await focusFlaws(page)).toEqual([]);
    await walkTo(page, hamburger, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const link = navbar(page).getByRole('link', { name: 'REST HTTP' });
    await expect(link).toBeInViewport();
    expect(await walkTo(page, link)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('REST HTTP');
  });
});

for (const address of ['/', '/docs/support/overview/', '/docs/steps/jsonata/', '/accessibility/']) {
  test(`Tab goes through all of ${address}, to its end and back`, async ({ page }) => {
    await open(page, address);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    expect(await walkTo(page, last)).toEqual([]);
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect(await walkTo(page, skip, 'Shift+Tab')).toEqual([]);
  });
}

test('the focus shows with colours of the reader’s choice too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/support/overview/');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  expect(await walkTo(page, last)).toEqual([]);
});

test('nothing moves in what opens, for a reader who asked for no motion', async ({ page }) => {
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
    await button.focus();
    await page.keyboard.press('Enter');
    expect(
      (await durations()).filter((end) => Number(end) > 1),
      name,
    ).toEqual([]);
    if (name === 'Search...') await page.keyboard.press('Escape');
  }
});

test('a focus that does not show, or is covered, is found', async ({ page }) => {
  await open(page, '/docs/support/overview/');
  const link = navbar(page).getByRole('link', { name: 'Support' });
  await page.addStyleTag({ content: '.navbar__link:focus-visible { outline: none; }' });
  expect(await walkTo(page, link)).toContainEqual(expect.stringContaining('WCAG 2.4.7'));
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 999';
    document.body.append(cover);
  });
  expect(await focusFlaws(page)).toContainEqual(expect.stringContaining('WCAG 2.4.11'));
});
