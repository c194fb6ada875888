import type { Page } from '@playwright/test';

/** The scripts that every page loads. */
export const app = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js$/;

/** The chunks of single pages: all scripts except those that every page loads. */
export const chunks = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;

/** The index files of the search. */
export const indexFiles = /\/search-index-[^/]+\.json(?:\?|$)/;

/** Overrides the network information; by default, nothing is prefetched. Call it before the page opens. */
export const connect = (
  page: Page,
  connection = { effectiveType: '2g', saveData: false },
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

/** Records the matching addresses that the page and its workers request from now on. */
export function requests(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = [];
  page.context().on('request', (request) => {
    if (pattern.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/** Records the addresses of the documents that a window loads from now on. */
export function documentsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  return addresses;
}
