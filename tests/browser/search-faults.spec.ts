import type { Locator, Page, Route } from '@playwright/test';
import {
  chunks,
  expect,
  hydrated,
  indexFiles,
  open,
  pageOptions,
  searchFor,
  test,
} from '../../tools/lib/page';
import { searchFailures } from '../support/search';

test.use({ allowedErrors: searchFailures });

const FAILED = 'The search index could not be loaded.';

type Place = {
  name: string;
  /** Asks for "retry", and returns the element with the answer. */
  ask: (page: Page) => Promise<Locator>;
  results: (place: Locator) => Locator;
};

const places: Place[] = [
  {
    name: 'the search box',
    ask: async (page) => {
      await open(page, '/docs/steps/jwt/');
      return searchFor(page, 'retry');
    },
    results: pageOptions,
  },
  {
    name: 'the search page',
    ask: async (page) => {
      await open(page, '/search/?q=retry&v=ace5');
      return page.getByRole('main');
    },
    results: (main) => main.locator('ol > li > a'),
  },
];

/** What can go wrong with an index. */
const faults: [name: string, act: (route: Route) => unknown][] = [
  ['is not found', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['answers an error', (route) => route.fulfill({ status: 500, body: 'Error' })],
  [
    'is a page instead',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }),
  ],
  [
    'is cut off',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).slice(0, -1000) });
    },
  ],
  ['is JSON of another kind', (route) => route.fulfill({ json: { documents: [] } })],
  ['does not arrive', (route) => route.abort('internetdisconnected')],
  ['does not answer', () => undefined],
];

for (const { name, ask, results } of places) {
  for (const [fault, act] of faults) {
    test(`${name} reports within 10 s that the index ${fault}, and recovers`, async ({ page }) => {
      await page.clock.install();
      await page.context().route(indexFiles, act);
      const requested = page.waitForRequest(indexFiles);
      const place = await ask(page);
      await requested;
      // The box loads the index before it asks: the time counts from the question.
      await expect(place.getByRole('status')).not.toBeEmpty();
      await page.clock.fastForward(9_000);
      await expect(place.getByRole('status')).toHaveText(FAILED);
      await expect(place.getByRole('link', { name: 'Browse pages by topic' })).toHaveAttribute(
        'href',
        '/docs/tags/',
      );
      await page.evaluate(() => Object.assign(window, { sameLoad: true }));
      await page.context().unroute(indexFiles);
      await place.getByRole('button', { name: 'Retry' }).click();
      await expect(results(place)).toHaveCount(8);
      await expect(place.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    });
  }

  test(`${name} works if the script of the worker is blocked`, async ({ page }) => {
    const worker = page.waitForEvent('worker');
    await expect(results(await ask(page))).toHaveCount(8);
    let blocked = 0;
    await page.context().route((await worker).url(), (route) => {
      blocked += 1;
      return route.abort();
    });
    await expect(results(await ask(page))).toHaveCount(8);
    expect(blocked).toBe(1);
  });

  test(`${name} reports within 10 s that its engine hangs, and recovers`, async ({ page }) => {
    const worker = page.waitForEvent('worker');
    await expect(results(await ask(page))).toHaveCount(8);
    // With the worker hang the chunks that load after the index: the engine for browsers without workers.
    const script = (await worker).url();
    const held: Route[] = [];
    await page.context().route(indexFiles, async (route) => {
      await page.context().route(chunks, (chunk) => void held.push(chunk));
      await route.continue();
    });
    await page.context().route(script, () => undefined);
    await page.clock.install();
    const index = page.waitForResponse(indexFiles);
    const place = await ask(page);
    await (await index).finished();
    await expect(place.getByRole('status')).not.toBeEmpty();
    await page.clock.fastForward(4_600);
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(4_600);
    await expect(place.getByRole('status')).toHaveText(FAILED);
    for (const chunk of held) await chunk.continue();
    await place.getByRole('button', { name: 'Retry' }).click();
    await expect(results(place)).toHaveCount(8);
  });
}

const box = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const input = (page: Page) => box(page).getByRole('searchbox');

test('the search box says that its chunk is missing, and loads it again with what is typed', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.route(chunks, (route) => route.abort());
  await page.keyboard.press('/');
  await page.keyboard.type('retry');
  await expect(box(page).getByRole('status')).toHaveText('The search could not be loaded.');
  await expect(box(page).getByRole('link', { name: 'Browse pages by topic' })).toBeVisible();
  await page.keyboard.type(' policy');
  await page.unroute(chunks);
  await box(page).getByRole('button', { name: 'Retry' }).click();
  await page.keyboard.type(' x');
  await expect(pageOptions(box(page))).not.toHaveCount(0);
  await expect(input(page)).toHaveValue('retry policy x');
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});

test('the search box says within 10 s that its chunk hangs, and Retry opens the result page', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/docs/steps/jwt/');
  let hangs = true;
  await page.route(chunks, (route) => (hangs ? undefined : route.continue()));
  const requested = page.waitForRequest(chunks);
  await page.keyboard.press('/');
  await page.keyboard.type('retry');
  await requested;
  await page.clock.fastForward(9_000);
  await expect(box(page).getByRole('status')).toHaveText('The search could not be loaded.');
  await page.keyboard.type(' policy');
  hangs = false;
  await box(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/search/?q=retry+policy&v=ace5');
  await expect(page.getByRole('main').locator('ol > li > a')).not.toHaveCount(0);
});

test('the result page opens if the chunk of the search box fails to load again', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  // The referrer identifies the page: the result page sends its requests before the test sees its address.
  await page.route(chunks, (route) =>
    route.request().headers().referer?.includes('/docs/steps/jwt/')
      ? route.abort()
      : route.continue(),
  );
  await page.keyboard.press('/');
  await page.keyboard.type('retry');
  await box(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/search/?q=retry&v=ace5');
  await hydrated(page);
  await expect(page.getByRole('main').locator('ol > li > a')).toHaveCount(8);
});

test.describe('the search page without one of its chunks', () => {
  // A missing script is an error by itself.
  test.use({ allowedErrors: /ChunkLoadError|could not be loaded/ });

  test('says so, and opens with Retry', async ({ page }) => {
    await page.route(chunks, (route) => route.abort());
    await page.goto('/search/?q=retry&v=ace5');
    const message = page.getByRole('alert');
    await expect(message).toContainText('This page could not be loaded.');
    await page.unroute(chunks);
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').locator('ol > li > a')).toHaveCount(8);
  });
});
