import type { Page } from '@playwright/test';
import { expect, follow, isChosen, open, reload, test } from '../../support/page';
import { PAGE } from '../../support/pages';
import { blockRequests, indexFiles } from '../../support/network';
import { dialog, input, options, searchFor } from '../../support/box';

const list = (page: Page, name: string) =>
  dialog(page).getByRole('listbox', { name }).getByRole('option');
const recent = (page: Page) => list(page, 'Recent searches');
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).join());

test('a search from which a result was opened is offered until it is cleared', async ({ page }) => {
  await open(page, PAGE);
  await searchFor(page, 'only looked');
  await page.keyboard.press('Escape');
  const box = await searchFor(page, 'flow');
  // The results of the last search remain until the next one has an answer.
  const all = box.getByRole('link', { name: 'All results' });
  await expect(all).toHaveAttribute('href', /[?&]q=flow&/);
  await follow(page, options(page).first(), () => page.keyboard.press('Enter'));
  await searchFor(page, 'retry');
  await box.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/search/?q=retry&v=ace5');
  await reload(page);
  await page.keyboard.press('/');
  await expect(recent(page)).toHaveText(['retry', 'flow']);
  expect(await stored(page)).toContain('ace.recent');
  await page.keyboard.press('ArrowDown');
  await isChosen(recent(page).nth(1));
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('flow');
  await expect(all).toHaveAttribute('href', /[?&]q=flow&/);

  await input(page).fill('');
  await box.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(recent(page)).toHaveCount(0);
  await expect(input(page)).toBeFocused();
  expect(await stored(page)).not.toContain('ace.recent');
});

test('the empty search box offers common tasks until a query is typed', async ({ page }) => {
  const release = await blockRequests(page, indexFiles);
  await page.clock.install({ time: 0 });
  await open(page, '/docs/ace4/steps/retry/');
  // Otherwise, on a slow machine, the search would give up before the index is released.
  await page.clock.pauseAt(3_600_000);
  await page.keyboard.press('/');
  const tasks = list(page, 'Common tasks');
  await expect(tasks.first()).toHaveAttribute('href', /^\/docs\/ace4\//);
  await dialog(page).getByRole('radio', { name: 'ACE 5' }).check();
  await expect(tasks.first()).toHaveAttribute('href', /^\/docs\/(?!ace4)/);
  // Enter must not open a task while a search runs.
  await input(page).fill('flow');
  await expect(options(page)).toHaveCount(0);
  // An answer that arrives when the field is empty changes nothing.
  await input(page).fill('');
  await expect(tasks.first()).toBeVisible();
  const indexed = page.waitForRequest(/search-text-.*ace5/);
  release();
  await indexed;
  await input(page).fill('flow');
  await expect(options(page).filter({ has: page.locator('mark') })).not.toHaveCount(0);
  await input(page).fill('');
  await follow(page, tasks.first(), () => page.keyboard.press('Enter'));
  // An empty field is no search.
  expect(await stored(page)).not.toContain('ace.recent');
});
