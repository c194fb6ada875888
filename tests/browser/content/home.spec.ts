import { expect, open, test } from '../../support/page';

test('the home page shows a flow in each form, and runs it', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const flow = page.getByText('stepType: ').first();
  await expect(flow).toBeHidden();
  await page.getByText('Flow file', { exact: true }).click();
  await expect(flow).toBeVisible();
  await main.getByRole('button', { name: 'Run this example' }).click();
  await expect(main.getByRole('status')).toHaveText(/^\d+ ms, computed in your browser$/);
  await expect(page.getByText(/^curl /)).toBeVisible();
  await expect(flow).toBeHidden();
});
