import type { Locator, Page } from '@playwright/test';
import {
  chunks,
  connect,
  expect,
  holdChunks,
  open,
  requests,
  test,
  title,
} from '../../tools/lib/page';

const slow = { effectiveType: '2g', saveData: false };

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const progressBar = (page: Page) => page.locator('#nprogress .bar');

/** Notes when a link is clicked last, and when the progress bar appears after; before the page opens. */
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

test('the old page stays until the next one is loaded', async ({ page }) => {
  await connect(page, slow);
  await open(page, '/docs/steps/jwt/');
  const release = await holdChunks(page);
  const asked = page.waitForRequest(chunks);
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
  await asked;
  await expect(progressBar(page)).toBeVisible();
  await expect(title(page)).toHaveText('JWT');
  release();
  await expect(title(page)).toHaveText('REST HTTP');
});

test('the progress bar appears 200 ms after the click, and goes with the new page', async ({
  page,
}) => {
  const times = await watchProgressBar(page);
  await connect(page, slow);
  await open(page, '/docs/steps/jwt/');
  const release = await holdChunks(page);
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
  await expect(progressBar(page)).toBeVisible();
  const { click, bar = 0 } = await times();
  expect(bar - click).toBeGreaterThanOrEqual(199);
  release();
  await expect(title(page)).toHaveText('REST HTTP');
  await expect(progressBar(page)).toHaveCount(0);
});

test('the progress bar never appears when the next page is there at once', async ({ page }) => {
  const times = await watchProgressBar(page);
  await open(page, '/docs/steps/jwt/');
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
  await expect(title(page)).toHaveText('REST HTTP');
  await sidebar(page).getByRole('link', { name: 'JWT' }).click();
  await expect(title(page)).toHaveText('JWT');
  await page.waitForTimeout(400); // a bar would come after 200
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
  await page.getByRole('link', { name: 'properties that every step has' }).click();
  await expect(title(page)).toHaveText('Flow step overview');
  const section = page.getByRole('heading', { name: 'Common properties' });
  await expect(section).toBeInViewport();
  expect((await section.boundingBox())?.y).toBeLessThan(150);
});

test('the title of the window is the page and the site', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await expect(page).toHaveTitle('JWT | ACE Documentation');
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).click();
  await expect(page).toHaveTitle('REST HTTP | ACE Documentation');
});

test('breadcrumbs tell where a page is', async ({ page }) => {
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
  expect(texts).toContain('Which mode');
  await expect(contents(page)).toHaveText(texts);
});

test('the table of contents leaves out deeper headings', async ({ page }) => {
  await connect(page, slow);
  await open(page, '/docs/steps/rest_http/');
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('level:3', 'level:4');
    await route.fulfill({ response, body });
  });
  await sidebar(page).getByRole('link', { name: 'JWT' }).click();
  await expect(contents(page).getByText('Configuration')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Which mode' })).toBeVisible();
  await expect(contents(page).getByText('Which mode')).toHaveCount(0);
});

test('the pages of links in view are not loaded ahead', async ({ page }) => {
  const asked = requests(page, chunks);
  await open(page, '/docs/steps/jwt/');
  await expect(sidebar(page).getByRole('link', { name: 'REST HTTP' })).toBeInViewport();
  asked.length = 0;
  await page.waitForTimeout(500); // loading ahead would begin at once
  expect(asked).toEqual([]);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

const moves: [name: string, move: (link: Locator) => Promise<void>][] = [
  ['the pointer is on', (link) => link.hover()],
  ['has the focus', (link) => link.focus()],
  ['is touched', (link) => link.dispatchEvent('touchstart')],
];

for (const [name, move] of moves) {
  test(`a page is loaded ahead when its link ${name}`, async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    const asked = requests(page, chunks);
    const link = sidebar(page).getByRole('link', { name: 'REST HTTP' });
    await move(link);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await link.click();
    await expect(title(page)).toHaveText('REST HTTP');
    expect(asked).toEqual([]);
  });
}

test('a page that cannot be loaded ahead is no error', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.route(chunks, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await sidebar(page).getByRole('link', { name: 'REST HTTP' }).focus();
  await failed;
  // The rejection comes after the event of the script; the test fails on any uncaught error.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(title(page)).toHaveText('JWT');
});

test('the page of a link to a section is loaded ahead too', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const asked = requests(page, chunks);
  await page.getByRole('link', { name: 'properties that every step has' }).hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

for (const [name, connection] of [
  ['on a 2G connection', slow],
  ['when the reader saves data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`no page is loaded ahead ${name}`, async ({ page }) => {
    await connect(page, connection);
    await open(page, '/docs/steps/jwt/');
    const asked = requests(page, chunks);
    await sidebar(page).getByRole('link', { name: 'REST HTTP' }).hover();
    await sidebar(page).getByRole('link', { name: 'REST HTTP' }).focus();
    await page.waitForTimeout(500); // with the usual connection it would have begun at once
    expect(asked).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}
