import type { Page } from '@playwright/test';
import {
  blockChunks,
  chunks,
  connect,
  expect,
  hydrated,
  open,
  test,
  title,
} from '../../../tools/lib/page';
import {
  documentsOf,
  expectPage,
  headingOf,
  introOf,
  linkTo,
  NEXT,
  PAGE,
  settled,
  sidebar,
} from '../../support/pages';

test.use({ allowedErrors: /ChunkLoadError/ });

const panel = (page: Page) => page.getByRole('alert');
const next = (page: Page) => linkTo(sidebar(page), NEXT);

test('a chunk that fails during navigation triggers a full page load; one that fails again, a message', async ({
  page,
}) => {
  await connect(page, { effectiveType: '2g', saveData: false });
  await open(page, PAGE);
  const loads = documentsOf(page);
  let failed = 0;
  await page.route(chunks, async (route) => {
    if (loads.length > 0) return route.continue();
    failed += 1;
    return route.abort();
  });
  await next(page).click();
  await expect.poll(() => loads.length).toBe(1);
  await hydrated(page);
  await expectPage(page, NEXT);
  expect(failed).toBeGreaterThan(0);
  expect(loads).toEqual([page.url()]);
  await expect(panel(page)).toHaveCount(0);

  await page.unroute(chunks);
  await page.route(chunks, (route) => route.abort());
  await linkTo(sidebar(page), PAGE).click();
  await expect(panel(page)).toContainText('This page could not be loaded.');
  await expectPage(page, PAGE);
});

// Firefox and Safari abort pending chunk requests when the reader leaves the page; Chromium only does so
// when the new page arrives. The events are dispatched here in the order in which Firefox fires them.
test('a page that is left while its scripts load does not reload, which would cancel the navigation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = () => Object.assign(window, { failures: 1 });
    window.addEventListener('unhandledrejection', count);
  });
  let abort: () => void = () => undefined;
  const aborted = new Promise<void>((resolve) => (abort = resolve));
  await page.route(chunks, async (route) => {
    await aborted;
    await route.abort();
  });
  const requested = page.waitForRequest(chunks);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await requested;
  const loads = documentsOf(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  abort();
  await page.waitForFunction(() => 'failures' in window);
  const noted = await page.evaluate(() => sessionStorage.getItem('page-load-failure-reload'));
  expect(noted, 'the mark that is set before a reload').toBeNull();
  expect(loads).toEqual([]);
  await expect(panel(page)).toHaveCount(0);

  // After a restore from the back-forward cache, nothing else would load the scripts again.
  await page.unroute(chunks);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await hydrated(page);
  expect(loads).toHaveLength(1);
});

test('a link works while the scripts of the page load', async ({ page }) => {
  const release = await blockChunks(page);
  const requested = page.waitForRequest(chunks);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await requested;
  await next(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(NEXT);
  release();
  await hydrated(page);
  await expectPage(page, NEXT);
});

test('a page whose own scripts fail reloads once, then shows the error, Retry and its text', async ({
  page,
}) => {
  const loads = documentsOf(page);
  await page.route(chunks, (route) => route.abort());
  await page.goto(PAGE);
  const retry = panel(page).getByRole('button', { name: 'Retry' });
  await expect(panel(page)).toContainText('This page could not be loaded.');
  await expect(panel(page)).toContainText(/Loading .*chunk .* failed/);
  await expect(title(page)).toHaveText(headingOf(PAGE));
  await expect(page.getByRole('article')).toContainText(introOf(PAGE));
  await settled(page);
  expect(loads).toHaveLength(2);

  await test.step('also if Retry fails', async () => {
    await retry.click();
    await expect.poll(() => loads.length).toBe(3);
    await expect(panel(page)).toBeVisible();
    await settled(page);
    expect(loads).toHaveLength(3);
  });
  await test.step('until the scripts are available again', async () => {
    await page.unroute(chunks);
    await retry.click();
    await hydrated(page);
    await expect(panel(page)).toHaveCount(0);
    await next(page).click();
    await expectPage(page, NEXT);
  });
});

test('a page whose own scripts fail once starts without Retry', async ({ page }) => {
  const loads = documentsOf(page);
  await page.route(chunks, (route) => (loads.length === 1 ? route.abort() : route.continue()));
  await page.goto(PAGE);
  await hydrated(page);
  expect(loads).toHaveLength(2);
  await expect(panel(page)).toHaveCount(0);
});
