import type { Locator, Page } from '@playwright/test';

/** The heading of the page. */
export const title = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1 });

export const navbar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** The version beside the logo, which opens the list of versions. */
export const versionMenu = (page: Page): Locator => navbar(page).locator('summary');
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Docs sidebar' });

/** The links to an address, without the categories of the sidebar. */
export const linkTo = (within: Page | Locator, address: string): Locator =>
  within.locator(`a[href="${address}"]:not([role="button"])`);

/** The button in the navbar that opens the search box. */
export const button = (page: Page): Locator => page.getByRole('button', { name: 'Search...' });
