import type { Page } from '@playwright/test';
import {
  chunks,
  expect,
  marks,
  open,
  pageOptions,
  searchFor,
  test,
  title,
} from '../../tools/lib/page';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const results = (page: Page) => pageOptions(dialog(page));
const bar = (page: Page) => page.getByRole('region', { name: 'Search matches' });
const marked = (page: Page) => marks(page).then((words) => words.length);

test('a result opens its section, with the typed words marked in the text until Escape', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'common properties');
  await expect(results(page).first()).toContainText('Common properties');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/steps/steps_intro/#common-properties');
  await expect(page.getByRole('heading', { name: 'Common properties' })).toBeInViewport();
  await expect.poll(() => marked(page)).toBeGreaterThan(1);
  for (const word of await marks(page)) expect(word).toMatch(/^(?:common|propert(?:y|ies))$/i);
  await page.keyboard.press('Escape');
  await expect.poll(() => marked(page)).toBe(0);
  await expect(bar(page)).toHaveCount(0);
});

test('only the typed word is marked: no synonym, no other word, no heading or page head', async ({
  page,
}) => {
  await open(page, '/docs/');
  await searchFor(page, 'jwt');
  await expect(results(page).first()).toContainText('JWT');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('JWT');
  await expect.poll(() => marked(page)).toBeGreaterThan(3);
  expect([...new Set((await marks(page)).map((word) => word.toLowerCase()))]).toEqual(['jwt']);
  const places = await page.evaluate(() =>
    [...((CSS.highlights.get('search-match') ?? []) as Iterable<Range>)].map((range) =>
      Boolean(
        range.startContainer.parentElement?.closest(
          'h1, h2, h3, nav, header, [data-search-ignore]',
        ),
      ),
    ),
  );
  expect(places).not.toContain(true);
});

test('a bar has the number of matches, steps through them, and clears the marks', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/?_highlight=token');
  await expect(page).toHaveURL('/docs/steps/jwt/');
  const count = await marked(page);
  expect(count).toBeGreaterThan(5);
  await expect(bar(page).getByRole('status')).toHaveText(`${count} matches`);
  const current = () =>
    page.evaluate(() => {
      const [range] = (CSS.highlights.get('search-match-current') ?? []) as Iterable<Range>;
      const box = range?.getBoundingClientRect();
      return box && box.top > 0 && box.bottom < window.innerHeight ? String(range) : undefined;
    });
  expect(await current()).toBe(undefined);
  await bar(page).getByRole('button', { name: 'Previous match' }).click();
  await expect(bar(page).getByRole('status')).toHaveText(`${count} of ${count}`);
  await expect.poll(current).toMatch(/^tokens?$/i);
  await bar(page).getByRole('button', { name: 'Next match' }).click();
  await expect(bar(page).getByRole('status')).toHaveText(`1 of ${count}`);
  await expect.poll(current).toMatch(/^tokens?$/i);
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toBe(0);
});

test('the marks fade after some seconds unless the reader keeps them', async ({ page }) => {
  await page.clock.install();
  await open(page, '/docs/steps/jwt/?_highlight=token');
  await expect(bar(page)).toBeVisible();
  const count = await marked(page);
  const keep = bar(page).getByRole('button', { name: 'Keep marks' });
  await page.clock.runFor(10_000);
  await expect.poll(() => marked(page)).toBe(0);
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(20_000);
  expect(await marked(page)).toBe(count);
});

test('the highlights are not carried over to the next page', async ({ page }) => {
  await open(page, '/docs/steps/jwt/?_highlight=token');
  await expect.poll(() => marked(page)).toBeGreaterThan(0);
  await expect(page).toHaveURL('/docs/steps/jwt/');
  await page.getByRole('link', { name: 'REST HTTP' }).first().click();
  await expect(title(page)).toHaveText('REST HTTP');
  expect(await marked(page)).toBe(0);
  await expect(bar(page)).toHaveCount(0);
});

test('navigation before the highlighter is loaded is not reverted', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrived = 0;
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The chunk of the highlighter, whatever its name.
    if (body.includes('search-match-current')) {
      arrived += 1;
      await released;
    }
    await route.fulfill({ response, body });
  });
  await open(page, '/docs/steps/jwt/?_highlight=token');
  await expect.poll(() => arrived).toBe(1);
  await page.getByRole('link', { name: 'REST HTTP' }).first().click();
  await expect(title(page)).toHaveText('REST HTTP');
  const loaded = page.waitForEvent('requestfinished');
  release();
  await loaded;
  // Two frames: the script and the tasks that it queued have run.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page).toHaveURL('/docs/steps/rest_http/');
  await expect(title(page)).toHaveText('REST HTTP');
  expect(await marked(page)).toBe(0);
});

test('a page without an article is highlighted in its main element', async ({ page }) => {
  await open(page, '/accessibility/?_highlight=keyboard');
  await expect.poll(() => marked(page)).toBeGreaterThan(0);
});

test('without the highlight API the page has no marks, and its address is clean', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await open(page, '/docs/steps/jwt/?_highlight=token');
  await expect(page).toHaveURL('/docs/steps/jwt/');
  await expect(bar(page)).toHaveCount(0);
});
