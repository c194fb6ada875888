import { clipboard, expect, open, requests, test, withClipboard } from '../../support/page';

test('the home page leads to each common task in one click', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const addresses = [
    '/docs/getting_started/quick_start_developers/',
    '/docs/flow_builder/overview/',
    '/docs/api_builder/overview/',
    '/docs/steps/steps_intro/',
    '/docs/deployment/overview/',
    '/docs/releases/overview/',
  ];
  for (const address of addresses)
    await expect(main.locator(`a[href="${address}"]`).first(), address).toBeVisible();
});

test.use(withClipboard);

test('the home page shows a flow as a drawing, as a file to copy, and as a call', async ({
  page,
}) => {
  await open(page, '/');
  const flow = page.getByText('stepType: ').first();
  await expect(flow).toBeHidden();
  await page.getByRole('radio', { name: 'Designer' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Flow file' })).toBeChecked();
  await expect(flow).toBeVisible();
  await page.getByRole('button', { name: /^Copy/ }).filter({ visible: true }).first().click();
  await expect.poll(() => clipboard(page)).toContain('steps:\n');
  await page.getByText('Call and response').click();
  await expect(page.getByText(/^curl /)).toBeVisible();
  await expect(flow).toBeHidden();

  await test.step('it runs, and nothing is loaded before', async () => {
    await page.getByText('Flow file', { exact: true }).click();
    const requested = requests(page, /\/examples\//);
    const run = page.getByRole('main').getByRole('button', { name: 'Run', exact: true });
    await run.hover();
    expect(requested).toEqual([]);
    await run.click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Same result as on the page.',
    );
    await expect(page.getByText(/^curl /)).toBeVisible();
  });
});

test('the search field of the home page hands over to the search box what is typed', async ({
  page,
}) => {
  await open(page, '/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.click();
  await page.keyboard.type('retry', { delay: 20 });
  const box = page.getByRole('dialog');
  await expect(box.getByRole('searchbox')).toHaveValue('retry');
  await expect(box.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});
