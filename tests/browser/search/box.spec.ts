import { MAX_RESULTS } from '../../../src/search/core/constants';
import { expect, follow, isChosen, ofInputMethod, open, settled, test } from '../../support/page';
import { PAGE } from '../../support/pages';
import { button } from '../../support/parts';
import { blockRequests, indexFiles, requests } from '../../support/network';
import { dialog, input, listResults, options, results, searchFor, status } from '../../support/box';
import { tabTo } from '../../support/focus';

test('the pointer on the button fetches the index of the version, once', async ({ page }) => {
  const requested = requests(page, indexFiles);
  await open(page, '/docs/ace4/support/faq/');
  await settled(page);
  expect(requested).toEqual([]);
  await button(page).hover();
  await expect.poll(() => requested.length).toBe(2);
  await listResults(page);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/docs/ace4/support/faq/');
  await searchFor(page, 'zyxwvu');
  await expect(status(page)).toHaveText('No results found.');
  expect(requested.map((url) => new URL(url).pathname).sort()).toEqual([
    '/search-index-default.json',
    '/search-index-docs-default-ace4.json',
  ]);
});

test('a search shows what its answer has, and without results what may help', async ({ page }) => {
  await open(page, PAGE);
  const box = await searchFor(page, 'retry zyxwvu');
  await expect(status(page)).toHaveText(
    'No results found. No page has “zyxwvu”. Pages that have some of these words:',
  );
  await expect(results(page)).not.toHaveCount(0);
  await input(page).fill('retyr');
  await expect(status(page)).toHaveText(/results?\. Searched for: retry\.$/);
  await box.getByRole('link', { name: 'as typed' }).click();
  await expect(input(page)).toHaveValue('"retyr"');
  await expect(input(page)).toBeFocused();
  await expect(status(page)).toHaveText('No results found.');
  await expect(box.getByRole('link', { name: 'Find a step' })).toBeVisible();
  const report = box.getByRole('link', { name: 'Report a missing page' });
  await expect(report).toHaveAttribute('href', /\/issues\/new\?.*retyr/);
  // Past each control of the box, whose focus is visible.
  expect(await tabTo(page, report)).toEqual([]);
  await input(page).fill('target path');
  const entry = results(page)
    .filter({ hasText: /key \S*targetPath/ })
    .first();
  await expect(entry).toContainText(' › Target path');
  await expect(entry.locator('mark').first()).toHaveText(/^(?:target|path)/i);
  // A further section is an option, named with its page.
  const before = await results(page).first().getAttribute('href');
  await listResults(page);
  await expect(results(page).first()).not.toHaveAttribute('href', before ?? '');
  const further = options(page).and(page.locator('[data-further]')).first();
  await expect(further).toHaveAccessibleName(/\w › \w/);
  const place = await options(page).evaluateAll((all) =>
    all.findIndex((option) => option.hasAttribute('data-further')),
  );
  for (let at = 1; at <= place; at += 1) {
    await page.keyboard.press('ArrowDown');
    await isChosen(options(page).nth(at));
  }
  await follow(page, further, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/#/);
  await expect(dialog(page)).toHaveCount(0);
});

test('arrow keys choose a result, and the field names only what is there', async ({ page }) => {
  await open(page, PAGE);
  await searchFor(page, 'zyxwvu');
  await expect(status(page)).toHaveText('No results found.');
  for (const name of ['aria-controls', 'aria-activedescendant'])
    await expect(input(page)).not.toHaveAttribute(name);
  await listResults(page);
  await isChosen(options(page).first());
  await page.keyboard.press('ArrowUp');
  await isChosen(options(page).last());
  await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(input(page)).toBeFocused();
  await settled(page);
  await isChosen(options(page).last());
  const active = (await input(page).getAttribute('aria-activedescendant')) ?? '';
  await expect(options(page).last()).toHaveId(active);

  await test.step('the query is there when the box opens again, and selected', async () => {
    await input(page).dispatchEvent('keydown', ofInputMethod);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(input(page)).toHaveValue('flow');
    await expect(results(page)).toHaveCount(MAX_RESULTS);
    // It has at most 512 characters.
    await page.keyboard.insertText('a'.repeat(600));
    await expect(input(page)).toHaveValue('a'.repeat(512));
  });
});

test('results are links: with Ctrl in a new tab, and the search box stays', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('A script opens a window.');
    };
  });
  await open(page, PAGE);
  await listResults(page);
  const first = results(page).first();
  const address = (await first.getAttribute('href')) ?? '';
  for (const act of [
    () => first.click({ modifiers: ['ControlOrMeta'] }),
    () => page.keyboard.press('Control+Enter'),
  ]) {
    const opened = page.context().waitForEvent('page');
    await act();
    const tab = await opened;
    await expect(tab).toHaveURL(({ pathname }) => address.startsWith(pathname));
    await tab.close();
    await expect(page).toHaveURL(PAGE);
    await expect(input(page)).toBeFocused();
  }
  await follow(page, first);
  await expect(dialog(page)).toHaveCount(0);
});

test('texts that load later change neither results nor places nor the choice', async ({ page }) => {
  const release = await blockRequests(page, /\/search-text-/);
  await page.clock.install({ time: 0 });
  await open(page, PAGE);
  // Otherwise, on a slow machine, the search would give up the texts.
  await page.clock.pauseAt(3_600_000);
  await listResults(page);
  await page.keyboard.press('ArrowDown');
  await isChosen(options(page).nth(1));
  const places = () =>
    options(page).evaluateAll((all) =>
      all.map((one) => [one.getAttribute('href'), one.getBoundingClientRect().top]),
    );
  const before = await places();
  const texts = await results(page).allTextContents();
  release();
  await expect.poll(() => results(page).allTextContents()).not.toEqual(texts);
  expect(await places()).toEqual(before);
  await isChosen(options(page).nth(1));
});

type Gate = { gate?: Promise<void>; release?: () => void };

test('Enter waits for the answer, as long as nothing else is typed', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...given: [never]) {
      void Promise.resolve((window as Gate).gate).then(() => postMessage.apply(this, given));
    };
  });
  /** Types a query and Enter while the worker gets nothing. */
  const enter = async (query: string) => {
    await page.evaluate(() => {
      const own = window as Gate;
      own.gate = new Promise((resolve) => (own.release = resolve));
    });
    await searchFor(page, query);
    await page.keyboard.press('Enter');
  };
  const release = () => page.evaluate(() => (window as Gate).release?.());
  await open(page, '/docs/support/faq/');
  const box = await listResults(page);
  await enter('rotate');
  await page.keyboard.type(' key');
  await release();
  // The results of the query before remain until there is an answer.
  const all = box.getByRole('link', { name: 'All results' });
  await expect(all).toHaveAttribute('href', /[?&]q=rotate\+key&/);
  await expect(input(page)).toHaveValue('rotate key');
  // Nor when the search is closed meanwhile.
  await enter('retry');
  await page.keyboard.press('Escape');
  await release();
  await listResults(page);
  await expect(page).toHaveURL('/docs/support/faq/');
  await enter('jwt');
  await expect(page).toHaveURL('/docs/support/faq/');
  await release();
  await expect(page).toHaveURL(/\/jwt\//);
});
