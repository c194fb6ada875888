import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builds } from '../../../tools/lib/builds';
import { filesIn } from '../../../tools/lib/built';
import { expect, follow, nextFrames, ofInputMethod, open, test } from '../../support/page';
import { PAGE } from '../../support/pages';
import { linkTo, navbar } from '../../support/parts';
import { blockRequests } from '../../support/network';
import { dialog, results, searchFor } from '../../support/box';
import { marks, wordOnlyIn } from '../../support/readings';

const marked = (page: Page) => expect.poll(() => marks(page).then(({ length }) => length));
const start = `${PAGE}?_highlight=jwt`;

/** Notes where a section starts that flashes. */
const watchFlashes = (page: Page) =>
  page.addInitScript(() => {
    const flashes: number[] = [];
    Object.assign(window, { flashes });
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLElement && target.parentElement === document.body)
        flashes.push(target.offsetTop - window.scrollY);
    });
  });
const flashes = (page: Page) =>
  page.evaluate(() => (window as unknown as { flashes: number[] }).flashes);

test('a result opens its page with the words marked, until Escape', async ({ page }) => {
  await open(page, '/docs/');
  await searchFor(page, 'jwt');
  // Before there is an answer, the options are common tasks.
  const found = results(page).filter({ has: page.locator('mark') });
  await follow(page, found.first(), () => page.keyboard.press('Enter'));
  await expect(dialog(page)).toHaveCount(0);
  await marked(page).toBeGreaterThan(0);
  await expect(page).not.toHaveURL(/\?/);
  const words = await marks(page);
  expect(new Set(words.map((word) => word.toLowerCase()))).toEqual(new Set(['jwt']));
  const said = page.getByRole('status').filter({ hasText: `${words.length} matches` });
  await expect(said).toHaveCount(1);
  const isInHead = await page.evaluate(() =>
    [...CSS.highlights.values()].some((all) =>
      [...all].some(({ startContainer }) =>
        startContainer.parentElement?.closest('h1, h2, h3, nav, header, [data-search-ignore]'),
      ),
    ),
  );
  expect(isInHead).toBe(false);
  expect(await page.evaluate(() => CSS.highlights.get('search-match')?.size)).toBe(1);
  // Escape in the search box closes that alone.
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('body').dispatchEvent('keydown', ofInputMethod);
  await marked(page).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await marked(page).toBe(0);
  // From a section, the keyboard goes on.
  await searchFor(page, 'retry duration');
  await expect(found.first()).toContainText('Max retry duration');
  await follow(page, found.first(), () => page.keyboard.press('Enter'));
  await expect(page.locator('#ref-max-retry-duration-s')).toBeFocused();
});

test('the section that was found flashes once, but not with reduced motion', async ({ page }) => {
  await watchFlashes(page);
  await open(page, PAGE);
  const id = await page.locator('article h2').last().getAttribute('id');
  const found = start.replace(/$/, `#${id}`);
  await open(page, found);
  const top = async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? NaN);
  await expect.poll(() => flashes(page)).toHaveLength(1);
  // It flashes where it stays.
  const [place] = await flashes(page);
  await expect.poll(top).toBe(place);
  // What the reader has not focused has no ring.
  await expect(page.locator('body')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, found);
  await marked(page).toBeGreaterThan(0);
  await nextFrames(page);
  expect(await flashes(page)).toEqual([]);
});

test('the marks end with a tap and with the page, also without an article', async ({ page }) => {
  await open(page, start);
  await marked(page).toBeGreaterThan(0);
  await page.locator('body').dispatchEvent('pointerup', { pointerType: 'mouse' });
  await nextFrames(page);
  await marked(page).toBeGreaterThan(0);
  await page.locator('body').dispatchEvent('pointerup', { pointerType: 'touch' });
  await marked(page).toBe(0);
  await open(page, '/privacy/?_highlight=browser');
  await marked(page).toBeGreaterThan(0);
  await follow(page, linkTo(navbar(page), '/docs/support/overview/').filter({ visible: true }));
  await marked(page).toBe(0);
});

test('navigation before the code of the marks is loaded is not reverted', async ({ page }) => {
  const folder = join(builds.site.dir, 'assets/js');
  const ofMarks = (name: string) => readFileSync(join(folder, name)).includes('search-match');
  const file = new RegExp(String(filesIn(folder).find(ofMarks)));
  const release = await blockRequests(page, file);
  const requested = page.waitForRequest(file);
  await open(page, start);
  await requested;
  const other = page.locator('.menu__link[href^="/docs/"]:not([aria-current])').last();
  const path = await follow(page, other);
  const loaded = page.waitForEvent('requestfinished', (request) => file.test(request.url()));
  release();
  await loaded;
  // Two frames: the script and the tasks that it queued have run.
  await nextFrames(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await marked(page).toBe(0);
});

test('without the highlight API, the address of a page is clean', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await open(page, start);
  await expect(page).toHaveURL(PAGE);
});

test('only the section that was found has marks in code, and its block opens', async ({ page }) => {
  const address = '/docs/guides/how_to_unit_test_step/';
  await open(page, address);
  const folded = page.locator('[data-folded]');
  const count = await folded.count();
  // The last lines of a folded block are hidden.
  const word = await wordOnlyIn(page, '[data-folded] .code-line:nth-last-child(-n + 5)');
  expect(word).not.toBe('');
  const sections = await page.evaluate((text) => {
    const headings = [...document.querySelectorAll('article :is(h2, h3)')];
    const code = [...document.querySelectorAll('[data-folded]')].find(({ textContent }) =>
      textContent.includes(text),
    )!;
    const isBefore = (one: Element) =>
      one.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [headings.filter(isBefore).at(-1)!.id, headings.find((one) => !isBefore(one))!.id];
  }, word);
  for (const [at, [words, closed]] of [
    [1, count - 1],
    [0, count],
  ].entries()) {
    await open(page, `${address}?_highlight=${word}#${sections[at]}`);
    await expect(page).not.toHaveURL(/\?/);
    await marked(page).toBe(words);
    await expect(folded).toHaveCount(closed!);
  }
});
