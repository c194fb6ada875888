import { expect, open, test, title } from '../../tools/lib/page';

test('the overview filters the changes between two releases, and its address can be shared', async ({
  page,
}) => {
  await open(page, '/docs/releases/overview/');
  await page.getByLabel('I am on').selectOption('24.2');
  await page.getByLabel('and go to').selectOption('24.4');
  await expect(page).toHaveURL('/docs/releases/overview/?from=24.2&to=24.4');
  await expect(page.getByRole('status')).toHaveText('5 recorded changes, 5 with something to do.');
  await page.getByLabel('Area').selectOption('security');
  await expect(page.getByRole('row').filter({ hasText: 'Option Secured of an API' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Area')).toHaveValue('security');
  await expect(page.getByRole('status')).toHaveText('1 recorded change, 1 with something to do.');
});

test('a badge links to the release that introduced the feature', async ({ page }) => {
  await open(page, '/docs/handlers/');
  await page.getByRole('link', { name: 'Since 24.7' }).click();
  await expect(title(page)).toHaveText('Release 24.7');
  await expect(page.getByRole('article')).toContainText('A handler attaches a flow');
});

test('the migration checklist stores which tasks are selected', async ({ page }) => {
  await open(page, '/docs/guides/how_to_migrate_from_ace4/');
  const box = page.getByRole('checkbox', { name: 'Done: Back up' });
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Done: Take stock' })).not.toBeChecked();
  await box.uncheck();
  await page.reload();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(box).not.toBeChecked();
});

test('a page that differs lists what changed since ACE 4, and links to its counterpart', async ({
  page,
}) => {
  await open(page, '/docs/steps/return/');
  const block = page.getByRole('region', { name: 'What changed since ACE 4' });
  await block.getByRole('link', { name: 'This page in ACE 4' }).click();
  await expect(title(page)).toHaveText('Stop');
  await page.getByRole('article').getByRole('link', { name: 'This page in ACE 5' }).first().click();
  await expect(title(page)).toHaveText('Return');
});
