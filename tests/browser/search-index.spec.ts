import type { Page } from '@playwright/test';
import {
  blockRequests,
  chunks,
  expect,
  indexFiles,
  open,
  pageOptions,
  searchFor,
  test,
} from '../../tools/lib/page';
import { searchFailures } from '../support/search';

test.use({ allowedErrors: searchFailures });

const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const results = (page: Page) => pageOptions(page.getByRole('dialog'));

const STALLED = 'The search index is still loading …';
const FOUND = /^8 (?:of \d+ )?results$/;
const FAILED = 'The search index could not be loaded.';

/** Records the messages of the search box and their times after it opens. */
async function watchStatus(page: Page) {
  await page.evaluate(() => {
    const said: [text: string, time: number][] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('dialog [role="status"]')?.textContent;
      if (text && text !== said.at(-1)?.[0]) said.push([text, performance.now()]);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: [string, number][] }).said);
}

test('a loading message appears after 300 ms, and stays as long', async ({ page }) => {
  const release = await blockRequests(page, indexFiles);
  await page.clock.install();
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, '');
  await expect(results(page)).not.toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('searchbox').fill('retry');
  await expect(results(page)).toHaveCount(0);
  await page.clock.runFor(299);
  await expect(status(page)).toHaveText(/^Type a word/);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText(STALLED);
  release();
  await expect(results(page)).toHaveCount(8);
  await page.clock.runFor(299);
  await expect(status(page)).toHaveText(STALLED);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText(FOUND);
});

test('the search box shows no loading message after the index has loaded', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'retry');
  await expect(status(page)).toHaveText(FOUND);
  const said = await watchStatus(page);
  await page.getByRole('searchbox').fill('zyxwvu');
  await expect(status(page)).toHaveText('No results found.');
  await page.getByRole('searchbox').fill('retry');
  await expect(status(page)).toHaveText(FOUND);
  expect((await said()).map(([text]) => text)).not.toContain(STALLED);
});

test('the search box reports the failure again if Retry fails', async ({ page }) => {
  await page.context().route(indexFiles, (route) => route.abort());
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await expect(status(page)).toHaveText(FAILED);
  const again = page.context().waitForEvent('requestfailed');
  await box.getByRole('button', { name: 'Retry' }).click();
  await again;
  await expect(status(page)).toHaveText(FAILED);
  await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('texts of another build are ignored: results come without excerpts', async ({ page }) => {
  await page.route(/\/search-text-/, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { digest: string; texts: string[] };
    await route.fulfill({ response, json: { ...file, digest: 'another' } });
  });
  const ignored = page.waitForEvent('console', (message) =>
    message.text().includes('come without excerpts'),
  );
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'rotate signing key');
  await expect(status(page)).toHaveText(FOUND);
  await ignored;
  await expect(results(page).locator('mark').first()).toBeVisible();
});

test('the files of the search are revalidated, not taken from the cache', async ({ page }) => {
  const request = page.waitForRequest(/\/search-index-docs-default-ace5\.json$/);
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'retry');
  expect((await (await request).allHeaders())['cache-control']).toBe('max-age=0');
});

test('the search works without web workers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'retry');
  await expect(results(page)).toHaveCount(8);
});

test('the search box reports when the search code fails to load, and recovers', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const release = await blockRequests(page, indexFiles);
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await page.route(chunks, (route) => route.abort());
  release();
  await expect(status(page)).toHaveText(FAILED);
  await page.unroute(chunks);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page)).toHaveCount(8);
});
