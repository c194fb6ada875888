import type { Page } from '@playwright/test';
import { expect, hydrated, nextFrames, open, test } from '../../support/page';
import { expectPage, headingOf, PAGE } from '../../support/pages';
import { linkTo, sidebar, title } from '../../support/parts';
import { blockRequests, chunks } from '../../support/network';

const likely = (page: Page) => page.getByRole('main').getByRole('status');

// The same file is served for all unknown addresses, so hydration must match at each of them. Any error in the console
// fails these tests.
test('an unknown address returns 404, and suggests similar pages', async ({ page }) => {
  const response = await page.goto('/docs/steps/jsonata');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(title(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | ACE Documentation');
  const main = page.getByRole('main');
  await expect(main).toContainText('/docs/steps/jsonata');
  for (const address of ['/docs/', '/docs/ace4/', '/'])
    await expect(linkTo(main, address).first()).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('jsonata');
  await expect(likely(page)).toContainText('Did you mean JSONATA Map in ACE 5?');
  await linkTo(likely(page), '/docs/steps/jsonata_map/').click();
  await expectPage(page, '/docs/steps/jsonata_map/');
  // One that differs from a page only in case shows that page.
  await open(page, '/docs/steps/JWT');
  await expect(title(page)).toHaveText(headingOf(PAGE));
});

test('an address that is like no page gets no suggestions, but a search', async ({ page }) => {
  await open(page, '/zyxwvu');
  await expect(page).toHaveTitle('Page not found | ACE Documentation');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox').fill('retry & co');
  await expect(likely(page)).toHaveText('No page has a similar address.');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search/?q=retry+%26+co');
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
});

test('another spelling of an address shows its page, whose text never goes', async ({ page }) => {
  for (const spelling of [
    PAGE.replace('/steps', '//steps'),
    `${PAGE}/`,
    `${PAGE}index.html`,
    PAGE.replace('jwt', '%6Awt'),
  ]) {
    const release = await blockRequests(page, chunks);
    const requested = page.waitForRequest(chunks);
    await page.goto(spelling, { waitUntil: 'commit' });
    await requested;
    await nextFrames(page);
    await expect(title(page)).toHaveText(headingOf(PAGE));
    release();
    await hydrated(page);
    await expect(title(page)).toHaveText(headingOf(PAGE));
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
    await page.unrouteAll();
  }
});
