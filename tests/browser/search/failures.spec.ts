import { MAX_RESULTS } from '../../../src/search/core/constants';
import { expect, open, test } from '../../support/page';
import { PAGE } from '../../support/pages';
import { blockRequests, chunks, connect, indexFiles } from '../../support/network';
import { dialog, input, listResults, options, results, searchFor, status } from '../../support/box';

test.use({ allowedErrors: /could not be loaded|The search failed/ });

const FAILED = 'The search index could not be loaded.';
const FOUND = /^(?:\d+ of )?\d+ results$/;

test('a search says after 300 ms that it takes a while', async ({ page }) => {
  const release = await blockRequests(page, indexFiles);
  await page.clock.install({ time: 0 });
  await open(page, PAGE);
  await searchFor(page, '');
  await expect(results(page)).not.toHaveCount(0);
  await page.clock.pauseAt(3_600_000);
  await input(page).fill('flow');
  await expect(results(page)).toHaveCount(0);
  await page.clock.runFor(299);
  await expect(status(page)).toHaveText(/^Type a word/);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText('The search index is still loading …');
  release();
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  await expect(status(page)).toHaveText(FOUND);
});

test('an index or a worker that does not answer is reported, with Try again', async ({ page }) => {
  const address = '/docs/ace4/support/faq/';
  const worker = page.waitForEvent('worker');
  await open(page, address);
  const box = await listResults(page);
  const script = (await worker).url();
  const retry = box.getByRole('button', { name: 'Try again' });
  const topics = box.getByRole('link', { name: 'Browse pages by topic' });
  await page.clock.install();
  for (const file of [indexFiles, script]) {
    const requested = new Promise<void>((resolve) => {
      void page.context().route(file, () => resolve());
    });
    await open(page, address);
    await searchFor(page, 'flow');
    await requested;
    // The box loads the index before it asks: the time counts from the question.
    await expect(status(page)).not.toBeEmpty();
    await page.clock.fastForward(9_000);
    await expect(status(page)).toHaveText(FAILED);
    await expect(topics).toHaveAttribute('href', '/docs/ace4/tags/');
    await page.context().unroute(file);
    await retry.click();
    await expect(results(page)).toHaveCount(MAX_RESULTS);
    await expect(retry).toHaveCount(0);
  }
});

test('the search page reports that the index does not arrive, and recovers', async ({ page }) => {
  await page.context().route(indexFiles, (route) => route.abort());
  const release = await blockRequests(page, indexFiles);
  await open(page, '/search/?q=flow&v=ace5');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('The search index is still loading …');
  release();
  await expect(main.getByRole('status')).toHaveText(FAILED);
  await page.context().unroute(indexFiles);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a missing index is reported beside results, and loaded again', async ({ page }) => {
  const gone = /search-index-docs-default-ace4\.json/;
  await page.context().route(gone, (route) => route.fulfill({ status: 404 }));
  await open(page, PAGE);
  const box = await listResults(page);
  await box.getByRole('radio', { name: 'Both' }).check();
  await expect(status(page)).toContainText('. The search index of ACE 4 could not be loaded.');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  await box.getByRole('radio', { name: 'ACE 5' }).check();
  // The index of a pasted address is that of its version.
  await input(page).fill('/docs/ace4/support/faq/');
  await expect(status(page)).toHaveText(FAILED);
  await page.context().unroute(gone);
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page)).toHaveAttribute('href', '/docs/ace4/support/faq/');
  await input(page).fill('flow');
  await box.getByRole('radio', { name: 'Both' }).check();
  await expect(status(page)).toHaveText(FOUND);
});

test('the search box says that its code is missing, and loads it again', async ({ page }) => {
  await connect(page);
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.route(chunks, (route) => route.abort());
  await page.keyboard.press('/');
  await page.keyboard.type('api');
  await expect(status(page)).toHaveText('The search could not be loaded.');
  await expect(dialog(page).getByRole('link', { name: 'Browse pages by topic' })).toBeVisible();
  await page.keyboard.type(' flow');
  await page.unroute(chunks);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await page.keyboard.type(' route');
  await expect(results(page)).not.toHaveCount(0);
  await expect(input(page)).toHaveValue('api flow route');
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});

test('where its code hangs, Retry of the search box opens the result page', async ({ page }) => {
  await connect(page);
  await page.clock.install();
  await open(page, PAGE);
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
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/search/?q=flow+api&v=ace5');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
