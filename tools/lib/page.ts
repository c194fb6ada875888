import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { builds } from './builds';

export { expect };

/** Address of the other build; the site itself is the base URL. */
export const optionsSite = `http://localhost:${builds.options.port}${builds.options.baseUrl}`;

/** The chunks of single pages: all scripts except those that every page loads. */
export const chunks = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;

/** The index files of the search. */
export const indexFiles = /\/search-index-[^/]+\.json(?:\?|$)/;

/** Opens an address and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Waits for two frames: what was changed before has been painted. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** The options of the search box without the further sections of pages. */
export const pageOptions = (box: Locator): Locator =>
  box.locator('[role="option"]:not([data-further])');

/** The heading of the page. */
export function title(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Overrides the network information; nothing is prefetched on a slow connection. Call it before the page opens. */
export async function connect(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
}

/** Blocks requests for the files from now on. The returned function releases them. */
export async function blockRequests(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // In the context, because workers also request files.
  await page.context().route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Blocks requests for page chunks from now on. The returned function releases them. */
export const blockChunks = (page: Page): Promise<() => void> => blockRequests(page, chunks);

/** Records the matching addresses that the page and its workers request from now on. */
export function requests(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = [];
  page.context().on('request', (request) => {
    if (pattern.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/** Finds a key of the local storage by its prefix: the site appends a namespace. */
export async function storageKey(page: Page, start: string): Promise<string> {
  const find = (name: string) => Object.keys(localStorage).find((key) => key.startsWith(name));
  await expect.poll(() => page.evaluate(find, start), `stored ${start}`).toBeTruthy();
  return (await page.evaluate(find, start)) ?? '';
}

/** Opens the search box and enters a query. Returns the search box. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Search the documentation' });
  await box.getByRole('searchbox').fill(query);
  return box;
}

/** The words that are marked on a page opened from a search result, in order. */
export function marks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...((CSS.highlights.get('search-match') ?? []) as Iterable<Range>)].map(String),
  );
}

type Fixtures = {
  /** Errors that a test provokes on purpose. */
  allowedErrors: RegExp | undefined;
  noPageErrors: void;
};

/**
 * A test that fails on any uncaught error in its pages, on hydration errors that React recovers from, on a violation of
 * the content security policy, and on a request to another origin.
 */
export const test = base.extend<Fixtures>({
  allowedErrors: [undefined, { option: true }],
  noPageErrors: [
    async ({ browserName, context, permissions, allowedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        // What the browser says of a failed request is no mistake of the page, and many tests let requests fail.
        if (
          // Each of the other browsers warns of things that no page can change.
          browserName === 'chromium' &&
          ['error', 'warning'].includes(message.type()) &&
          !message.text().startsWith('Failed to load resource')
        )
          errors.push(message.text());
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost')
          errors.push(`request to another origin: ${request.url()}`);
      });
      // Tests share a context, and Playwright keeps what an earlier one granted.
      await context.clearPermissions();
      if (permissions) await context.grantPermissions(permissions);
      await use();
      const unexpected = errors.filter((error) => !allowedErrors?.test(error));
      expect(unexpected, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});
