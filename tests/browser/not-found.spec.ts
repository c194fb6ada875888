import { expect, hydrated, open, test, title } from '../../tools/lib/page';

test('an unknown address returns 404 and suggests similar pages', async ({ page }) => {
  const response = await page.goto('/docs/steps/jsonata');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(title(page)).toHaveText('Page not found');
  await expect(page.getByRole('main')).toContainText('/docs/steps/jsonata');
  const likely = page.getByRole('region', { name: 'Did you mean' });
  await likely
    .getByRole('link', { name: /jsonata map/i })
    .first()
    .click();
  await expect(title(page)).toHaveText('JSONATA Map');
});

for (const address of ['/docs/steps/jsonata', '/no-such-page']) {
  test(`${address} has the document title of the not-found page`, async ({ page }) => {
    await open(page, address);
    await expect(page).toHaveTitle('Page not found | ACE Documentation');
  });
}

// The same file is served for all unknown addresses, so hydration must match at each of them. Any error in the console
// fails these tests.
test('in an older version, an unknown address suggests similar pages and keeps the version', async ({
  page,
}) => {
  await open(page, '/docs/ace4/suport/faq');
  await expect(title(page)).toHaveText('Page not found');
  await expect(page.getByRole('button', { name: 'ACE 4' })).toBeVisible();
  const likely = page.getByRole('region', { name: 'Did you mean' });
  await likely.getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/ace4/support/faq/');
});

test('an address that differs from a page only in case shows that page', async ({ page }) => {
  const response = await page.goto('/docs/steps/JWT');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(title(page)).toHaveText('JWT');
});

test('similar pages are listed by title, the most similar first', async ({ page }) => {
  await open(page, '/docs/ace4/steps/jwtt');
  const likely = page.getByRole('region', { name: 'Did you mean' });
  await expect(likely.getByRole('heading')).toHaveText('Did you mean JWT?');
  await expect(likely).toContainText('ACE 4');
  await expect(likely.getByRole('listitem').first()).toHaveText('JWT · ACE 5');
});

test('an address with a typing error gets a suggestion', async ({ page }) => {
  await open(page, '/docs/steps/jwtt');
  await expect(page.getByRole('main').getByRole('link', { name: 'JWT' }).first()).toBeVisible();
});

test('an address that is not similar to any page gets no suggestions', async ({ page }) => {
  await open(page, '/zyxwvu');
  await expect(title(page)).toHaveText('Page not found');
  await expect(page.getByRole('region', { name: 'Did you mean' })).toHaveCount(0);
});

test('the search form of the not-found page searches for the query', async ({ page }) => {
  await open(page, '/docs/steps/jsonata');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox', { name: 'Search the documentation' }).fill('retry & co');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search/?q=retry+%26+co');
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue(
    'retry & co',
  );
  await expect(page.getByRole('main').getByRole('list').getByRole('link')).not.toHaveCount(0);
});

test('the not-found page links to both versions and to the home page', async ({ page }) => {
  await open(page, '/docs/steps/jsonata');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect(link('ACE 5 documentation')).toHaveAttribute('href', '/docs/');
  await expect(link('ACE 4 documentation')).toHaveAttribute('href', '/docs/ace4/');
  await expect(link('Home page')).toHaveAttribute('href', '/');
});
