import type { Locator, Page, Route } from '@playwright/test';
import { MAX_RESULTS } from '../../../src/search/core/constants';
import {
  chunks,
  dialog,
  expect,
  indexFiles,
  open,
  pageOptions,
  searchFor,
  status,
  test,
} from '../../support/page';
import { searchFailures } from '../../support/search';

test.use({ allowedErrors: searchFailures });

const FAILED = 'The search index could not be loaded.';
const pageResults = (main: Locator) => main.locator('ol > li > a');

type Place = {
  name: string;
  /** Asks for "flow", and returns the element with the answer. */
  ask: (page: Page) => Promise<Locator>;
  results: (place: Locator) => Locator;
};

const places: Place[] = [
  {
    name: 'the search box',
    ask: async (page) => {
      await open(page, '/docs/steps/jwt/');
      return searchFor(page, 'flow');
    },
    results: pageOptions,
  },
  {
    name: 'the search page',
    ask: async (page) => {
      await open(page, '/search/?q=flow&v=ace5');
      return page.getByRole('main');
    },
    results: pageResults,
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
      await page.context().unroute(indexFiles);
      await place.getByRole('button', { name: 'Retry' }).click();
      await expect(results(place)).toHaveCount(MAX_RESULTS);
      await expect(place.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    });
  }

  for (const [fault, act] of [
    ['is blocked', (route: Route) => route.abort()],
    ['hangs', () => undefined],
  ] as const) {
    test(`${name} works, at the latest with Retry, if the script of its worker ${fault}`, async ({
      page,
    }) => {
      const worker = page.waitForEvent('worker');
      await expect(results(await ask(page))).toHaveCount(MAX_RESULTS);
      const script = (await worker).url();
      await page.context().route(script, act);
      await page.clock.install();
      const requested = page
        .context()
        .waitForEvent('request', (request) => request.url() === script);
      const place = await ask(page);
      await requested;
      const retry = place.getByRole('button', { name: 'Retry' });
      await expect(async () => {
        await page.clock.fastForward(1_000);
        expect((await retry.count()) + (await results(place).count())).toBeGreaterThan(0);
      }).toPass();
      await page.context().unroute(script);
      if (await retry.isVisible()) await retry.click();
      await expect(results(place)).toHaveCount(MAX_RESULTS);
    });
  }
}

test('the search box says within 10 s that its code hangs, and Retry opens the result page', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/docs/steps/jwt/');
  let hangs = true;
  await page.route(chunks, (route) => (hangs ? undefined : route.continue()));
  const requested = page.waitForRequest(chunks);
  await page.keyboard.press('/');
  await page.keyboard.type('flow');
  await requested;
  await page.clock.fastForward(9_000);
  await expect(status(page)).toHaveText('The search could not be loaded.');
  await page.keyboard.type(' api');
  hangs = false;
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/search/?q=flow+api&v=ace5');
  await expect(pageResults(page.getByRole('main'))).not.toHaveCount(0);
});

test('the result page opens if the code of the search box fails to load again', async ({
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
  await page.keyboard.type('flow');
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/search/?q=flow&v=ace5');
  await expect(pageResults(page.getByRole('main'))).toHaveCount(MAX_RESULTS);
});
