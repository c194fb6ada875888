import { expect, hydrated, open, test } from '../../support/page';
import { expectPage } from '../../support/pages';
import { linkTo, navbar, versionMenu } from '../../support/parts';
import { searchFor } from '../../support/box';

const FAQ = '/docs/support/faq/';
const OLDER_FAQ = '/docs/ace4/support/faq/';

// tests/build has the page that each old address and each entry leads to.
test('an old address and a choice of the version keep query and hash', async ({ page }) => {
  const entry = (label: string) => navbar(page).getByRole('link', { name: label, exact: true });
  const choose = async (label: string) => {
    await versionMenu(page).click();
    await entry(label).click();
  };
  await page.goto('/docs/ace5/support/faq/?from=mail#answers');
  await expect(page).toHaveURL(`${FAQ}?from=mail#answers`);
  await hydrated(page);
  await expect(versionMenu(page)).toContainText('ACE 5');
  await choose('ACE 4');
  await expect(page).toHaveURL(`${OLDER_FAQ}?from=mail#answers`);
  await expect(versionMenu(page)).toContainText('ACE 4');
  await versionMenu(page).click();
  await expect(entry('ACE 4')).toHaveAttribute('aria-current', 'page');
  await expect(entry('ACE 5 (current)')).not.toHaveAttribute('aria-current');
  await entry('ACE 5 (current)').click();
  await expect(page).toHaveURL(`${FAQ}?from=mail#answers`);
  await choose('ACE 4');
  await expect(page).toHaveURL(`${OLDER_FAQ}?from=mail#answers`);

  await test.step('outside of the documentation', async () => {
    await open(page, '/');
    await expect(versionMenu(page)).toContainText('ACE 4');
    const box = await searchFor(page, 'overview');
    await expect(box.getByRole('radio', { name: 'ACE 4' })).toBeChecked();
    await page.keyboard.press('Escape');
    await linkTo(navbar(page), '/docs/ace4/').filter({ visible: true }).first().click();
    await expectPage(page, '/docs/ace4/');
  });
});
