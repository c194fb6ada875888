import type { Page } from '@playwright/test';
import {
  blockRequests,
  expect,
  indexFiles,
  open,
  pageOptions,
  searchFor,
  test,
} from '../../tools/lib/page';
import { answerWith, result, searchFailures } from '../support/search';

test.use({ allowedErrors: searchFailures });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const results = (page: Page) => pageOptions(dialog(page));

const FAILED = 'The search index could not be loaded.';

test('if the engine fails on a query, the search box reports it and answers the next query', async ({
  page,
}) => {
  await answerWith(page, { answers: { retry: { results: [result({})] } }, failing: ['broken'] });
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'broken');
  await expect(box.getByRole('status')).toHaveText(FAILED);
  await box.getByRole('searchbox').fill('retry');
  await expect(results(page)).toHaveCount(1);
});

test('if the engine fails on a query, the result page reports it', async ({ page }) => {
  await answerWith(page, { answers: {}, failing: ['broken'] });
  await open(page, '/search/?q=broken');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(FAILED);
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the files are transferred to the worker without a copy', async ({ page }) => {
  await page.addInitScript(() => {
    const left: number[] = [];
    type Sent = { request?: { file?: ArrayBuffer } };
    class WatchedWorker extends Worker {
      override postMessage(message: Sent, options?: StructuredSerializeOptions | Transferable[]) {
        super.postMessage(message, options as Transferable[]);
        if (message.request?.file) left.push(message.request.file.byteLength);
      }
    }
    Object.assign(window, { Worker: WatchedWorker });
    Object.assign(window, { left });
  });
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'retry');
  await expect(results(page)).toHaveCount(8);
  // Index and texts of the version and of the other pages.
  const left = () => page.evaluate(() => (window as unknown as { left: number[] }).left);
  await expect.poll(left).toEqual([0, 0, 0, 0]);
});

test('excerpts are restored if the worker stops while the texts are loading', async ({ page }) => {
  await page.addInitScript(() => {
    class MortalWorker extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        Object.assign(window, { killWorker: () => this.dispatchEvent(new Event('error')) });
      }
    }
    Object.assign(window, { Worker: MortalWorker });
  });
  const query = 'rotate signing key';
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, query);
  // With all texts: the search runs again after they have loaded.
  await expect(results(page).filter({ hasText: '…' })).not.toHaveCount(0);
  const texts = await results(page).allTextContents();

  const releaseTexts = await blockRequests(page, /\/search-text-/);
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'signing');
  await expect(results(page)).toHaveCount(8);
  await page.evaluate(() => (window as unknown as { killWorker: () => void }).killWorker());
  // The texts that the stopped worker requested arrive before the next engine has an index.
  const releaseIndex = await blockRequests(page, indexFiles);
  await box.getByRole('searchbox').fill(query);
  await expect(box.getByRole('status')).toHaveText('The search index is still loading …');
  const arrived = page.waitForEvent('requestfinished', (request) => /-text-/.test(request.url()));
  releaseTexts();
  await arrived;
  releaseIndex();
  await expect.poll(() => results(page).allTextContents()).toEqual(texts);
});
