import {
  clipboard,
  expect,
  open,
  results,
  searchFor,
  test,
  withClipboard,
} from '../../support/page';

const LONG = '/docs/intro/configuration/';

test.use(withClipboard);

test('an entry has its name and its facts, and its name is a link that is copied', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/docs/steps/json_map/');
  const entry = page.locator('.reference > li#ref-regex');
  await expect(entry).toHaveText(/^Regex key maps\[\]\.regex string default null./);
  await entry.getByRole('link').first().click();
  await expect(page).toHaveURL(/#ref-regex$/);
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  expect(await clipboard(page)).toMatch(/\/docs\/steps\/json_map\/#ref-regex$/);
  // Below the navbar, which stays at the top.
  const bar = await page.locator('.navbar').boundingBox();
  const top = (await entry.boundingBox())?.y;
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the filter shows the entries with all words, says how many, keeps its text and is reset', async ({
  page,
}) => {
  await open(page, LONG);
  const filter = page.getByRole('searchbox', { name: /^Filter/ });
  const status = page.getByRole('status').filter({ hasText: /^\d+ of/ });
  const entries = page.locator('.reference > li');
  const all = await entries.count();
  const match = page.locator('#ref-keycloak_clientid');
  const other = page.locator('#ref-public_api_base_url');
  const visibleHeadings = page.getByRole('article').locator('h2, h3').filter({ visible: true });
  const headings = await visibleHeadings.count();
  await filter.focus();
  await expect(status).toHaveText(`${all} of ${all}`);
  await filter.pressSequentially('keycloak client');
  await expect(status).toHaveText(/^[1-9] of \d+$/);
  await expect(match).toBeVisible();
  await expect(other).toBeHidden();
  await expect(filter).toHaveAccessibleName(new RegExp(`^Filter ${all} `));
  // A heading without entries is hidden, too.
  expect(await visibleHeadings.count()).toBeLessThan(headings);

  await page.reload();
  await expect(filter).toHaveValue('keycloak client');
  await expect(other).toBeHidden();
  await page.evaluate(() => (window.location.hash = '#ref-public_api_base_url'));
  await expect(other).toBeInViewport();
  await expect(filter).toHaveValue('');

  // So does an address that has both, and a result of the search on the same page.
  await page.goto(`${LONG}?filter=keycloak#ref-public_api_base_url`);
  await expect(other).toBeInViewport();
  await expect(filter).toHaveValue('');
  await filter.fill('keycloak client');
  await searchFor(page, 'public_api_base_url');
  await results(page).first().click();
  await expect(other).toBeInViewport();
  await expect(filter).toHaveValue('');

  await filter.fill('no such entry');
  await expect(status).toHaveText(`0 of ${all}`);
  // What an input method composes is not yet the text.
  await filter.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(filter).toHaveValue('no such entry');
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
