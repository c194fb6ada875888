import type { Locator, Page } from '@playwright/test';
import {
  chunks,
  connect,
  expect,
  blockChunks,
  open,
  requests,
  test,
  title,
} from '../../tools/lib/page';

const slow = { effectiveType: '2g', saveData: false };

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const progressBar = (page: Page) => page.locator('#nprogress .bar');

/** Records the time of the last click and of the next progress bar. Call it before the page opens. */
async function watchProgressBar(page: Page) {
  await page.addInitScript(() => {
    const times: { click?: number; bar?: number } = {};
    Object.assign(window, { times });
    const onClick = () => Object.assign(times, { click: performance.now(), bar: undefined });
    addEventListener('click', onClick, { capture: true });
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) times.bar ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { times: { click: number; bar?: number } }).times);
}

test('the current page stays visible until the next one is loaded', async ({ page }) => {
  await connect(page, slow);
  await open(page, '/docs/steps/jwt/');
  const release = await blockChunks(page);
  const requested = page.waitForRequest(chunks);
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
  await requested;
  await expect(progressBar(page)).toBeVisible();
  await expect(title(page)).toHaveText('JWT');
  release();
  await expect(title(page)).toHaveText('REST HTTP');
});

test('the progress bar appears 200 ms after the click, and disappears when the new page shows', async ({
  page,
}) => {
  const times = await watchProgressBar(page);
  await connect(page, slow);
  await open(page, '/docs/steps/jwt/');
  const release = await blockChunks(page);
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
  await expect(progressBar(page)).toBeVisible();
  const { click, bar = 0 } = await times();
  expect(bar - click).toBeGreaterThanOrEqual(199);
  release();
  await expect(title(page)).toHaveText('REST HTTP');
  await expect(progressBar(page)).toHaveCount(0);
});

test('the progress bar does not appear if the next page is already loaded', async ({ page }) => {
  const times = await watchProgressBar(page);
  await open(page, '/docs/steps/jwt/');
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
  await expect(title(page)).toHaveText('REST HTTP');
  await sidebar(page).getByRole('link', { name: 'JWT' }).click();
  await expect(title(page)).toHaveText('JWT');
  await page.waitForTimeout(400); // the progress bar would appear after 200 ms
  expect((await times()).bar).toBeUndefined();
});

test('a new page starts at its top', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(title(page)).not.toHaveText('JWT');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to a section of another page leads to that section', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.getByRole('link', { name: 'common properties' }).click();
  await expect(title(page)).toHaveText('Flow step overview');
  const section = page.getByRole('heading', { name: 'Common properties' });
  await expect(section).toBeInViewport();
  expect((await section.boundingBox())?.y).toBeLessThan(150);
});

test('the document title contains the page and the site', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await expect(page).toHaveTitle('JWT | ACE Documentation');
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
  await expect(page).toHaveTitle('REST HTTP | ACE Documentation');
});

test('breadcrumbs show the location of a page', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    '',
    'Steps',
    'Network requests',
    'JWT',
  ]);
  await breadcrumbs.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});

const contents = (page: Page) => page.locator('.theme-doc-toc-desktop').getByRole('link');

test('the table of contents lists the headings of levels 2 and 3', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const headings = page.getByRole('article').locator('h2, h3');
  const texts = await headings.evaluateAll((all) =>
    all.map(({ firstChild }) => firstChild?.textContent ?? ''),
  );
  expect(texts).toContain('Select the mode');
  await expect(contents(page)).toHaveText(texts);
});

test('the table of contents omits deeper headings', async ({ page }) => {
  await connect(page, slow);
  await open(page, '/docs/steps/rest_http/');
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('level:3', 'level:4');
    await route.fulfill({ response, body });
  });
  await sidebar(page).getByRole('link', { name: 'JWT' }).click();
  await expect(contents(page).getByText('Configuration')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Select the mode' })).toBeVisible();
  await expect(contents(page).getByText('Select the mode')).toHaveCount(0);
});

test('the pages of links in the viewport are not prefetched', async ({ page }) => {
  const requested = requests(page, chunks);
  await open(page, '/docs/steps/jwt/');
  await expect(sidebar(page).getByRole('link', { name: 'REST HTTP' })).toBeInViewport();
  requested.length = 0;
  await page.waitForTimeout(500); // a prefetch would start immediately
  expect(requested).toEqual([]);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

const interactions: [name: string, interact: (link: Locator) => Promise<void>][] = [
  ['the pointer is on', (link) => link.hover()],
  ['has the focus', (link) => link.focus()],
  ['is touched', (link) => link.dispatchEvent('touchstart')],
];

for (const [name, interact] of interactions) {
  test(`a page is prefetched when its link ${name}`, async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    const requested = requests(page, chunks);
    const link = sidebar(page).getByRole('link', { name: 'REST HTTP' });
    await interact(link);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    requested.length = 0;
    await link.click();
    await expect(title(page)).toHaveText('REST HTTP');
    expect(requested).toEqual([]);
  });
}

test('a failed prefetch causes no error', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.route(chunks, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).focus();
  await failed;
  // The promise is rejected after the error event of the script; the test fails on any uncaught error.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(title(page)).toHaveText('JWT');
});

test('the page of a link to a section is also prefetched', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const requested = requests(page, chunks);
  await page.getByRole('link', { name: 'common properties' }).hover();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

for (const [name, connection] of [
  ['on a 2G connection', slow],
  ['when the reader saves data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`no page is prefetched ${name}`, async ({ page }) => {
    await connect(page, connection);
    await open(page, '/docs/steps/jwt/');
    const requested = requests(page, chunks);
    await sidebar(page).getByRole('link', { name: 'REST HTTP' }).hover();
    await sidebar(page).getByRole('link', { name: 'REST HTTP' }).focus();
    await page.waitForTimeout(500); // on a fast connection a prefetch would start immediately
    expect(requested).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}
