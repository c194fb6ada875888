import type { Page, Route } from '@playwright/test';
import { expect, open, settled, test } from '../../support/page';
import { scrolled } from '../../support/readings';
import { field, panelOf, problem, result, status } from '../../support/flowRunner';

const PLAYGROUND = '/playground/';

/** Opens the playground, and waits for the list of examples. */
async function openList(page: Page) {
  await open(page, PLAYGROUND);
  const choice = page.getByRole('combobox', { name: 'Example' });
  const listed = choice.locator('optgroup option');
  await expect(listed.nth(30)).toBeAttached();
  return { choice, listed };
}

test('an expression is evaluated while it is typed', async ({ page }) => {
  await open(page, PLAYGROUND);
  const panel = panelOf(page, 'JSONata');
  await expect(result(panel)).toContainText('"total": 61');

  await test.step('a page that is loaded again is at the same place', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const place = await scrolled(page);
    await page.reload();
    await expect(result(panel)).toContainText('"total": 61');
    await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
  });

  const expression = field(panel, 'JSONata expression');
  await expression.fill('1/0');
  await expect(problem(panel)).toContainText('stands for Infinity');
  await expect(result(panel)).toHaveText('null');
  // What does not end is stopped.
  await expression.fill('$match("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", /^(a+)+$/)');
  await expect(status(panel)).toContainText('Stopped at a limit');
  await expect(panel.getByText('Error', { exact: true })).toBeVisible();
  const former = panel.getByRole('region', { name: 'Result before the error' });
  await expect(former).not.toHaveCSS('opacity', '1');
  await expression.fill('$sum([20, 22])');
  await expect(result(panel)).toHaveText('42');

  await test.step('a page that is loaded again has what was typed', async () => {
    await expect(page).toHaveURL(/#jsonata=/);
    await page.reload();
    await expect(result(panelOf(page, 'From a link'))).toHaveText('42');
  });
});

test('the examples of the pages are chosen from a list, and found by words', async ({ page }) => {
  const { choice, listed } = await openList(page);
  const title = (await listed.first().textContent()) ?? '';
  await choice.selectOption({ label: title });
  const panel = panelOf(page, title);
  await expect(status(panel)).toContainText('Same result');
  await field(panel, 'Input document').fill('{}');
  await expect(status(panel)).toHaveText(/ · [\d.]+ ms$/);
  await expect(status(panel)).not.toContainText('Same result');
  await choice.selectOption({ label: 'JSONata' });
  await expect(status(panelOf(page, 'JSONata'))).toContainText('Evaluated');

  await test.step('by the words of its title and its page', async () => {
    const [found, group] = await listed
      .nth(30)
      .evaluate((one: HTMLOptionElement) => [one.text, one.parentElement?.getAttribute('label')]);
    const search = page.getByRole('searchbox', { name: 'Find an example' });
    await search.fill(`${group} ${found}`);
    await search.press('Enter');
    await expect(panelOf(page, String(found))).toBeVisible();
    // A group without an example that is found would be listed in Safari, even if it is hidden.
    await expect(choice.locator('optgroup')).toHaveCount(1);
    await search.fill('no such example');
    await expect(page.getByText('No example matches.')).toBeVisible();
    await expect(choice.locator('option:checked')).toHaveText(String(found));
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await expect(search).toBeFocused();
    await expect(listed.nth(30)).toBeAttached();
  });
});

test('a row that a search opens opens its expression in the playground', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/steps/jsonata_map/?_highlight=group&_highlight=customer#jsonata-by-task');
  const row = page.getByRole('row', { name: 'Group by customer' });
  await expect(row).toBeInViewport({ ratio: 1 });
  await row.getByRole('link', { name: 'Try' }).click();
  const panel = panelOf(page, 'From a link');
  await expect(result(panel)).toContainText('"c2"');
  await expect(result(panel)).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('textbox')).toBeInViewport({ ratio: 1 });
});

test.describe('failures', () => {
  test.use({ allowedErrors: /Failed to fetch/ });

  test('of two examples the later one wins, and a failed one is tried again', async ({ page }) => {
    const { choice } = await openList(page);
    // Each of another page, whose examples are one file.
    const firsts = choice.locator('optgroup > option:first-child');
    const [slow = '', quick = '', last = ''] = await firsts.allTextContents();
    const held: Route[] = [];
    await page.route(/\/examples\//, (route) =>
      held.length > 0 ? route.continue() : void held.push(route),
    );
    await choice.selectOption({ label: slow });
    await expect.poll(() => held).toHaveLength(1);
    await choice.selectOption({ label: quick });
    await expect(panelOf(page, quick)).toBeVisible();
    await held[0]?.continue();
    await settled(page);
    await expect(panelOf(page, quick)).toBeVisible();
    await page.unroute(/\/examples\//);

    await page.route(/\/examples\//, (route) => route.abort());
    await choice.selectOption({ label: last });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute(/\/examples\//);
    await retry.click();
    await expect(panelOf(page, last)).toBeVisible();
  });
});
