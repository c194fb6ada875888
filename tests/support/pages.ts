import { expect, type Locator, type Page } from '@playwright/test';
import { builds } from '../../tools/lib/builds';
import { title } from '../../tools/lib/page';
import { builtPage } from './builtPage';

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

export const navbar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** The version beside the logo, which opens the list of versions. */
export const versionMenu = (page: Page): Locator => navbar(page).locator('summary');
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Docs sidebar' });

/** The links to an address, without the categories of the sidebar. */
export const linkTo = (within: Page | Locator, address: string): Locator =>
  within.locator(`a[href="${address}"]:not([role="button"])`);

/**
 * Waits until the page has done what it has begun: two frames, an idle moment, and then a request, which the server
 * answers. A test that something does not happen awaits this later event instead of some time.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch(location.href);
  });

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
