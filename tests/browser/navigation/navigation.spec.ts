import type { Page } from '@playwright/test';
import {
  blockChunks,
  chunks,
  connect,
  expect,
  expectPage,
  headingOf,
  linkTo,
  NEXT,
  open,
  PAGE,
  requests,
  settled,
  sidebar,
  test,
  title,
} from '../../support/page';

const next = (page: Page) => linkTo(sidebar(page), NEXT);

test('the current page stays visible, with a progress bar, until the next one is loaded', async ({
  page,
}) => {
  const bar = page.locator('#nprogress .bar');
  await connect(page, { effectiveType: '2g', saveData: false });
  await open(page, PAGE);
  const release = await blockChunks(page);
  const requested = page.waitForRequest(chunks);
  await next(page).click();
  await requested;
  await expect(bar).toBeVisible();
  await expect(title(page)).toHaveText(headingOf(PAGE));
  release();
  await expectPage(page, NEXT);
  await expect(bar).toHaveCount(0);
});

test('a new page starts at its top, and a link to a section leads to that section', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(page).toHaveTitle(`${headingOf(PAGE)} | ACE Documentation`);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  const address = (await pages.getByRole('link').first().getAttribute('href')) ?? '';
  await pages.getByRole('link').first().click();
  await expectPage(page, address);
  await expect(page).toHaveTitle(`${headingOf(address)} | ACE Documentation`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await next(page).click();
  await expectPage(page, NEXT);
  const link = page.getByRole('article').locator('a[href^="/docs/steps/steps_intro/#"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  const section = page.locator(`[id="${target.split('#')[1]}"]`);
  await expect(section).toBeInViewport();
  expect((await section.boundingBox())?.y).toBeLessThan(150);
});

test('breadcrumbs and the table of contents show where the reader is', async ({ page }) => {
  await open(page, PAGE);
  const article = page.getByRole('article');
  // The example of a step has the place of the contents.
  const contents = article.locator('details').filter({ has: page.locator('.table-of-contents') });
  for (const address of [PAGE, NEXT]) {
    await linkTo(sidebar(page), address).click();
    await expectPage(page, address);
    const listed = article.locator('h2, h3');
    await contents.locator('summary').click();
    await expect(contents.getByRole('link')).toHaveText(
      await listed.evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? '')),
    );
  }
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  // The page itself is the title; of what is above it, each leads somewhere.
  await expect(breadcrumbs.getByRole('listitem')).toHaveCount(3);
  await expect(breadcrumbs.getByRole('link')).toHaveCount(3);
  await breadcrumbs.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/docs\/steps\/steps_intro\/#/);
  await breadcrumbs.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('a page is prefetched when its link has the focus, and not before', async ({ page }) => {
  await open(page, PAGE);
  await settled(page);
  const requested = requests(page, chunks);
  await expect(next(page)).toBeInViewport();
  await settled(page);
  expect(requested).toEqual([]);
  await next(page).focus();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await settled(page);
  requested.length = 0;
  await next(page).click();
  await expectPage(page, NEXT);
  expect(requested).toEqual([]);
});

test('no page is prefetched when the reader saves data', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: true });
  await open(page, PAGE);
  await settled(page);
  const requested = requests(page, chunks);
  await next(page).hover();
  await next(page).focus();
  await settled(page);
  expect(requested).toEqual([]);
});

test('a failed prefetch causes no error', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('error', () => Object.assign(window, { failed: true }), { capture: true });
  });
  await open(page, PAGE);
  await page.route(chunks, (route) => route.abort());
  await page.getByRole('article').locator('a[href^="/docs/steps/steps_intro/#"]').first().hover();
  // The promise is rejected after the error event of the script; the test fails on any uncaught error.
  await page.waitForFunction(() => 'failed' in window);
  await settled(page);
  await expect(title(page)).toHaveText(headingOf(PAGE));
});
