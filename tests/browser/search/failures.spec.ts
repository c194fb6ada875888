import { MAX_RESULTS } from '../../../src/search/core/constants';
import {
  blockRequests,
  chunks,
  dialog,
  expect,
  indexFiles,
  input,
  open,
  results,
  searchFor,
  status,
  test,
} from '../../support/page';
import { searchFailures } from '../../support/search';

test.use({ allowedErrors: searchFailures });

const start = '/docs/steps/jwt/';
const STALLED = 'The search index is still loading …';
const FOUND = /^(?:\d+ of )?\d+ results$/;

test('a loading message appears after 300 ms, stays as long, and never again', async ({ page }) => {
  const release = await blockRequests(page, indexFiles);
  await page.clock.install();
  await open(page, start);
  await searchFor(page, '');
  await expect(results(page)).not.toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 1000);
  await input(page).fill('flow');
  await expect(results(page)).toHaveCount(0);
  await page.clock.runFor(299);
  await expect(status(page)).toHaveText(/^Type a word/);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText(STALLED);
  release();
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  await page.clock.runFor(299);
  await expect(status(page)).toHaveText(STALLED);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText(FOUND);
});

test('the search box leads to the list of topics if its index failed', async ({ page }) => {
  await page.context().route(indexFiles, (route) => route.fulfill({ status: 500 }));
  await open(page, '/docs/ace4/support/faq/');
  const box = await searchFor(page, 'flow');
  await box.getByRole('link', { name: 'Browse pages by topic' }).click();
  await expect(page).toHaveURL('/docs/ace4/tags/');
  await expect(dialog(page)).toHaveCount(0);
});

test('if one of two indexes fails, the other gives results, and a message names it', async ({
  page,
}) => {
  const gone = /search-index-docs-default-ace4\.json/;
  await page.context().route(gone, (route) => route.fulfill({ status: 404 }));
  await open(page, start);
  const box = await searchFor(page, 'flow');
  await box.getByRole('radio', { name: 'Both' }).check();
  await expect(status(page)).toContainText('. The search index of ACE 4 could not be loaded.');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  await page.context().unroute(gone);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(status(page)).toHaveText(FOUND);
});

test('the search box says that its code is missing, and loads it again with what is typed', async ({
  page,
}) => {
  await open(page, start);
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.route(chunks, (route) => route.abort());
  await page.keyboard.press('/');
  await page.keyboard.type('api');
  // Where the pointer already was on the button, the panel is there, and the worker is missing.
  await expect(status(page)).toHaveText(/^The search (?:index )?could not be loaded\.$/);
  await expect(dialog(page).getByRole('link', { name: 'Browse pages by topic' })).toBeVisible();
  await page.keyboard.type(' flow');
  await page.unroute(chunks);
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await page.keyboard.type(' route');
  await expect(results(page)).not.toHaveCount(0);
  await expect(input(page)).toHaveValue('api flow route');
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});
