import { expect, open, test } from '../../tools/lib/page';

const ways = [
  ['Follow the quick start', '/docs/getting_started/quick_start_developers/'],
  ['Build a flow', '/docs/flow_builder/overview/'],
  ['Build an API', '/docs/api_builder/overview/'],
  ['Look up a step', '/docs/steps/steps_intro/'],
  ['Deploy', '/docs/deployment/overview/'],
  ['See what is new', '/docs/releases/overview/'],
] as const;

for (const [name, address] of ways) {
  test(`the home page leads to "${name}" in one click`, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the home page shows a flow as a drawing, as a file to copy, and as a call', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const flow = page.getByText('stepType: jsonata');
  await expect(flow).toBeHidden();
  await page.getByRole('radio', { name: 'Designer' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Flow file' })).toBeChecked();
  await expect(flow).toBeVisible();
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^tags:\n {2}- users\n/);
  await page.getByText('Call and response').click();
  await expect(page.getByText('curl -X GET')).toBeVisible();
  await expect(flow).toBeHidden();
});

test('the search field of the home page hands over to the search box what is typed', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('searchbox').click();
  await page.keyboard.type('retry', { delay: 20 });
  const box = page.getByRole('dialog');
  await expect(box.getByRole('searchbox')).toHaveValue('retry');
  await expect(box.getByRole('option').first()).toContainText('Retry');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

test('the home page leads to the groups of steps and to the newest change', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^New in \d/ })).toHaveAttribute('href', /^\/docs\//);
  await expect(main.getByText(/MongoDB, MS SQL/)).toBeVisible();
  await main.getByRole('link', { name: 'Database access' }).click();
  await expect(page).toHaveURL('/docs/steps/steps_intro/#database-access');
  await expect(page.getByRole('heading', { name: 'Database access' })).toBeInViewport();
});
