import type { Locator, Page } from '@playwright/test';
import {
  blockChunks,
  chunks,
  connect,
  expect,
  open,
  requests,
  test,
  title,
} from '../../../tools/lib/page';
import { expectPage, headingOf, linkTo, NEXT, PAGE, settled, sidebar } from '../../support/pages';

const slow = { effectiveType: '2g', saveData: false };
const next = (page: Page) => linkTo(sidebar(page), NEXT);

test('the current page stays visible, with a progress bar, until the next one is loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const times: { click?: number; bar?: number } = {};
    Object.assign(window, { times });
    addEventListener('click', () => (times.click = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) times.bar ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  const times = () =>
    page.evaluate(() => (window as unknown as { times: { click: number; bar?: number } }).times);
  const bar = page.locator('#nprogress .bar');
  await connect(page, slow);
  await open(page, PAGE);
  const release = await blockChunks(page);
  const requested = page.waitForRequest(chunks);
  await next(page).click();
  await requested;
  await expect(bar).toBeVisible();
  const { click, bar: shown = 0 } = await times();
  expect(shown - click, 'a page that is there soon needs no bar').toBeGreaterThanOrEqual(199);
  await expect(title(page)).toHaveText(headingOf(PAGE));
  release();
  await expectPage(page, NEXT);
  await expect(bar).toHaveCount(0);

  await test.step('a page that is already loaded needs no bar', async () => {
    await page.evaluate(() => {
      delete (window as unknown as { times: { bar?: number } }).times.bar;
    });
    await linkTo(sidebar(page), PAGE).click();
    await expectPage(page, PAGE);
    await next(page).click();
    await expectPage(page, NEXT);
    // Timers of the same delay run in order: that of the bar was started before.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect((await times()).bar).toBeUndefined();
  });
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
  await connect(page, slow);
  await open(page, NEXT);
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('level:3', 'level:4'),
    });
  });
  const contents = page.locator('.theme-doc-toc-desktop').getByRole('link');
  const headings = (levels: string) =>
    page
      .getByRole('article')
      .locator(levels)
      .evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? ''));
  const listed = await headings('h2, h3');
  expect(listed.length).toBeGreaterThan((await headings('h2')).length);
  await expect(contents).toHaveText(listed);

  await test.step('headings of other levels are not listed', async () => {
    await linkTo(sidebar(page), PAGE).click();
    await expectPage(page, PAGE);
    await expect(contents).toHaveText(await headings('h2'));
  });
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem').last()).toHaveText(headingOf(PAGE));
  expect(await breadcrumbs.getByRole('listitem').count()).toBe(4);
  await breadcrumbs.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

const interactions: [name: string, interact: (link: Locator) => Promise<void>][] = [
  ['the pointer is on', (link) => link.hover()],
  ['has the focus', (link) => link.focus()],
  ['is touched', (link) => link.dispatchEvent('touchstart')],
];

for (const [name, interact] of interactions) {
  test(`a page is prefetched when its link ${name}`, async ({ page }) => {
    await open(page, PAGE);
    const requested = requests(page, chunks);
    await interact(next(page));
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await settled(page);
    requested.length = 0;
    await next(page).click();
    await expectPage(page, NEXT);
    expect(requested).toEqual([]);
  });
}

test('the page of a link to a section is prefetched; a failed prefetch causes no error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('error', () => Object.assign(window, { failed: true }), { capture: true });
  });
  await open(page, PAGE);
  await page.route(chunks, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('article').locator('a[href^="/docs/steps/steps_intro/#"]').first().hover();
  await failed;
  // The promise is rejected after the error event of the script; the test fails on any uncaught error.
  await page.waitForFunction(() => 'failed' in window);
  await settled(page);
  await expect(title(page)).toHaveText(headingOf(PAGE));
});

for (const { name, connection } of [
  { name: 'in the viewport', connection: undefined },
  { name: 'on a 2G connection', connection: slow },
  { name: 'when the reader saves data', connection: { effectiveType: '4g', saveData: true } },
]) {
  test(`no page is prefetched ${name}`, async ({ page }) => {
    if (connection) await connect(page, connection);
    await open(page, PAGE);
    await settled(page);
    const requested = requests(page, chunks);
    await expect(next(page)).toBeInViewport();
    if (connection) {
      await next(page).hover();
      await next(page).focus();
    }
    await settled(page);
    expect(requested).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}
