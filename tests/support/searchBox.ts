import type { Locator, Page } from '@playwright/test';
import { pageOptions } from '../../tools/lib/page';

/** The search box. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });

/** Its field. */
export const input = (page: Page): Locator => dialog(page).getByRole('searchbox');

/** Its status. */
export const status = (page: Page): Locator => dialog(page).getByRole('status');

/** Its options: results, or what it offers before a query. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Its results, without the further sections of pages. */
export const results = (page: Page): Locator => pageOptions(dialog(page));

/** The button in the navbar that opens it. */
export const button = (page: Page): Locator => page.getByRole('button', { name: 'Search...' });

/** The path of the page that a link opens. */
export async function pathOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '', 'http://localhost').pathname;
}
