import { expect, open, test, title } from '../../tools/lib/page';

test('the overview filters the changes between two releases, and its address can be shared', async ({
  page,
}) => {
  await open(page, '/docs/releases/overview/');
  const article = page.getByRole('article');
  // By default: only what needs action, newest release first.
  await expect(article.getByText('Flow extension', { exact: true })).toBeHidden();
  await expect(article.getByRole('heading', { level: 3 }).first()).toHaveText('2025');
  await page.getByRole('checkbox', { name: 'Show 15 changes that need no action' }).check();
  await expect(article.getByText('Flow extension', { exact: true })).toBeVisible();
  await page.getByLabel('Upgrade from').selectOption('24.2');
  await page.getByLabel('Upgrade to').selectOption('24.4');
  await expect(page).toHaveURL('/docs/releases/overview/?from=24.2&to=24.4&view=all');
  await expect(page.getByText('5 recorded changes, action required for 5.')).toBeVisible();
  await page.getByLabel('Area').selectOption('security');
  await expect(article.getByRole('heading', { name: 'What to do' })).toBeVisible();
  await expect(
    article.getByRole('listitem').filter({ hasText: 'Option Secured of an API' }),
  ).toContainText('What to do: ');
  await page.reload();
  await expect(page.getByLabel('Area')).toHaveValue('security');
  await expect(page.getByText('1 recorded change, action required for 1.')).toBeVisible();
});

test('Previous and Next of a release are the releases with changes before and after it', async ({
  page,
}) => {
  await open(page, '/docs/releases/release_25_1/');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveText(/24\.7/);
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveText(/25\.5/);
});

test('a badge links to the release that introduced the feature', async ({ page }) => {
  await open(page, '/docs/handlers/');
  await page.getByRole('link', { name: 'Since 24.7' }).click();
  await expect(title(page)).toHaveText('Release 24.7');
  await expect(page.getByRole('article')).toContainText('A handler attaches a flow');
});

test('the migration checklist stores which tasks are selected', async ({ page }) => {
  await open(page, '/docs/guides/how_to_migrate_from_ace4/');
  const box = page.getByRole('checkbox', { name: 'Back up.' });
  // The words are the label, and all parts of the checklist count together.
  await page.getByText('Back up.', { exact: true }).click();
  await expect(page.getByText('1 of 19 done')).toHaveCount(4);
  await page.reload();
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Take stock.' })).not.toBeChecked();
  await box.uncheck();
  await page.reload();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('checkbox', { name: 'Take stock.' }).check();
  await page.getByRole('button', { name: 'Reset' }).first().click();
  await expect(box).not.toBeChecked();
  await expect(page.getByText('0 of 19 done')).toHaveCount(4);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the changelog shows every change, and no filter that would not work', async ({ page }) => {
    await page.goto('/docs/releases/overview/');
    const article = page.getByRole('article');
    await expect(
      article.getByText('Token validation on by default', { exact: true }),
    ).toBeVisible();
    await expect(article.getByText('Flow extension', { exact: true })).toBeVisible();
    await expect(article.getByRole('combobox')).toHaveCount(0);
  });
});
