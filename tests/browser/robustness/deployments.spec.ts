import { builds } from '../../../tools/lib/builds';
import {
  blockRequests,
  connect,
  expect,
  hydrated,
  open,
  test,
  title,
} from '../../../tools/lib/page';
import { type Deployments, serveDeployments } from '../../support/deployments';
import { isFull } from '../../support/extent';
import { documentsOf, headingOf, linkTo, NEXT, PAGE, settled, sidebar } from '../../support/pages';

// A chunk that is gone is logged before the browser loads the page as a whole.
test.use({ allowedErrors: /ChunkLoadError|Loading CSS chunk|SyntaxError/ });

const slow = { effectiveType: '2g', saveData: false };
let site: Deployments;

test.beforeAll(async () => {
  site = await serveDeployments(builds.site.dir);
});

test.afterAll(() => site.close());

test.beforeEach(() => site.publish(0, false));

// What a reader opens in turn, a page for each build.
const pages = [PAGE, '/docs/steps/json_rpc/', '/docs/steps/soap/', '/docs/steps/soap_pure/', NEXT];
const openings = Array.from({ length: isFull ? 21 : 3 }, (_, at) => pages[at % pages.length] ?? '');

for (const isKept of [true, false]) {
  const host = isKept ? 'keeps' : 'deletes';

  test(`a tab left open reaches every page of ${openings.length} builds, where the host ${host} old files`, async ({
    page,
  }) => {
    test.slow(isFull);
    await connect(page, slow);
    await open(page, `${site.address}${NEXT}`);
    const loads = documentsOf(page);
    for (const [build, address] of openings.entries()) {
      site.publish(build + 1, isKept);
      loads.length = 0;
      await linkTo(sidebar(page), address).click();
      await expect(title(page), `build ${build + 1}`).toHaveText(headingOf(address));
      await hydrated(page);
      expect(loads.length, `documents in build ${build + 1}`).toBeLessThanOrEqual(isKept ? 0 : 1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
}

test('what is typed in an open search survives deployments', async ({ page }) => {
  await open(page, `${site.address}${PAGE}`);
  const loads = documentsOf(page);
  const box = page.getByRole('dialog');
  await page.keyboard.press('/');
  await box.getByRole('searchbox').fill('retr');
  await expect(box.getByRole('option').first()).toBeVisible();
  for (const build of openings.keys()) site.publish(build + 1, false);
  await box.getByRole('searchbox').press('y');
  await expect(box.getByRole('searchbox')).toHaveValue('retry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.address}/docs/steps/retry/`);
  await hydrated(page);
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('a search whose files are gone before it opens leads to the result page', async ({ page }) => {
  await connect(page, slow);
  await open(page, `${site.address}${PAGE}`);
  const loads = documentsOf(page);
  site.publish(1, false);
  // The reader has typed when the answers come that the files are gone.
  const release = await blockRequests(page, /\/assets\/.*\.(?:js|css)$/);
  await page.keyboard.press('/');
  await page.keyboard.type('retry');
  release();
  // The first failure can be one of the network; the second one leads to a page with the files of its build.
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(`${site.address}/search/?q=retry&v=ace5`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('a page that had half started starts with the files of the next build', async ({ page }) => {
  const chunks = /\/assets\/b0\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;
  const release = await blockRequests(page, chunks);
  const loads = documentsOf(page);
  const requested = page.waitForRequest(chunks);
  await page.goto(`${site.address}${PAGE}`, { waitUntil: 'commit' });
  await requested;
  site.publish(20, false);
  release();
  await hydrated(page);
  await expect(title(page)).toHaveText(headingOf(PAGE));
  await settled(page);
  expect(loads).toHaveLength(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page whose app is gone starts with the files of the next build, or says so', async ({
  page,
}) => {
  const app = /\/main\.[^/]+\.js$/;
  const loads = documentsOf(page);
  site.publish(1, false);
  // As kept by a cache: the page of build 1 comes once more after build 2.
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response });
    site.publish(2, false);
  });
  await page.goto(`${site.address}${PAGE}`);
  await page.unroute(`**${PAGE}`);
  await hydrated(page);
  expect(loads).toHaveLength(2);

  for (const status of [404, 200]) {
    loads.length = 0;
    const answer = { status, contentType: 'text/html', body: '<!doctype html><p>Not found' };
    await page.route(app, (route) => route.fulfill(answer));
    await page.goto(`${site.address}${NEXT}`);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(title(page)).toHaveText(headingOf(NEXT));
    await settled(page);
    expect(loads).toHaveLength(2);
    await page.unroute(app);
    await page.getByRole('alert').getByRole('link').click();
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
