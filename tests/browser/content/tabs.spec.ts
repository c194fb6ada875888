import type { Page } from '@playwright/test';
import groups from '../../../src/content/tabs/groups.json';
import { expect, isChosen, open, test } from '../../support/page';
import { wordOnlyIn } from '../../support/readings';

const address = '/docs/getting_started/quick_start_developers/';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name, exact: true, includeHidden: true });

/** The variant that is displayed first. */
const FIRST = groups.git.tabs['github-classic'];

test('a variant is chosen, held in the address, and remembered', async ({ page }) => {
  await open(page, address);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  for (const [key, at] of [
    ['ArrowLeft', -1],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['End', -1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(at)).toBeFocused();
    await isChosen(tabs.nth(at));
  }
  await expect(tabs.last()).toHaveAttribute('tabindex', '-1');

  await expect(panel(page, FIRST)).toBeVisible();
  await expect(panel(page, 'GitLab')).toBeHidden();
  await tab(page, 'GitLab').click();
  await expect(panel(page, 'GitLab')).toBeVisible();
  await expect(panel(page, FIRST)).toBeHidden();
  await expect(page).toHaveURL(`${address}?git=gitlab`);

  await open(page, '/docs/getting_started/setting_up_ace/connecting_git/');
  await isChosen(tab(page, 'GitLab'));
  await expect(panel(page, 'GitLab')).toBeVisible();
  await expect(panel(page, FIRST)).toBeHidden();

  await open(page, `${address}?git=azure`);
  await expect(panel(page, 'Azure'), 'the address goes before the choice').toBeVisible();
  await open(page, `${address}?git=beer`);
  await expect(panel(page, FIRST), 'an unknown variant').toBeVisible();

  await test.step('the stored choice is displayed before the scripts of the app run', async () => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(panel(page, 'GitLab')).toBeVisible();
    await expect(panel(page, FIRST)).toBeHidden();
    await isChosen(tab(page, 'GitLab'));
  });
});

test('a variant in which a word is found is opened, and is no choice', async ({ page }) => {
  await open(page, address);
  const word = await wordOnlyIn(page, '[role="tabpanel"][hidden] *');
  const having = page.getByRole('tabpanel').filter({ hasText: word, visible: true });
  await expect(having).toHaveCount(0);
  for (const found of [`${address}#:~:text=${word}`, `${address}?_highlight=${word}`]) {
    await page.goto('about:blank');
    await open(page, found);
    await expect(having).toBeVisible();
    const name = (await having.locator('strong').first().textContent()) ?? '';
    const tabs = page.getByRole('tablist').filter({ has: tab(page, name) });
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText([name]);
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => localStorage.getItem('ace.tabs'))).toBeNull();
    // The next choice closes it.
    await tabs.getByRole('tab', { selected: false }).first().click();
    await expect(having).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('ace.tabs'));
  }
});
