import { expect, test, title } from '../../tools/lib/page';

test.use({ javaScriptEnabled: false });

test('without JavaScript a page shows its text, its code and its breadcrumbs', async ({ page }) => {
  await page.goto('/docs/steps/jsonata_map/');
  await expect(page).toHaveTitle('JSONATA Map | ACE Documentation');
  await expect(title(page)).toHaveText('JSONATA Map');
  await expect(page.getByRole('article').locator('pre').first()).toBeVisible();
  await expect(page.getByRole('article').locator('pre').first()).toContainText(/\w/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Steps');
});

test('without JavaScript code is highlighted on a dark background', async ({ page }) => {
  await page.goto('/docs/steps/jsonata_map/');
  const code = page.getByRole('article').locator('pre').first();
  await expect(code).toHaveCSS('background-color', 'rgb(17, 28, 36)');
  await expect(code.locator('.token.property').first()).toHaveCSS('color', 'rgb(111, 214, 192)');
});

test('without JavaScript the sidebar links to the pages of the section', async ({ page }) => {
  await page.goto('/docs/steps/jwt/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'REST HTTP' }).click();
  await expect(page).toHaveURL('/docs/steps/rest_http/');
  await expect(title(page)).toHaveText('REST HTTP');
});

test('without JavaScript links lead to other pages and to the other version', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Look up a step' }).click();
  await expect(title(page)).toHaveText('Flow step overview');
  await page.getByRole('button', { name: 'ACE 5' }).hover();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'ACE 4', exact: true })
    .click();
  await expect(page).toHaveURL('/docs/ace4/steps/steps_intro/');
  await expect(page.getByRole('article')).toContainText('Version: ACE 4');
});

test('without JavaScript old addresses still redirect', async ({ page }) => {
  await page.goto('/docs/ace5/steps/jwt/');
  await expect(page).toHaveURL('/docs/steps/jwt/');
  await expect(title(page)).toHaveText('JWT');
});

test('without JavaScript an unknown address shows links to both versions', async ({ page }) => {
  await page.goto('/docs/steps/jsonata/');
  await expect(title(page)).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'ACE 4 documentation' }).click();
  await expect(page).toHaveURL('/docs/ace4/');
});
