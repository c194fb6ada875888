import { expect, type Locator, type Page } from '@playwright/test';
import { MAX_RESULTS } from '../../src/search/core/constants';

/** The search box. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });

export const input = (page: Page): Locator => dialog(page).getByRole('searchbox');
export const status = (page: Page): Locator => dialog(page).getByRole('status');

/** Its options: results, or what it offers before a query. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Its results, without the further sections of pages. */
export const results = (page: Page): Locator =>
  dialog(page).locator('[role="option"]:not([data-further])');

/** Opens it and enters a query. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
  return dialog(page);
}

/** Opens it with a full list of results. */
export async function listResults(page: Page): Promise<Locator> {
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  return dialog(page);
}
