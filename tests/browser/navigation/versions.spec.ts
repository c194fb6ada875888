import type { Page } from '@playwright/test';
import { oldAddresses } from '../../../src/site/routes';
import { expect, open, test } from '../../support/page';
import { expectPage, PAGE } from '../../support/pages';
import { linkTo, navbar, title, versionMenu } from '../../support/parts';
import { searchFor } from '../../support/box';
import { storageKey } from '../../support/readings';

const FAQ = '/docs/support/faq/';
const OLDER_FAQ = '/docs/ace4/support/faq/';

const entry = (page: Page, label: string) =>
  navbar(page).getByRole('link', { name: label, exact: true });

async function choose(page: Page, label: string): Promise<void> {
  await versionMenu(page).click();
  await entry(page, label).click();
}

// tests/build has the page that each one leads to.
test('the version dropdown leads to the other version and back', async ({ page }) => {
  await open(page, `${FAQ}?from=mail#answers`);
  await expect(versionMenu(page)).toContainText('ACE 5');
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL(`${OLDER_FAQ}?from=mail#answers`);
  await expect(versionMenu(page)).toContainText('ACE 4');
  await versionMenu(page).click();
  await expect(entry(page, 'ACE 4')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'ACE 5 (current)')).not.toHaveAttribute('aria-current');
  await entry(page, 'ACE 5 (current)').click();
  await expect(page).toHaveURL(`${FAQ}?from=mail#answers`);
});

test('the version is kept outside of the documentation, if it exists', async ({ page }) => {
  await open(page, FAQ);
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL(OLDER_FAQ);
  await open(page, '/');
  await expect(versionMenu(page)).toContainText('ACE 4');
  const box = await searchFor(page, 'overview');
  await expect(box.getByRole('radio', { name: 'ACE 4' })).toBeChecked();
  await page.keyboard.press('Escape');
  await linkTo(navbar(page), '/docs/ace4/').filter({ visible: true }).first().click();
  await expectPage(page, '/docs/ace4/');

  const key = await storageKey(page, 'docs-preferred-version');
  await page.evaluate((name) => localStorage.setItem(name, 'ace3'), key);
  await open(page, '/');
  await expect(versionMenu(page)).toContainText('ACE 5');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

// So does tests/build of these.
test('an old address keeps query and hash', async ({ page }) => {
  for (const { from, to } of [
    { from: '/docs/ace5/steps/jwt/', to: PAGE },
    ...oldAddresses.slice(0, 1),
  ]) {
    await page.goto(`${from}?from=mail#part`);
    await expect(page, from).toHaveURL(`${to}?from=mail#part`);
    await expect(title(page), from).toBeVisible();
  }
});
