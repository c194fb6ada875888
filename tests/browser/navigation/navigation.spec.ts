import type { Page } from '@playwright/test';
import { expect, isBelow, open, settled, test } from '../../support/page';
import { expectPage, headingOf, NEXT, PAGE } from '../../support/pages';
import { linkTo, navbar, sidebar, title, versionMenu } from '../../support/parts';
import { chunks, requests } from '../../support/network';
import { scrolled } from '../../support/readings';

const next = (page: Page) => linkTo(sidebar(page), NEXT);

test('a new page starts at its top, and a link to a section at that section', async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await next(page).click();
  await expectPage(page, NEXT);
  await expect(page).toHaveTitle(`${headingOf(NEXT)} | ACE Documentation`);
  await expect.poll(() => scrolled(page)).toBe(0);

  const link = page.getByRole('article').locator('a[href^="/docs/steps/steps_intro/#"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  const section = page.locator(`[id="${target.split('#')[1]}"]`);
  await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(150);
  await isBelow(section, navbar(page));
});

test('in a wide window, pages start at the same edge', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const addresses of [
    ['/docs/intro/configuration/', '/docs/guides/authorization_token/', '/docs/guides/'],
    ['/', '/playground/', '/search/', '/no-such-page/'],
  ]) {
    const edges = new Set<number | undefined>();
    for (const address of addresses) {
      await open(page, address);
      edges.add((await title(page).boundingBox())?.x);
    }
    expect(edges.size).toBe(1);
  }
});

test('breadcrumbs lead to the page of a group, which both versions have', async ({ page }) => {
  await open(page, '/docs/guides/how_to_setup_okta/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  // The page itself is the title; of what is above it, each leads somewhere.
  await expect(crumbs.getByRole('listitem')).toHaveCount(4);
  await expect(crumbs.getByRole('link')).toHaveCount(4);
  await crumbs.getByRole('link', { name: 'Identity and access' }).click();
  await expect(page).toHaveURL('/docs/guides/#identity-and-access');
  const card = page.getByRole('article').getByRole('link', { name: 'Set up Okta' });
  await expect(card).toBeInViewport();
  await versionMenu(page).click();
  await page.getByRole('link', { name: 'ACE 4', exact: true }).click();
  await expect(title(page)).toHaveText('Guides');
  await expect(page).toHaveURL('/docs/ace4/guides/#identity-and-access');
  await page.getByRole('article').getByRole('link', { name: 'This page in ACE 5' }).click();
  await expectPage(page, '/docs/guides/');
  await card.click();
  await expectPage(page, '/docs/guides/how_to_setup_okta/');
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

  await test.step('a failed one causes no error', async () => {
    await page.evaluate(() =>
      addEventListener('error', () => Object.assign(window, { failed: true }), { capture: true }),
    );
    await page.route(chunks, (route) => route.abort());
    await page.getByRole('article').locator('a[href^="/docs/steps/steps_intro/#"]').first().hover();
    // The promise is rejected after the error event of the script; the test fails on any uncaught error.
    await page.waitForFunction(() => 'failed' in window);
    await settled(page);
    await expect(title(page)).toHaveText(headingOf(NEXT));
  });
});
