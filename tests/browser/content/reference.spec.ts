import { expect, ofInputMethod, open, reload, settled, test } from '../../support/page';
import { results, searchFor } from '../../support/box';

const LONG = '/docs/intro/configuration/';

test('the filter shows the entries with all words, until it is reset', async ({ page }) => {
  await open(page, LONG);
  const filter = page.getByRole('searchbox', { name: /^Filter/ });
  const status = page.getByRole('status').filter({ hasText: /^\d+ of/ });
  const entries = page.locator('.reference > li');
  const all = await entries.count();
  const match = page.locator('#ref-keycloak_clientid');
  const other = page.locator('#ref-public_api_base_url');
  const visibleHeadings = page.getByRole('article').locator('h2, h3').filter({ visible: true });
  const contents = page.locator('.theme-doc-toc-desktop a').filter({ visible: true });
  const headings = await visibleHeadings.count();
  await filter.pressSequentially('keycloak client');
  await expect(status).toHaveText(/^[1-9] of \d+$/);
  await expect(match).toBeVisible();
  await expect(other).toBeHidden();
  await expect(filter).toHaveAccessibleName(new RegExp(`^Filter ${all} `));
  // A heading without entries is hidden, too.
  await expect.poll(() => visibleHeadings.count()).toBeLessThan(headings);
  await expect(contents).toHaveCount(await visibleHeadings.count());

  await reload(page);
  await expect(filter).toHaveValue('keycloak client');
  await expect(other).toBeHidden();

  await test.step('an address of an entry, or a result on the page, ends it', async () => {
    const isReset = async () => {
      await expect(other).toBeInViewport();
      await expect(filter).toHaveValue('');
    };
    await page.evaluate(() => (window.location.hash = '#ref-public_api_base_url'));
    await isReset();
    await open(page, `${LONG}?filter=keycloak#ref-public_api_base_url`);
    await isReset();
    await filter.fill('keycloak client');
    await searchFor(page, 'public_api_base_url');
    await results(page).first().click();
    await expect(page).toHaveURL(`${LONG}#ref-public_api_base_url`);
    await settled(page);
    await isReset();
  });

  await test.step('a section whose heading matches stays whole, texts of others go', async () => {
    await filter.fill('redis');
    await expect(page.getByRole('status').filter({ hasText: /^1 section$/ })).toBeVisible();
    await expect(page.locator('#mongodb-redis-and-storage-type + p')).toBeVisible();
    await expect(page.locator('#designer-web')).toBeHidden();
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await expect(filter).toBeFocused();
    await expect(visibleHeadings).toHaveCount(headings);
  });

  await test.step('also one without a list, below the heading of the lists', async () => {
    await open(page, '/docs/steps/rest_http/?filter=retries');
    await expect(page.locator('#timeouts-and-retries + p')).toBeVisible();
    await expect(page.locator('#send-files')).toBeHidden();
    await expect(page.locator('#example + p')).toBeVisible();
    await open(page, LONG);
  });

  await filter.fill('no such entry');
  await expect(status).toHaveCount(0);
  // What an input method composes is not yet the text.
  await filter.dispatchEvent('keydown', ofInputMethod);
  await expect(filter).toHaveValue('no such entry');
  await expect(page.getByRole('link', { name: 'Search all pages' })).toBeVisible();
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(visibleHeadings).toHaveCount(headings);
  await expect(page).not.toHaveURL(/filter=/);

  // On the page of a step, the entries are in one element with the example.
  await open(page, '/docs/steps/rest_http/?filter=method');
  await expect(status).toHaveText(/^[1-9] of \d+$/);
  await expect(entries.filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator('#limits')).toBeVisible();
});
