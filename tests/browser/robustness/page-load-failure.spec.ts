import type { Page } from '@playwright/test';
import {
  chunks,
  connect,
  expect,
  blockChunks,
  hydrated,
  open,
  test,
  title,
} from '../../../tools/lib/page';

test.use({ allowedErrors: /ChunkLoadError/ });

/** Records each full page load from now on. */
function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

const panel = (page: Page) => page.getByRole('alert');

test('a chunk that fails to load during navigation triggers a full page load', async ({ page }) => {
  await connect(page, { effectiveType: '2g', saveData: false });
  await open(page, '/docs/steps/jwt/');
  const loads = pageLoads(page);
  let failed = 0;
  await page.route(chunks, async (route) => {
    if (loads.length > 0) return route.continue();
    failed += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: 'REST HTTP' }).first().click();
  await expect.poll(() => loads.length).toBe(1);
  await hydrated(page);
  await expect(title(page)).toHaveText('REST HTTP');
  expect(failed).toBeGreaterThan(0);
  expect(loads).toEqual([page.url()]);
  await expect(panel(page)).toHaveCount(0);
});

test('a chunk that also fails after the full page load shows the error', async ({ page }) => {
  await connect(page, { effectiveType: '2g', saveData: false });
  await open(page, '/docs/steps/jwt/');
  await page.route(chunks, (route) => route.abort());
  await page.getByRole('link', { name: 'REST HTTP' }).first().click();
  await expect(panel(page)).toContainText('This page could not be loaded.');
  await expect(page).toHaveURL('/docs/steps/rest_http/');
  await expect(title(page)).toHaveText('REST HTTP');
});

/** Counts the chunks that fail to load. Call it before the page opens. */
async function failedChunks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { failures: 0 });
    window.addEventListener('unhandledrejection', () => {
      (window as unknown as { failures: number }).failures += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { failures: number }).failures);
}

// Firefox and Safari abort pending chunk requests when the reader leaves the page; Chromium only does so
// when the new page arrives. The events are dispatched here in the order in which Firefox fires them.
test.describe('a page that is left while its scripts load', () => {
  test('does not reload, which would cancel the navigation', async ({ page }) => {
    const failures = await failedChunks(page);
    let abort: () => void = () => undefined;
    const aborted = new Promise<void>((resolve) => (abort = resolve));
    await page.route(chunks, async (route) => {
      await aborted;
      await route.abort();
    });
    const requested = page.waitForRequest(chunks);
    await page.goto('/docs/steps/jwt/', { waitUntil: 'commit' });
    await requested;
    const loads = pageLoads(page);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
    abort();
    await expect.poll(failures).toBeGreaterThan(0);
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

  test('opens the target of the link', async ({ page }) => {
    const release = await blockChunks(page);
    const requested = page.waitForRequest(chunks);
    await page.goto('/docs/steps/jwt/', { waitUntil: 'commit' });
    await requested;
    await page.getByRole('link', { name: 'REST HTTP' }).first().click({ noWaitAfter: true });
    await expect(page).toHaveURL('/docs/steps/rest_http/');
    release();
    await hydrated(page);
    await expect(title(page)).toHaveText('REST HTTP');
  });
});

test.describe('a page whose own scripts fail to load', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(chunks, (route) => route.abort());
  });

  test('reloads once, then shows the error and a Retry button above its text', async ({ page }) => {
    const loads = pageLoads(page);
    await page.goto('/docs/steps/jwt/');
    await expect(panel(page)).toContainText('This page could not be loaded.');
    await expect(panel(page)).toContainText(/Loading .*chunk .* failed/);
    await expect(panel(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.waitForTimeout(500); // a second reload would start immediately
    expect(loads).toHaveLength(2);
    await expect(title(page)).toHaveText('JWT');
    await expect(page.getByRole('article')).toContainText('verifies one, or signs a new one');
  });

  test('still shows the error panel if Retry fails', async ({ page }) => {
    await page.goto('/docs/steps/jwt/');
    const loads = pageLoads(page);
    await expect(panel(page)).toBeVisible();
    loads.length = 0;
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => loads.length).toBe(1);
    await expect(panel(page)).toBeVisible();
    await page.waitForTimeout(500); // an automatic reload would start immediately
    expect(loads).toHaveLength(1);
  });

  test('hydrates after Retry if the scripts are available again', async ({ page }) => {
    await page.goto('/docs/steps/jwt/');
    await expect(panel(page)).toBeVisible();
    await page.unroute(chunks);
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'REST HTTP' }).first().click();
    await expect(title(page)).toHaveText('REST HTTP');
  });

  test('hydrates without Retry if the second attempt succeeds', async ({ page }) => {
    await page.unroute(chunks);
    const loads = pageLoads(page);
    await page.route(chunks, (route) => (loads.length === 1 ? route.abort() : route.continue()));
    await page.goto('/docs/steps/jwt/');
    await hydrated(page);
    expect(loads).toHaveLength(2);
    await expect(panel(page)).toHaveCount(0);
  });
});
