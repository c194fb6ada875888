import { expect, open, test } from '../../tools/lib/page';

const ways = [
  ['Take the quick start', '/docs/getting_started/quick_start_developers/'],
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
