import type { Page } from '@playwright/test';
import {
  chunks,
  dialog,
  expect,
  marks,
  nextFrames,
  open,
  pathOf,
  results,
  searchFor,
  test,
} from '../../support/page';

const bar = (page: Page) => page.getByRole('region', { name: 'Search matches' });
const marked = (page: Page) => marks(page).then((words) => words.length);
const start = '/docs/steps/jwt/?_highlight=jwt';

test('a result opens its page with the typed words marked in the text, until Escape', async ({
  page,
}) => {
  await open(page, '/docs/');
  await searchFor(page, 'jwt');
  const result = results(page).first();
  await expect(result).toHaveAttribute('href', /_highlight=jwt/i);
  const path = await pathOf(result);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === path && url.search === '');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => marked(page)).toBeGreaterThan(0);
  expect([...new Set((await marks(page)).map((word) => word.toLowerCase()))]).toEqual(['jwt']);
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
  // So does that of an input method.
  const ofInputMethod = { key: 'Escape', isComposing: true, bubbles: true };
  await page.locator('body').dispatchEvent('keydown', ofInputMethod);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toBe(0);
});

/** A link to another page. */
const other = (page: Page) =>
  page.locator('.menu__link[href^="/docs/"]:not([aria-current])').last();

test('a bar has the number of matches and clears the marks, which are not on the next page', async ({
  page,
}) => {
  await open(page, start);
  await expect(bar(page)).toBeVisible();
  const count = await marked(page);
  await expect(page.getByRole('status').filter({ hasText: `${count} matches` })).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toBe(0);
  await open(page, start);
  await expect(bar(page)).toBeVisible();
  const path = await pathOf(other(page));
  await other(page).click();
  await page.waitForURL((url) => url.pathname === path);
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toBe(0);
});

test('navigation before the code of the marks is loaded is not reverted', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrived = 0;
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The chunk of the marks, whatever its name.
    if (body.includes('search-match')) {
      arrived += 1;
      await released;
    }
    await route.fulfill({ response, body });
  });
  await open(page, start);
  await expect.poll(() => arrived).toBe(1);
  const path = await pathOf(other(page));
  await other(page).click();
  await page.waitForURL((url) => url.pathname === path);
  const loaded = page.waitForEvent('requestfinished');
  release();
  await loaded;
  // Two frames: the script and the tasks that it queued have run.
  await nextFrames(page);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await marked(page)).toBe(0);
});

test('a page without an article is highlighted in its main element', async ({ page }) => {
  await open(page, '/privacy/?_highlight=browser');
  await expect.poll(() => marked(page)).toBeGreaterThan(0);
});

test('without the highlight API the page has no marks, and its address is clean', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await open(page, start);
  await expect(page).toHaveURL('/docs/steps/jwt/');
  await expect(bar(page)).toHaveCount(0);
});

test('a folded block opens if a match is in what it hides, and no other one', async ({ page }) => {
  const address = '/docs/guides/authorization/';
  await open(page, address);
  const folded = page.locator('[data-folded]');
  const count = await folded.count();
  // A word that is hidden, and nowhere else.
  const word = await page.evaluate(() => {
    const text = document.querySelector('article')?.textContent.toLowerCase() ?? '';
    return [...document.querySelectorAll('[data-folded] pre')]
      .flatMap((block) =>
        [...block.querySelectorAll('code span')].filter(
          (part) => part.getBoundingClientRect().top > block.getBoundingClientRect().bottom,
        ),
      )
      .flatMap(({ textContent }) => textContent.match(/\b[a-z]{5,}\b/gi) ?? [])
      .find((hidden) => text.split(hidden.toLowerCase()).length === 2);
  });
  expect(word).toBeTruthy();
  await open(page, `${address}?_highlight=${word}`);
  await expect(bar(page)).toBeVisible();
  await expect(folded).toHaveCount(count - 1);
});
