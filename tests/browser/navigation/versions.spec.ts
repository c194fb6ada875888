import type { Page } from '@playwright/test';
import { oldAddresses } from '../../../src/site/routes';
import {
  expect,
  expectPage,
  linkTo,
  navbar,
  open,
  PAGE,
  searchFor,
  storageKey,
  test,
  title,
  versionMenu,
} from '../../support/page';

const FAQ = '/docs/support/faq/';
const OLDER_FAQ = '/docs/ace4/support/faq/';

const entry = (page: Page, label: string) =>
  navbar(page).getByRole('link', { name: label, exact: true });

async function choose(page: Page, label: string): Promise<void> {
  await versionMenu(page).click();
  await entry(page, label).click();
}

test('the version dropdown leads to the same page of the other version and back', async ({
  page,
}) => {
  await open(page, `${FAQ}?from=mail#answers`);
  await expect(versionMenu(page)).toContainText('ACE 5');
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL(`${OLDER_FAQ}?from=mail#answers`);
  await expect(versionMenu(page)).toContainText('ACE 4');
  await versionMenu(page).click();
  await expect(entry(page, 'ACE 4')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'ACE 5 (current)')).not.toHaveAttribute('aria-current');
  await versionMenu(page).click();
  await choose(page, 'ACE 5 (current)');
  await expect(page).toHaveURL(`${FAQ}?from=mail#answers`);

  await test.step('to the page on the same topic, if it has another address', async () => {
    await open(page, '/docs/ace4/steps/date_fn/?from=mail#limits');
    await choose(page, 'ACE 5 (current)');
    await expect(page).toHaveURL('/docs/steps/date/?from=mail#limits');
    await choose(page, 'ACE 4');
    await expect(page).toHaveURL('/docs/ace4/steps/date_fn/?from=mail#limits');
  });
  await test.step('to the introduction, if the other version has no such page', async () => {
    await open(page, '/docs/steps/crypto/');
    await choose(page, 'ACE 4');
    await expectPage(page, '/docs/ace4/');
  });
});

test('the selected version is kept outside of the documentation, if it exists', async ({
  page,
}) => {
  await open(page, FAQ);
  await choose(page, 'ACE 4');
  await expect(page).toHaveURL(OLDER_FAQ);
  await open(page, '/');
  await expect(versionMenu(page)).toContainText('ACE 4');
  const box = await searchFor(page, 'overview');
  await expect(box.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/ace4\//);
  await open(page, '/');
  await linkTo(navbar(page), '/docs/ace4/').filter({ visible: true }).first().click();
  await expectPage(page, '/docs/ace4/');

  const key = await storageKey(page, 'docs-preferred-version');
  await page.evaluate((name) => localStorage.setItem(name, 'ace3'), key);
  await open(page, '/');
  await expect(versionMenu(page)).toContainText('ACE 5');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

// tests/build has where each one leads.
test('an old address redirects to the new one and keeps query and hash', async ({ page }) => {
  for (const { from, to } of [
    { from: '/docs/ace5/steps/jwt/', to: PAGE },
    ...oldAddresses.slice(0, 2),
  ]) {
    await page.goto(`${from}?from=mail#part`);
    await expect(page, from).toHaveURL(`${to}?from=mail#part`);
    await expect(title(page), from).toBeVisible();
  }
});
