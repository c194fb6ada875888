import type { Page } from '@playwright/test';
import { builds } from '../../../tools/lib/builds';
import { blockRequests, connect, expect, hydrated, open, test, title } from '../../../tools/lib/page';
import { type Deployments, serveDeployments } from '../../support/deployments';

// A chunk that is gone is logged before the browser loads the page as a whole.
test.use({ allowedErrors: /ChunkLoadError|Loading CSS chunk/ });

let site: Deployments;

test.beforeAll(async () => {
  site = await serveDeployments(builds.site.dir);
});

test.afterAll(() => site.close());

test.beforeEach(() => site.publish(0, false));

/** Counts the documents that a tab loads from now on. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => {
    const before = count;
    count = 0;
    return before;
  };
}

// What readers of a tab open in turn: 21 pages, so that no script is loaded twice.
const pages = ['JWT', 'JSON-RPC 2.0', 'SOAP HTTP', 'SOAP HTTP (Pure)', 'REST HTTP'];
const openings = Array.from({ length: 21 }, (_, build) => pages[build % pages.length] ?? '');

for (const isKept of [true, false]) {
  const host = isKept ? 'keeps' : 'deletes';

  test(`a tab left open reaches every page of 21 builds, where the host ${host} old files`, async ({
    page,
  }) => {
    test.slow();
    await connect(page, { effectiveType: '2g', saveData: false });
    await open(page, `${site.address}/docs/steps/rest_http/`);
    const loads = documents(page);
    for (const [build, name] of openings.entries()) {
      site.publish(build + 1, isKept);
      await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(title(page), `build ${build + 1}`).toHaveText(name);
      await hydrated(page);
      expect(loads(), `documents loaded in build ${build + 1}`).toBeLessThanOrEqual(isKept ? 0 : 1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
}

test('what is typed in an open search survives deployments', async ({ page, context }) => {
  await open(page, `${site.address}/docs/steps/jwt/`);
  const loads = documents(page);
  const box = page.getByRole('dialog');
  await page.keyboard.press('/');
  await box.getByRole('searchbox').fill('retr');
  await expect(box.getByRole('option').first()).toBeVisible();
  for (let build = 1; build <= 20; build += 1) site.publish(build, false);
  await box.getByRole('searchbox').press('y');
  await expect(box.getByRole('searchbox')).toHaveValue('retry');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
  await hydrated(page);
  expect(loads()).toBeLessThanOrEqual(1);

  await test.step('also if nothing of the search had loaded', async () => {
    const other = await context.newPage();
    await connect(other, { effectiveType: '2g', saveData: false });
    await open(other, `${site.address}/docs/steps/jwt/`);
    const loadsOfOther = documents(other);
    site.publish(21, false);
    // The answers that the files are gone take as long as the reader types.
    await other.route(/\/assets\/.*\.(?:js|css)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await other.keyboard.press('/');
    await other.keyboard.type('retry', { delay: 25 });
    // The first failure can be one of the network; the second one leads to a page with the files of its build.
    await other.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await expect(other).toHaveURL(`${site.address}/search/?q=retry&v=ace5`);
    await expect(other.getByRole('main').getByRole('listitem').first()).toContainText('Retry');
    expect(loadsOfOther()).toBe(1);
    await other.close();
  });
});

test.describe('a page that had half started', () => {
  test('starts with the files of the next build', async ({ page }) => {
    const chunks = /\/assets\/b0\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;
    const release = await blockRequests(page, chunks);
    const loads = documents(page);
    const requested = page.waitForRequest(chunks);
    await page.goto(`${site.address}/docs/steps/jwt/`, { waitUntil: 'commit' });
    await requested;
    await expect(title(page)).toHaveText('JWT');
    site.publish(20, false);
    release();
    await hydrated(page);
    await expect(title(page)).toHaveText('JWT');
    await page.waitForTimeout(300); // another reload would start immediately
    expect(loads()).toBe(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ allowedErrors: /ChunkLoadError|Loading CSS chunk|SyntaxError/ });

  test('a page whose app is gone starts with the files of the next build, or says so', async ({
    page,
  }) => {
    const app = /\/main\.[^/]+\.js$/;
    const loads = documents(page);
    site.publish(1, false);
    // As kept by a cache: the page of build 1 comes once more after build 2.
    await page.route('**/docs/steps/jwt/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response });
      site.publish(2, false);
    });
    await page.goto(`${site.address}/docs/steps/jwt/`);
    await page.unroute('**/docs/steps/jwt/');
    await hydrated(page);
    expect(loads()).toBe(2);

    for (const answer of [
      { status: 404, contentType: 'text/html', body: '<!doctype html><p>Not found' },
      { status: 200, contentType: 'text/html', body: '<!doctype html><p>Not found' },
    ]) {
      await page.route(app, (route) => route.fulfill(answer));
      await page.goto(`${site.address}/docs/steps/retry/`);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await expect(title(page)).toHaveText('Retry');
      await page.waitForTimeout(300); // another reload would start immediately
      expect(loads()).toBe(2);
      await page.unroute(app);
      await page.getByRole('alert').getByRole('link').click();
      await hydrated(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      loads();
    }
  });
});
