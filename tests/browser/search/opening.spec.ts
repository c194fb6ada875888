import { STALL_TIME } from '../../../src/search/core/constants';
import { expect, open, settled, test } from '../../support/page';
import { NEXT, PAGE } from '../../support/pages';
import { button, linkTo, sidebar } from '../../support/parts';
import { app, blockRequests, chunks, connect, requests } from '../../support/network';
import { dialog, input, listResults, options, searchFor, status } from '../../support/box';

test('the search box opens and closes in each way, and the focus returns', async ({ page }) => {
  await open(page, PAGE);
  const link = page.getByRole('article').getByRole('link').first();
  const escape = () => page.keyboard.press('Escape');
  for (const [keys, close] of [
    ['Control+k', escape],
    ['/', escape],
    ['Enter', () => dialog(page).getByRole('button', { name: 'Cancel' }).click()],
    ['Enter', () => page.mouse.click(20, 600)],
    ['Enter', () => status(page).click().then(escape)],
  ] as const) {
    const from = keys === 'Enter' ? button(page) : link;
    await from.focus();
    await page.keyboard.press(keys);
    await page.keyboard.type('flow');
    await expect(input(page)).toHaveValue('flow');
    await expect(input(page)).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(from).toBeFocused();
  }
  await test.step('keys that the browser uses do not open it', async () => {
    for (const keys of ['Control+Shift+k', 'Control+/', 'Alt+/']) await page.keyboard.press(keys);
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('K is the letter, or its place on a layout without Latin letters', async () => {
    const press = (key: string, code: string) =>
      link.dispatchEvent('keydown', { key, code, ctrlKey: true });
    // Dvorak has T there, and its K elsewhere.
    await press('t', 'KeyK');
    await expect(dialog(page)).toHaveCount(0);
    for (const [key, code] of [
      ['k', 'KeyV'],
      ['л', 'KeyK'],
    ] as const) {
      await press(key, code);
      await expect(input(page)).toBeFocused();
      await escape();
      await expect(dialog(page)).toHaveCount(0);
    }
  });
});

test('a key that is pressed before the page is alive opens the search', async ({ page }) => {
  const release = await blockRequests(page, app);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(input(page)).toBeFocused();
});

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });

  test('the search button shows the modifier key of the platform', async ({ page }) => {
    await open(page, PAGE);
    await expect(button(page).locator('kbd')).toHaveText('⌘ K');
    await page.keyboard.press('Meta+k');
    await expect(input(page)).toBeFocused();
  });
});

test('nothing is preloaded when the reader saves data', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: true });
  await open(page, PAGE);
  await settled(page);
  const requested = requests(page, /search-|assets\/js/);
  await linkTo(sidebar(page), NEXT).hover();
  await button(page).hover();
  await button(page).focus();
  await settled(page);
  expect(requested).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(options(page)).not.toHaveCount(0);
  expect(requested.filter((url) => url.includes('/search-'))).toEqual([]);
  await listResults(page);
});

test('the search box stays open that is opened while the next page loads', async ({ page }) => {
  await open(page, PAGE);
  await listResults(page);
  const release = await blockRequests(page, chunks);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/search\/\?q=flow/);
  await searchFor(page, 'api');
  release();
  // Behind the dialog.
  await expect(page.locator('main h1')).toHaveText(/^Search/);
  await expect(input(page)).toHaveValue('api');
  await page.keyboard.type(' x');
  await expect(input(page)).toHaveValue('api x');
});

test('Enter, Clear and Escape work while the search panel is loading', async ({ page }) => {
  await page.clock.install({ time: 0 });
  // A letter is typed at the moment in which the search begins to say that it is loading.
  await page.addInitScript((stallTime) => {
    const start = window.setTimeout;
    const startAndType = (act: () => void, time?: number) =>
      start(() => {
        act();
        if (time === stallTime) document.execCommand('insertText', false, 'y');
      }, time);
    Object.assign(window, { setTimeout: startAndType });
  }, STALL_TIME);
  await connect(page);
  await open(page, PAGE);
  await page.route(chunks, () => undefined);
  // Otherwise, on a slow machine, the search would give up before the test ends.
  await page.clock.pauseAt(3_600_000);
  await page.keyboard.press('/');
  await page.keyboard.type('retr');
  await page.clock.runFor(STALL_TIME);
  await expect(input(page)).toHaveValue('retry');
  await expect(status(page)).toHaveText('Searching …');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('retry');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('cache');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=cache&v=ace5');
});
