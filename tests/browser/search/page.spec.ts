import type { Page } from '@playwright/test';
import { expect, follow, open, reload, test } from '../../support/page';
import { scrolled } from '../../support/readings';

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const query = (page: Page) => main(page).getByRole('searchbox', { name: 'Search', exact: true });
const version = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const results = (page: Page) => main(page).locator('ol > li > a');
const pages = (page: Page) => main(page).getByRole('navigation', { name: 'Result pages' });

test('on a phone, no marked word of a result is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/search/?q=oracle&v=ace5');
  const marks = results(page).locator('mark');
  await expect(marks).not.toHaveCount(0);
  const cutOff = await marks.evaluateAll((all) =>
    all.filter((mark) => {
      const [inner, outer] = [mark, mark.parentElement!].map((one) => one.getBoundingClientRect());
      return inner!.bottom > outer!.bottom + 2;
    }),
  );
  expect(cutOff).toEqual([]);
});

test('the form of the search page opens an address that can be shared', async ({ page }) => {
  await open(page, '/search/');
  await expect(status(page)).toContainText('Type a word');
  await expect(page.getByRole('link', { name: 'Find a step' })).toBeVisible();
  await query(page).fill('api & flow');
  await query(page).press('Enter');
  await expect(page).toHaveURL('/search/?q=api+%26+flow&v=ace5');
  await expect(page).toHaveTitle('Search results for “api & flow” | ACE Documentation');
  await version(page, 'ACE 5').press('ArrowRight');
  await expect(page).toHaveURL('/search/?q=api+%26+flow&v=ace4');
  await expect(results(page)).not.toHaveCount(0);
  await expect(version(page, 'ACE 4')).toBeFocused();
  // Pages outside of the documentation have no version.
  const ofOther = page.locator('[href^="/docs/"]:not([href^="/docs/ace4/"])');
  await expect(results(page).and(ofOther)).toHaveCount(0);
  await reload(page);
  await expect(query(page)).toHaveValue('api & flow');
  await expect(version(page, 'ACE 4')).toBeChecked();
  await page.goBack();
  await expect(query(page)).toHaveValue('');
});

test('each page of results has its own address', async ({ page }) => {
  const routes = () =>
    results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await open(page, '/search/?q=flow&v=all');
  await expect(results(page)).toHaveCount(20);
  await expect(pages(page)).toContainText('Page 1 of');
  await expect(pages(page).getByRole('link', { name: 'Previous' })).toHaveCount(0);
  const first = await routes();
  const isOther = async () => !(await routes()).some((route) => first.includes(route));
  await pages(page).getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL('/search/?q=flow&v=all&p=2');
  await expect(pages(page)).toContainText('Page 2 of');
  await expect.poll(isOther).toBe(true);
  await expect(results(page)).not.toHaveCount(0);
  await pages(page).getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/search/?q=flow&v=all');
  await expect.poll(routes).toEqual(first);
  await open(page, '/search/?q=flow&p=999');
  await expect(pages(page)).toContainText(/Page (\d+) of \1$/);
  await expect(results(page)).not.toHaveCount(0);
});

test('results are limited to a section of the documentation, in the address', async ({ page }) => {
  const areas = main(page).getByRole('group', { name: 'Section' });
  // An unknown version is the current one, an unknown section is none.
  await open(page, '/search/?q=flow&v=ace3&s=Nowhere');
  await expect(version(page, 'ACE 5')).toBeChecked();
  await expect(areas.getByRole('radio', { name: /^All \(\d+\)$/ })).toBeChecked();
  const area = areas.getByRole('radio', { name: /^(?!All )/ }).first();
  const label = (await area.locator('..').textContent()) ?? '';
  const [, name = '', count = ''] = /^(.+) \((\d+)\)$/.exec(label) ?? [];
  const s = new URLSearchParams({ s: name }).toString();
  await area.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/search/?q=flow&v=ace5&${s}`);
  await expect(status(page)).toHaveText(new RegExp(`\\b${count} results? in `));
  await expect(area).toBeFocused();
  for (const text of await results(page).allTextContents()) expect(text).toContain(name);
  // The choice stays with another version, and ends with another query.
  await version(page, 'ACE 4').check();
  await expect(page).toHaveURL(`/search/?q=flow&v=ace4&${s}`);
  await query(page).fill('download');
  await query(page).press('Enter');
  await expect(page).toHaveURL('/search/?q=download&v=ace4');
});

test('the further sections of a page and the query as it was typed are links', async ({ page }) => {
  await open(page, '/search/?q=retyr&v=ace5');
  await expect(status(page)).toHaveText(/results?\. Searched for: retry\.$/);
  await main(page).getByRole('link', { name: 'as typed' }).click();
  await expect(page).toHaveURL('/search/?q=%22retyr%22&v=ace5');
  await open(page, '/search/?q=flow&v=ace5');
  const further = main(page).locator('ol > li li > a').first();
  await expect(further).toHaveAccessibleName(/\w › \w/);
  await follow(page, further);
  await expect(page).toHaveURL(/#/);
});

test('a reader who comes back or loads the page again is at the same place', async ({ page }) => {
  await open(page, '/search/?q=flow');
  await expect(results(page)).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, 900));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(600);
  await results(page).nth(7).click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(results(page)).toHaveCount(20);
  await expect.poll(() => scrolled(page), 'back').toBe(before);
  await page.reload();
  await expect(results(page)).toHaveCount(20);
  await expect.poll(() => scrolled(page), 'loaded again').toBe(before);
});
