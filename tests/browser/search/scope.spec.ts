import type { Page } from '@playwright/test';
import { expect, open, reload, test } from '../../support/page';
import { PAGE } from '../../support/pages';
import { dialog, results, searchFor } from '../../support/box';

const scope = (page: Page, name: string) =>
  dialog(page).getByRole('group', { name: 'Search in' }).getByRole('radio', { name });
const ofAce4 = (page: Page) => results(page).and(page.locator('[href^="/docs/ace4/"]'));
const named = (page: Page, version: string) => results(page).filter({ hasText: `${version} ·` });

test('a search covers the version of the page, the other version, or both', async ({ page }) => {
  const reopen = async () => {
    await reload(page);
    await searchFor(page, '');
  };
  await open(page, PAGE);
  const box = await searchFor(page, 'flow');
  await expect(scope(page, 'ACE 5')).toBeChecked();
  await expect(results(page)).not.toHaveCount(0);
  await expect(ofAce4(page)).toHaveCount(0);
  await scope(page, 'ACE 4').check();
  await expect(ofAce4(page)).not.toHaveCount(0);
  // The hits name their version only where they are of several.
  await expect(named(page, 'ACE 4')).toHaveCount(0);
  await scope(page, 'Both').check();
  await expect(named(page, 'ACE 5')).not.toHaveCount(0);
  await expect(scope(page, 'Both')).toBeFocused();
  const all = box.getByRole('link', { name: 'All results' });
  await expect(all).toHaveAttribute('href', '/search/?q=flow&v=all');

  await test.step('it is kept until the reader chooses the version of the page', async () => {
    await reopen();
    await expect(scope(page, 'Both')).toBeChecked();
    await scope(page, 'ACE 5').check();
    await open(page, '/docs/ace4/support/faq/');
    await searchFor(page, '');
    await expect(scope(page, 'ACE 4')).toBeChecked();
  });
  await test.step('a stored scope that does not exist any more is none', async () => {
    await scope(page, 'Both').check();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('ace.search.scope'));
      localStorage.setItem(key!, 'ace3');
    });
    await reopen();
    await expect(scope(page, 'ACE 4')).toBeChecked();
  });
  await test.step('a link searches in the other version, for this search only', async () => {
    await box.getByRole('searchbox').fill('zyxwvu');
    await box.getByRole('link', { name: 'Search in ACE 5' }).click();
    await expect(scope(page, 'ACE 5')).toBeChecked();
    await expect(box.getByRole('searchbox')).toHaveValue('zyxwvu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(scope(page, 'ACE 4')).toBeChecked();
  });
});
