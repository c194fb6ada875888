import { identity } from '../../../src/site/identity';
import { expect, open, test } from '../../support/page';
import { isFull } from '../../support/extent';
import { expectPage, NEXT, PAGE } from '../../support/pages';
import { linkTo, navbar } from '../../support/parts';
import { dialog, input } from '../../support/box';
import { focusProblems, tabTo } from '../../support/focus';

// Only the keyboard is used; each tab stop must be visible and have a visible focus indicator. During a transition,
// elements are not visible yet: the test is faster than a reader.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [address, forcedColors] of [
  ['/docs/steps/jsonata/', null],
  ...(isFull ? ([['/', 'active']] as const) : []),
] as const) {
  test(`Tab reaches the last link of ${address}, Shift+Tab the first`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await open(page, address);
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    expect(await tabTo(page, last)).toEqual([]);
    expect(await tabTo(page, skip, 'Shift+Tab')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('the menu of a phone has the pages and the main menu, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
  const close = page.getByRole('button', { name: 'Close navigation bar' });
  const link = linkTo(navbar(page), NEXT);
  expect(await tabTo(page, hamburger)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(close).toBeInViewport();
  await expect(close).toBeFocused();
  expect(await focusProblems(page)).toEqual([]);
  await page.getByRole('button', { name: '← Back to main menu' }).press('Enter');
  await expect(linkTo(navbar(page), identity.chatUrl).last()).toBeInViewport();
  await expect(link).not.toBeInViewport();
  await close.press('Enter');
  await expect(close).toBeHidden();
  // The next tab stop is a visible element of the page, not one of the closed menu.
  await page.keyboard.press('Tab');
  expect(await focusProblems(page)).toEqual([]);
  await tabTo(page, hamburger, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(link).toBeInViewport();
  await expect(close).toBeFocused();
  expect(await tabTo(page, link)).toEqual([]);
  await page.keyboard.press('Enter');
  await expectPage(page, NEXT);
});

test('"?" shows the shortcuts, and those of a single key can be turned off', async ({ page }) => {
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await open(page, PAGE);
  await page.keyboard.press('?');
  await shortcuts.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await open(page, PAGE);
  for (const key of ['?', '/', 'Control+k']) await page.keyboard.press(key);
  // The keys before did nothing: only one dialog is open, with an empty field.
  await expect(input(page)).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'All shortcuts' }).click();
  await shortcuts.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
});
