import type { Page } from '@playwright/test';
import { chunks, expect, open, searchFor, test, title } from '../../tools/lib/page';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const results = (page: Page) => dialog(page).getByRole('option');

test('a result opens its section, with the terms highlighted until Escape', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'common properties');
  await expect(results(page).first()).toContainText('Common properties');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/steps/steps_intro/#common-properties');
  await expect(page.getByRole('heading', { name: 'Common properties' })).toBeInViewport();
  const marks = page.getByRole('article').locator('mark');
  await expect(marks.filter({ hasText: /^common$/i })).not.toHaveCount(0);
  await expect(marks.filter({ hasText: /^properties$/i })).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
});

test('the highlights are not carried over to the next page', async ({ page }) => {
  await open(page, '/docs/steps/jwt/?_highlight=token');
  const marks = page.getByRole('article').locator('mark');
  await expect(marks).not.toHaveCount(0);
  await expect(page).toHaveURL('/docs/steps/jwt/');
  await page.getByRole('link', { name: 'REST HTTP' }).first().click();
  await expect(title(page)).toHaveText('REST HTTP');
  await expect(marks).toHaveCount(0);
});

test('navigation before the highlighter is loaded is not reverted', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrived = 0;
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The chunk of the highlighter library, whatever its name.
    if (body.includes('data-markjs')) {
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
  await expect(page.locator('main mark')).toHaveCount(0);
});

test('only the text of the page is highlighted, without nested highlights', async ({ page }) => {
  await open(page, '/docs/steps/jwt/?_highlight=step&_highlight=steps&_highlight=edit');
  await expect(page).toHaveURL('/docs/steps/jwt/');
  await expect(page.locator('article .markdown mark')).not.toHaveCount(0);
  await expect(page.locator('mark:not(.markdown mark)')).toHaveCount(0);
  await expect(page.locator('mark mark')).toHaveCount(0);
});

test('a page without an article is highlighted in its main element', async ({ page }) => {
  await open(page, '/accessibility/?_highlight=keyboard');
  await expect(page.locator('main mark')).not.toHaveCount(0);
});
