import { pathToFileURL } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { storageKeys } from '../../../src/site/storage';
import { builds } from '../../../tools/lib/builds';
import { expect, hydrated, open, settled, test } from '../../support/page';
import { expectPage, headingOf, introOf, NEXT, PAGE } from '../../support/pages';
import { linkTo, sidebar, title } from '../../support/parts';
import { app, blockRequests, chunks, connect, documentsOf } from '../../support/network';
import { input, options, searchFor } from '../../support/box';

test.use({ allowedErrors: /ChunkLoadError|Loading CSS chunk|SyntaxError/ });

const panel = (page: Page) => page.getByRole('alert');
/** The mark that is set before a reload. */
const reloaded = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), storageKeys.reload);
const next = (page: Page) => linkTo(sidebar(page), NEXT);

/**
 * Publishes another build, on a host that deletes the files of the one before: until the window loads a page again, they
 * are not found. Returns the documents that the window loads.
 */
async function deploy(page: Page): Promise<string[]> {
  const loads = documentsOf(page);
  const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><p>Not found' };
  // In the context, because workers also request files.
  await page
    .context()
    .route(/\/assets\//, (route) => (loads.length > 0 ? route.continue() : route.fulfill(gone)));
  return loads;
}

test('a chunk that fails loads the page again, the next one a message', async ({ page }) => {
  await connect(page);
  await open(page, PAGE);
  const loads = await deploy(page);
  await next(page).click();
  await expect.poll(() => loads.length).toBe(1);
  await expectPage(page, NEXT);
  await hydrated(page);
  expect(loads).toEqual([page.url()]);
  await expect(panel(page)).toHaveCount(0);

  await page.context().route(chunks, (route) => route.abort());
  await linkTo(sidebar(page), PAGE).click();
  await expect(panel(page)).toContainText('could not be loaded');
  await expectPage(page, PAGE);
});

// Firefox and Safari abort pending chunk requests when the reader leaves the page; Chromium only does so
// when the new page arrives. A reload would cancel the navigation. The events are dispatched here in the order in which Firefox fires them.
test('a page that is left while its scripts load does not reload', async ({ page }) => {
  await page.addInitScript(() => {
    const count = () => Object.assign(window, { failures: 1 });
    window.addEventListener('unhandledrejection', count);
  });
  await page.context().route(chunks, (route) => route.abort());
  const abort = await blockRequests(page, chunks);
  const requested = page.waitForRequest(chunks);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await requested;
  const loads = documentsOf(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  abort();
  await page.waitForFunction(() => 'failures' in window);
  expect(await reloaded(page)).toBeNull();
  expect(loads).toEqual([]);
  await expect(panel(page)).toHaveCount(0);

  // After a restore from the back-forward cache, nothing else would load the scripts again.
  await page.context().unroute(chunks);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await hydrated(page);
  expect(loads).toHaveLength(1);
});

/** What a network answers that asks for a password first. */
const signIn = { contentType: 'text/html', body: '<!doctype html><p>Sign in' };

for (const [what, files, act] of [
  ['whose scripts fail', chunks, (route: Route) => route.abort()],
  ['whose app is answered by a page', app, (route: Route) => route.fulfill(signIn)],
] as const) {
  test(`a page ${what} reloads once, then says so above its text`, async ({ page }) => {
    const loads = documentsOf(page);
    await page.route(files, act);
    await page.goto(PAGE);
    const retry = panel(page).getByRole('link');
    await expect(panel(page)).toContainText('could not be loaded');
    await expect(title(page)).toHaveText(headingOf(PAGE));
    await expect(page.getByRole('article')).toContainText(introOf(PAGE));
    await expect(page.locator('[id$="base-url-issue-banner"]')).toHaveCount(0);
    await settled(page);
    expect(loads).toHaveLength(2);

    await test.step('also if the link fails', async () => {
      const loaded = page.waitForEvent('domcontentloaded');
      await retry.click();
      await loaded;
      await expect(panel(page)).toBeVisible();
      await settled(page);
      expect(loads).toHaveLength(3);
    });
    await test.step('until the scripts are available again', async () => {
      await page.unroute(files);
      await retry.click();
      await hydrated(page);
      await expect(panel(page)).toHaveCount(0);
      expect(await reloaded(page)).toBeNull();
      await next(page).click();
      await expectPage(page, NEXT);
    });
  });
}

test('an app that fails before recover.js has arrived is reported too', async ({ page }) => {
  const release = await blockRequests(page, /\/recover\.js$/);
  await page.route(app, (route) => route.fulfill({ status: 404 }));
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.getByRole('article')).toContainText(introOf(PAGE));
  await settled(page);
  release();
  await expect(panel(page)).toContainText('could not be loaded');
});

test('a search whose files are gone before it opens leads to the result page', async ({ page }) => {
  await connect(page);
  await open(page, PAGE);
  const loads = await deploy(page);
  // The reader has typed when the answers come that the files are gone.
  const release = await blockRequests(page, /\/assets\/.*\.(?:js|css)$/);
  await page.keyboard.press('/');
  await page.keyboard.type('retry');
  release();
  // The first failure can be one of the network; the second one leads to a page with the files of its build.
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/search/?q=retry&v=ace5');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(loads).toHaveLength(1);
});

test.describe('from the disk', () => {
  test.use({ allowedErrors: /./ });

  test('a page says that it needs a server, and does not blame the base URL', async ({ page }) => {
    for (const address of ['/', PAGE]) {
      await page.goto(pathToFileURL(`${builds.site.dir}${address}index.html`).href);
      const note = page.locator('body > p').filter({ hasText: 'web server' });
      await expect(note).toContainText('npx serve');
      await expect(page.getByText('baseUrl')).toHaveCount(0);
    }
  });
});

test('what is typed in an open search survives a deployment', async ({ page }) => {
  await open(page, PAGE);
  const box = await searchFor(page, 'retr');
  await expect(options(page).filter({ has: page.locator('mark') })).not.toHaveCount(0);
  const loads = await deploy(page);
  await box.getByRole('searchbox').press('y');
  await expect(input(page)).toHaveValue('retry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/steps/retry/');
  await hydrated(page);
  expect(loads.length).toBeLessThanOrEqual(1);
});
