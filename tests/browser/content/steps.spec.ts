import { stepPagesOf } from '../../../src/content/steps/stepPages';
import { lastVersion } from '../../../src/site/versions';
import { expect, open, test } from '../../support/page';
import { expectPage } from '../../support/pages';

const STEPS = '/docs/steps/steps_intro/';

test('the step catalogue is filtered, and its address keeps the filter', async ({ page }) => {
  await open(page, STEPS);
  const article = page.getByRole('article');
  const filter = article.getByRole('group', { name: 'Filter the steps' });
  const cards = article.getByRole('listitem').filter({ has: page.locator('.step-icon') });
  const all = stepPagesOf(lastVersion).length;
  await expect(cards).toHaveCount(all);
  await expect(filter.getByRole('status')).toHaveText(`${all} steps`);

  await filter.getByRole('searchbox').fill('json map');
  await filter.getByRole('button', { name: 'Logic' }).press('Enter');
  await expect(filter.getByRole('status')).toHaveText('No step matches.');
  await filter.getByRole('searchbox').fill('');
  await expect(page).toHaveURL(`${STEPS}?group=logic`);

  await open(page, `${STEPS}?q=retry&group=logic`);
  await expect(cards).toHaveCount(1);
  const group = filter.getByRole('button', { name: 'Logic' });
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await cards.click();
  await expectPage(page, '/docs/steps/retry/');
});

test('the step type is selected if access to the clipboard is denied', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/docs/steps/deep_merge/');
  await page.getByRole('button', { name: 'Copy deep-merge' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('deep-merge');
});

test('the head of a step names its removal and its counterpart', async ({ page }) => {
  const head = page.getByRole('article').locator('dl');
  await open(page, '/docs/steps/js_code/');
  await expect(head.getByRole('link', { name: /^Will be removed in/ })).toHaveAttribute(
    'href',
    '/docs/releases/overview/',
  );
  await open(page, '/docs/ace4/steps/stop/');
  await head.getByRole('definition').last().getByRole('link').click();
  // What differs, with the link to the other version.
  const changes = page.locator('section', { has: page.locator('[id="version-changes"]') });
  await expect(changes).toBeInViewport();
  await changes.getByRole('link').last().click();
  await expectPage(page, '/docs/steps/return/');
});
