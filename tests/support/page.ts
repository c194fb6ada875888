import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { MAX_RESULTS } from '../../src/search/core/constants';
import { builds } from '../../tools/lib/builds';
import { builtPage } from './builtPage';

export { expect };

/** Address of the other build; the site itself is the base URL. */
export const optionsSite = `http://localhost:${builds.options.port}${builds.options.baseUrl}`;

/** The scripts that every page loads. */
export const app = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js$/;

/** The chunks of single pages: all scripts except those that every page loads. */
export const chunks = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;

/** The index files of the search. */
export const indexFiles = /\/search-index-[^/]+\.json(?:\?|$)/;

/** Waits for hydration. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

/** Opens an address and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Loads the page again and waits for hydration. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Waits for two frames: what was changed before has been painted. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/**
 * Waits until the page has done what it has begun: two frames, an idle moment, and then a request, which the server
 * answers. A test that something does not happen awaits this later event instead of some time.
 */
export async function settled(page: Page): Promise<void> {
  await nextFrames(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch(location.href);
  });
}

/** Overrides the network information; nothing is prefetched on a slow connection. Call it before the page opens. */
export const connect = (
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<unknown> =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );

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

/** How far the page is scrolled. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

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

/** The words that are marked on a page opened from a search result, in order. */
export function marks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...((CSS.highlights.get('search-match') ?? []) as Iterable<Range>)].map(String),
  );
}

/** Expects that an element is below a bar that stays in view. */
export async function isBelow(element: Locator, bar: Locator): Promise<void> {
  const edge = async (of: Locator, side: 'top' | 'bottom') =>
    of.evaluate((one, name) => one.getBoundingClientRect()[name], side);
  await expect
    .poll(async () => (await edge(element, 'top')) - (await edge(bar, 'bottom')))
    .toBeGreaterThanOrEqual(0);
}

/** A word of the elements that a selector finds, which the article has nowhere else. */
export function wordOnlyIn(page: Page, selector: string): Promise<string> {
  return page.evaluate((elements) => {
    const text = document.querySelector('article')?.textContent.toLowerCase() ?? '';
    const words = [...document.querySelectorAll(elements)].flatMap(
      ({ textContent }) => textContent.match(/(?<![\w$@.-])[a-z]{5,}(?![\w$@-])(?!\.\w)/gi) ?? [],
    );
    return words.find((word) => text.split(word.toLowerCase()).length === 2) ?? '';
  }, selector);
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

/** One page of each kind, for checks of the whole site. */
export const pageKinds = {
  'home page': '/',
  'step page': '/docs/steps/jsonata_map/',
  'long reference': '/docs/intro/configuration/',
  'release overview': '/docs/releases/overview/',
  'page of ACE 4': '/docs/ace4/flow_builder/overview/',
  topic: '/docs/tags/steps/',
  'search page': '/search/?q=retry',
  'not-found page': '/docs/steps/jsonata_mop',
} as const;

/** Two pages of the same category, which link to each other in the sidebar. */
export const PAGE = '/docs/steps/jwt/';
export const NEXT = '/docs/steps/rest_http/';

// What a page says is read from the build, so that a writer may change it.

/** The heading of a page. */
export const headingOf = (address: string): string =>
  builtPage(builds.site.dir, address)('h1').first().text();

/** The text of the first paragraph of a page. */
export const introOf = (address: string): string =>
  builtPage(builds.site.dir, address)('article header ~ p, article .markdown > p').first().text();

/** Expects that the window shows a page of the documentation, at its address. */
export async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(title(page)).toHaveText(headingOf(address));
}

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

/** Records the addresses of the documents that a window loads from now on. */
export function documentsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  return addresses;
}

/** What the clipboard holds; a test that reads it has the permissions of `withClipboard`. */
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Brightness of a colour of an element, from 0 to 255. */
export async function brightness(element: Locator, property: string): Promise<number> {
  const color = await element
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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
export const results = (page: Page): Locator =>
  dialog(page).locator('[role="option"]:not([data-further])');

/** Opens it and enters a query. */
export async function searchFor(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
  return dialog(page);
}

/** The button in the navbar that opens it. */
export const button = (page: Page): Locator => page.getByRole('button', { name: 'Search...' });

/** Opens it with a full list of results. */
export async function listResults(page: Page): Promise<Locator> {
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  return dialog(page);
}

/** Expects that an option is the one that Enter opens, or that a tab is the chosen one. */
export const isChosen = (option: Locator): Promise<void> =>
  expect(option).toHaveAttribute('aria-selected', 'true');

/** Escape that ends the composition of an input method, as Safari sends it. */
export const ofInputMethod = { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true };

/** Opens a link, by a click or in another way, and waits for its page, whose path it returns. */
export async function follow(page: Page, link: Locator, act = () => link.click()): Promise<string> {
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await act();
  await page.waitForURL((url) => url.pathname === pathname);
  return pathname;
}
