import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

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

/** Expects that an element is below a bar that stays in view. */
export async function isBelow(element: Locator, bar: Locator): Promise<void> {
  const edge = async (of: Locator, side: 'top' | 'bottom') =>
    of.evaluate((one, name) => one.getBoundingClientRect()[name], side);
  const gap = async () => (await edge(element, 'top')) - (await edge(bar, 'bottom'));
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
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
    async ({ browserName, context, page, permissions, allowedErrors }, use) => {
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
      // Tests share a context, and Playwright keeps what an earlier one granted, and where the pointer was: on the
      // button of the search, it loads the search.
      await context.clearPermissions();
      if (permissions) await context.grantPermissions(permissions);
      await page.mouse.move(0, 0);
      // With a route from the start: of an open page, Chromium intercepts only what it requests some time after the call.
      await context.route(/\0/, (route) => route.fallback());
      await use();
      const unexpected = errors.filter((error) => !allowedErrors?.test(error));
      expect(unexpected, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects that an option is the one that Enter opens, or that a tab is the chosen one. */
export const isChosen = (option: Locator): Promise<void> =>
  expect(option).toHaveAttribute('aria-selected', 'true');

/** Escape that ends the composition of an input method, as Safari sends it. */
export const ofInputMethod = { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true };

/** Opens a link, by a click or in another way, and waits for its page, whose path it returns. */
export async function follow(page: Page, link: Locator, act = () => link.click()): Promise<string> {
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await act();
  // Not until it has loaded: a page that the app opens loads nothing.
  await expect(page).toHaveURL((url) => url.pathname === pathname);
  return pathname;
}
