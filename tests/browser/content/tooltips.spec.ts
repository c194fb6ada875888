import type { Page } from '@playwright/test';
import { expect, isBelow, open, test } from '../../support/page';

const tooltip = (page: Page) => page.getByRole('tooltip');

test('a term is explained on hover and focus, and leads to the glossary', async ({ page }) => {
  await open(page, '/docs/steps/condition/');
  const term = page.locator('a.term').first();
  await term.hover();
  await expect(tooltip(page)).toHaveText(/\w/);
  await expect(term).toHaveAccessibleDescription(/\w/);
  // The pointer may move onto the explanation.
  await tooltip(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await term.focus();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  // The next link may have an explanation, too.
  await expect(term).not.toHaveAttribute('aria-describedby');
  await test.step('in a low window, as at 400 %, it is in it', async () => {
    await page.setViewportSize({ width: 360, height: 256 });
    await term.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 185));
    await term.hover();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary\/#/);
  await expect(tooltip(page)).toHaveCount(0);
  // Just below the navbar.
  const definition = page.locator(new URL(page.url()).hash);
  await expect.poll(async () => (await definition.boundingBox())?.y).toBeCloseTo(76, -1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a touch of a term or a mark explains it, a second one follows it', async ({ page }) => {
    await open(page, '/docs/steps/mixed_flow/');
    const term = page.locator('a.term').first();
    await term.tap();
    await expect(tooltip(page)).toHaveText(/\w/);
    expect(page.url()).not.toContain('#');
    await term.tap();
    await expect(page).toHaveURL(/\/glossary\/#/);
    await expect(tooltip(page)).toHaveCount(0);

    await open(page, '/docs/handlers/');
    const mark = page.locator('main a.unconfirmed').first();
    await mark.tap();
    await expect(tooltip(page)).toHaveText(/^Not confirmed: \w/);
    expect(page.url()).not.toContain('#');
    await isBelow(tooltip(page), mark);
    const target = await mark.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
    // A touch elsewhere hides it.
    await page.touchscreen.tap(195, 20);
    await expect(tooltip(page)).toHaveCount(0);
    await mark.tap();
    await expect(tooltip(page)).toBeVisible();
    await mark.tap();
    await expect(page).toHaveURL(/#open-point-0$/);
    await expect(page.locator(':target')).toBeInViewport();
  });
});
