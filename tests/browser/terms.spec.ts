import type { Page } from '@playwright/test';
import { expect, open, test, title } from '../../tools/lib/page';

const tooltip = (page: Page) => page.getByRole('tooltip');

test('a term shows its definition on hover and focus, until Escape', async ({ page }) => {
  await open(page, '/docs/steps/mixed_flow/');
  const term = page.locator('a.term').first();
  await term.hover();
  await expect(tooltip(page)).toBeVisible();
  await expect(term).toHaveAttribute('aria-describedby', 'term-definition');
  // The pointer may move onto the definition.
  await tooltip(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await term.focus();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
  await term.click();
  await expect(title(page)).toHaveText('Glossary');
});

test('each version has its own definitions', async ({ page }) => {
  await open(page, '/docs/ace4/flow_builder/overview/');
  await page.locator('a.term', { hasText: 'flow' }).first().focus();
  await expect(tooltip(page)).toContainText('a JSON object and has a version');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a link to its definition', async ({ page }) => {
    await page.goto('/docs/steps/mixed_flow/');
    await page.locator('a.term').first().click();
    await expect(page).toHaveURL(/\/docs\/intro\/glossary\/#[a-z-]+$/);
  });
});
