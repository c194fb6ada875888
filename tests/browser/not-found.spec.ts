import { expect, hydrated, open, test, title } from '../../tools/lib/page';

test('an unknown address answers 404 and suggests the pages like it', async ({ page }) => {
  const response = await page.goto('/docs/steps/jsonata');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(title(page)).toHaveText('Page Not Found');
  await expect(page.getByRole('main')).toContainText('/docs/steps/jsonata');
  const likely = page.getByRole('region', { name: 'Pages with a similar address' });
  await likely
    .getByRole('link', { name: /jsonata map/i })
    .first()
    .click();
  await expect(title(page)).toHaveText('JSONATA Map');
});

for (const address of ['/docs/steps/jsonata', '/no-such-page']) {
  test(`the window of ${address} is titled as not found`, async ({ page }) => {
    await open(page, address);
    await expect(page).toHaveTitle('Page Not Found | ACE Documentation');
  });
}

// One file answers for all addresses; it must not be hydrated at one that it was not rendered for. Any error in the
// console fails these tests.
test('below an older version, an unknown address suggests the pages like it and keeps the version', async ({
  page,
}) => {
  await open(page, '/docs/ace4/suport/faq');
  await expect(title(page)).toHaveText('Page Not Found');
  await expect(page.getByRole('button', { name: 'ACE 4' })).toBeVisible();
  const likely = page.getByRole('region', { name: 'Pages with a similar address' });
  await likely.getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/ace4/support/faq/');
});

test('an address that differs from a page in case alone shows that page', async ({ page }) => {
  const response = await page.goto('/docs/steps/JWT');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(title(page)).toHaveText('JWT');
});

test('the pages like an address are named by their titles, the nearest first', async ({ page }) => {
  await open(page, '/docs/ace4/steps/jwtt');
  const likely = page.getByRole('region', { name: 'Pages with a similar address' });
  await expect(likely.getByRole('listitem').nth(0)).toHaveText('JWT · ACE 4');
  await expect(likely.getByRole('listitem').nth(1)).toHaveText('JWT · ACE 5');
});

test('a slip of the hand is understood', async ({ page }) => {
  await open(page, '/docs/steps/jwtt');
  await expect(page.getByRole('main').getByRole('link', { name: 'JWT' }).first()).toBeVisible();
});

test('an address like no page gets no suggestions', async ({ page }) => {
  await open(page, '/zyxwvu');
  await expect(title(page)).toHaveText('Page Not Found');
  await expect(page.getByRole('region', { name: 'Pages with a similar address' })).toHaveCount(0);
});

test('the not-found page searches for what is typed', async ({ page }) => {
  await open(page, '/docs/steps/jsonata');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox', { name: 'Search the documentation' }).fill('retry & co');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/search/?q=retry+%26+co');
  await expect(page.getByRole('searchbox', { name: 'Query' })).toHaveValue('retry & co');
  await expect(page.getByRole('main').getByRole('list').getByRole('link')).not.toHaveCount(0);
});

test('the not-found page leads to both versions and home', async ({ page }) => {
  await open(page, '/docs/steps/jsonata');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect(link('ACE 5 documentation')).toHaveAttribute('href', '/docs/');
  await expect(link('ACE 4 documentation')).toHaveAttribute('href', '/docs/ace4/');
  await expect(link('Home page')).toHaveAttribute('href', '/');
});
