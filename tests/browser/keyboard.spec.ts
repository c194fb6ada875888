import type { Locator, Page } from '@playwright/test';
import { expect, open, pageOptions, searchFor, test } from '../../tools/lib/page';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Whether an element or one of its ancestors has a visible focus indicator. */
function showsFocus(element: Locator): Promise<boolean> {
  return element.evaluate((focused) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  });
}

test('the first Tab reaches "Skip to main content", and Enter skips there', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('Tab reaches every control of the navbar, and each has a visible focus indicator', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('Tab');
  const bar = navbar(page);
  for (const control of [
    bar.getByRole('link', { name: 'ACE', exact: true }),
    bar.getByRole('link', { name: 'Docs' }),
    bar.getByRole('link', { name: 'Support' }),
    bar.getByRole('link', { name: 'Team chat' }),
    bar.getByRole('button', { name: 'ACE 5' }),
    bar.getByRole('button', { name: 'Search...' }),
    bar.getByRole('button', { name: 'Switch between dark and light mode' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    expect(await showsFocus(control), `focus of ${String(control)}`).toBe(true);
  }
});

test('the categories of the sidebar expand and collapse with the keyboard', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.getByRole('button', { name: 'Support' });
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.getByRole('link', { name: 'Frequently asked questions' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sidebar.getByRole('link', { name: 'Frequently asked questions' })).toBeHidden();
});

test('the field of the search box has an accessible name', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await expect(box.getByRole('searchbox')).toHaveAccessibleName(/search/i);
});

test('the search box traps the focus', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await expect(pageOptions(box)).toHaveCount(8);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(dialog, dialog *, body)')).toHaveCount(0);
  }
  await expect(box).toBeVisible();
});

test('the results stay visible while the focus moves inside the search box', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await expect(pageOptions(box)).toHaveCount(8);
  const all = box.getByRole('link', { name: 'All results' });
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await expect(box.getByRole('status')).toHaveText(/^8 (?:of \d+ )?results$/);
  await expect(pageOptions(box)).toHaveCount(8);
});
