import { test as base, expect, type Page } from '@playwright/test';
import { builds, misplacedPort } from './builds';

export { expect };

/** Addresses of the other builds; the site itself is the base URL. */
export const optionsSite = `http://localhost:${builds.options.port}${builds.options.baseUrl}`;
export const misplacedSite = `http://localhost:${misplacedPort}/`;

/** Opens an address and waits until the app has taken the page over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the app has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** A test that fails on any uncaught error of the page. */
export const test = base.extend<{ noPageErrors: void }>({
  noPageErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await use();
      expect(errors, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});
