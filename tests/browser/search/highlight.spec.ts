import type { Page } from '@playwright/test';
import { expect, follow, nextFrames, ofInputMethod, open, test } from '../../support/page';
import { PAGE } from '../../support/pages';
import { chunks } from '../../support/network';
import { dialog, results, searchFor } from '../../support/box';
import { marks, wordOnlyIn } from '../../support/readings';

const bar = (page: Page) => page.getByRole('region', { name: 'Search matches' });
const marked = (page: Page) => expect.poll(() => marks(page).then(({ length }) => length));
const start = `${PAGE}?_highlight=jwt`;

test('a result opens its page with the words marked, until Escape', async ({ page }) => {
  await open(page, '/docs/');
  await searchFor(page, 'jwt');
  await follow(page, results(page).first(), () => page.keyboard.press('Enter'));
  await expect(dialog(page)).toHaveCount(0);
  await marked(page).toBeGreaterThan(0);
  await expect(page).not.toHaveURL(/\?/);
  const words = await marks(page);
  expect(new Set(words.map((word) => word.toLowerCase()))).toEqual(new Set(['jwt']));
  const said = page.getByRole('status').filter({ hasText: `${words.length} matches` });
  await expect(said).toHaveCount(1);
  const isInHead = await page.evaluate(() =>
    [...((CSS.highlights.get('search-match') ?? []) as Iterable<Range>)].some((range) =>
      range.startContainer.parentElement?.closest('h1, h2, h3, nav, header, [data-search-ignore]'),
    ),
  );
  expect(isInHead).toBe(false);
  // Escape in the search box closes that alone.
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  await page.locator('body').dispatchEvent('keydown', ofInputMethod);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await marked(page).toBe(0);
});

/** A link to another page. */
const other = (page: Page) =>
  page.locator('.menu__link[href^="/docs/"]:not([aria-current])').last();

test('the marks end with Clear, and with the page', async ({ page }) => {
  await open(page, start);
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  await marked(page).toBe(0);
  await open(page, start);
  await marked(page).toBeGreaterThan(0);
  await follow(page, other(page));
  await expect(bar(page)).toHaveCount(0);
  await marked(page).toBe(0);
});

test('navigation before the code of the marks is loaded is not reverted', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let file = '';
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The chunk of the marks, whatever its name.
    if (body.includes('search-match')) {
      file = route.request().url();
      await released;
    }
    await route.fulfill({ response, body });
  });
  await open(page, start);
  await expect.poll(() => file).not.toBe('');
  const path = await follow(page, other(page));
  const loaded = page.waitForEvent('requestfinished', (request) => request.url() === file);
  release();
  await loaded;
  // Two frames: the script and the tasks that it queued have run.
  await nextFrames(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await marked(page).toBe(0);
});

test('a page without an article is highlighted in its main element', async ({ page }) => {
  await open(page, '/privacy/?_highlight=browser');
  await marked(page).toBeGreaterThan(0);
});

test('without the highlight API a page has no bar, and its address is clean', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await open(page, start);
  await expect(page).toHaveURL(PAGE);
  await expect(bar(page)).toHaveCount(0);
});

test('a folded block opens if a match is in what it hides, and no other one', async ({ page }) => {
  const address = '/docs/guides/authorization/';
  await open(page, address);
  const folded = page.locator('[data-folded]');
  const count = await folded.count();
  // The last lines of a folded block are hidden.
  const word = await wordOnlyIn(page, '[data-folded] .code-line:nth-last-child(-n + 5)');
  expect(word).not.toBe('');
  await open(page, `${address}?_highlight=${word}`);
  await expect(bar(page)).toBeVisible();
  await expect(folded).toHaveCount(count - 1);
});
