import type { Page } from '@playwright/test';
import { expect, open, test, title } from '../../tools/lib/page';

const ADDRESS = '/docs/contributing/';
const tooltip = (page: Page) => page.getByRole('tooltip');
const mark = (page: Page) => page.getByRole('main').locator('a.unconfirmed').first();

test('a mark shows its question on hover and focus, until Escape', async ({ page }) => {
  await open(page, ADDRESS);
  const question = (await mark(page).getAttribute('aria-description')) ?? '';
  await expect(mark(page)).toHaveAccessibleDescription(question);
  await mark(page).hover();
  await expect(tooltip(page)).toHaveText(question);
  // The pointer may move onto the question.
  await tooltip(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await mark(page).focus();
  await expect(tooltip(page)).toHaveText(question);
  await expect(mark(page)).toHaveAccessibleDescription(question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/contributing\/#not-confirmed$/);
  await expect(tooltip(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the first touch of a mark shows its question, the second one explains it', async ({
    page,
  }) => {
    await open(page, ADDRESS);
    await mark(page).tap();
    await expect(tooltip(page)).toBeVisible();
    expect(page.url()).not.toContain('#');
    // A touch elsewhere hides it.
    await page.touchscreen.tap(195, 20);
    await expect(tooltip(page)).toHaveCount(0);
    await mark(page).tap();
    await expect(tooltip(page)).toBeVisible();
    await mark(page).tap();
    await expect(page).toHaveURL(/#not-confirmed$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mark is a link to its explanation', async ({ page }) => {
    await page.goto(ADDRESS);
    await mark(page).click();
    await expect(page).toHaveURL(/#not-confirmed$/);
    await expect(title(page)).toBeVisible();
  });
});

test('the question is printed', async ({ page }) => {
  await open(page, ADDRESS);
  await page.emulateMedia({ media: 'print' });
  const printed = await mark(page).evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );
  expect(printed).toContain('Whether');
  await page.emulateMedia({ media: null });
});
