import type { Page } from '@playwright/test';
import groups from '../../../src/content/tabs/groups.json';
import { expect, open, test } from '../../support/page';

const address = '/docs/getting_started/quick_start_developers/';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name, exact: true, includeHidden: true });

/** The variant that is displayed first. */
const FIRST = groups.git.tabs['github-classic'];

test('a chosen variant is displayed, held in the address, and remembered on other pages', async ({
  page,
}) => {
  await open(page, address);
  await expect(panel(page, FIRST)).toBeVisible();
  await expect(panel(page, 'GitLab')).toBeHidden();
  await tab(page, 'GitLab').click();
  await expect(panel(page, 'GitLab')).toBeVisible();
  await expect(panel(page, FIRST)).toBeHidden();
  await expect(page).toHaveURL(`${address}?git=gitlab`);

  await open(page, '/docs/getting_started/setting_up_ace/connecting_git/');
  await expect(tab(page, 'GitLab')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'GitLab')).toBeVisible();
  await expect(panel(page, FIRST)).toBeHidden();

  await open(page, `${address}?git=azure`);
  await expect(panel(page, 'Azure'), 'the address goes before the choice').toBeVisible();
  await open(page, `${address}?git=beer`);
  await expect(panel(page, FIRST), 'an unknown variant').toBeVisible();
});

test('a stored choice is displayed before the scripts of the app run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ace.tabs', '{"git":"bitbucket"}'));
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(panel(page, 'Bitbucket')).toBeVisible();
  await expect(panel(page, FIRST)).toBeHidden();
  await expect(tab(page, 'Bitbucket')).toHaveAttribute('aria-selected', 'true');
});

test('the tabs work by the keyboard', async ({ page }) => {
  await open(page, address);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.last()).toHaveAttribute('tabindex', '-1');
});

/** A word of a variant that is not displayed, which nothing else on the page has. */
async function closedWord(page: Page): Promise<string> {
  return page.evaluate(() => {
    const text = document.querySelector('article')?.textContent.toLowerCase() ?? '';
    const closed = [...document.querySelectorAll('[role="tabpanel"][hidden] *')]
      .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
      .flatMap(({ data }) => data.match(/\b[a-z]{5,}\b/gi) ?? []);
    const isOnce = (word: string) => text.split(word.toLowerCase()).length === 2;
    return closed.find(isOnce) ?? '';
  });
}

test('a variant in which the browser or a search finds a word is opened, and is no choice', async ({
  page,
}) => {
  await open(page, address);
  const word = await closedWord(page);
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

test('a choice in one window does not undo that of another one', async ({ page, context }) => {
  await open(page, '/docs/guides/authorization/');
  const other = await context.newPage();
  await open(other, address);
  await tab(other, 'GitLab').click();
  await other.close();
  await page.getByRole('tab', { selected: false }).first().click();
  const stored = await page.evaluate(() => localStorage.getItem('ace.tabs'));
  expect(Object.keys(JSON.parse(stored ?? '{}') as object)).toHaveLength(2);
});
