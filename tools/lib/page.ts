import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { builds, misplacedPort } from './builds';

export { expect };

/** Addresses of the other builds; the site itself is the base URL. */
export const optionsSite = `http://localhost:${builds.options.port}${builds.options.baseUrl}`;
export const misplacedSite = `http://localhost:${misplacedPort}/`;

/** The scripts of the single pages: all but those that every page starts with. */
export const chunks = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;

/** The files that the search loads. */
export const indexFiles = /\/search-index-[^/]+\.json(?:\?|$)/;

/** Opens an address and waits until the app has taken the page over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the app has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** The heading of the page. */
export function title(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Gives the browser another connection; on a slow one nothing is loaded ahead. Before the page opens. */
export async function connect(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
}

/** Holds back the files that are asked for from now on; what it gives lets them through. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // Of the context, since workers ask for files, too.
  await page.context().route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds back the scripts of pages that are asked for from now on; what it gives lets them through. */
export const holdChunks = (page: Page): Promise<() => void> => hold(page, chunks);

/** Lists the addresses that match, as the page and its workers ask for them from now on. */
export function requests(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = [];
  page.context().on('request', (request) => {
    if (pattern.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/** Finds a key of the local storage by its beginning: the site appends a part of its own. */
export async function storageKey(page: Page, start: string): Promise<string> {
  const find = (name: string) => Object.keys(localStorage).find((key) => key.startsWith(name));
  await expect.poll(() => page.evaluate(find, start), `stored ${start}`).toBeTruthy();
  return (await page.evaluate(find, start)) ?? '';
}

/** Opens the search box and types; gives the box. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Search the documentation' });
  await box.getByRole('searchbox').fill(query);
  return box;
}

type Fixtures = {
  /** Errors that a test provokes on purpose. */
  allowedErrors: RegExp | undefined;
  noPageErrors: void;
};

/** A test that fails on any uncaught error of its pages, and on a page that React had to render anew. */
export const test = base.extend<Fixtures>({
  allowedErrors: [undefined, { option: true }],
  noPageErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.text().includes('onRecoverableError')) errors.push(message.text());
      });
      await use();
      const unexpected = errors.filter((error) => !allowedErrors?.test(error));
      expect(unexpected, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});
