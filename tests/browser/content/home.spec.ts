import { expect, open, test } from '../../support/page';
import { input, options } from '../../support/box';

test('the home page shows a flow in each form, runs it, and searches', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const flow = page.getByText('stepType: ').first();
  await expect(flow).toBeHidden();
  await page.getByText('Flow file', { exact: true }).click();
  await expect(flow).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await main.getByRole('button', { name: 'Run this example' }).click();
  await expect(main.getByRole('status')).toHaveText(/^\d+ ms, computed in your browser$/);
  await expect(page.getByText(/^curl /)).toBeVisible();
  await expect(page.getByText('"surname": "Sample"').last()).toBeInViewport({ ratio: 1 });
  await expect(flow).toBeHidden();

  await test.step('what is typed in its field continues in the search box', async () => {
    const field = main.getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('api flow');
    await expect(input(page)).toHaveValue('api flow');
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
  });
});
