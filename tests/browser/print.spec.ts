import { identity } from '../../src/site/identity';
import { expect, open, test } from '../../tools/lib/page';

/** The content width of an A4 page with the margins of the print style sheet, in px. */
const SHEET = 672;

test.use({ viewport: { width: SHEET, height: 1000 } });

test.beforeEach(async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/?docusaurus-theme=dark');
  await page.emulateMedia({ media: 'print' });
});

test('a printed page shows its content and its address, but no controls', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const selector of ['.navbar', '.menu', '.table-of-contents', '.pagination-nav', '.footer']) {
    for (const element of await page.locator(selector).all()) await expect(element).toBeHidden();
  }
  for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
  await expect(page.locator('.print-only')).toBeVisible();
  await expect(page.locator('.print-only')).toContainText(
    `ACE 5: ${identity.url}/docs/steps/jsonata_map/`,
  );
});

test('a printed page is dark on white in every colour mode, code included', async ({ page }) => {
  const colors = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
  expect((await colors('html'))[1]).toBe('rgb(255, 255, 255)');
  expect((await colors('article p'))[0]).toBe('rgb(0, 0, 0)');
  // The text colour of code: src/css/tokens.css.
  expect((await colors('article pre code'))[0]).toBe('rgb(22, 36, 45)');
  expect((await colors('article pre'))[1]).toBe('rgb(255, 255, 255)');
});

test('a printed page cuts nothing off: code wraps, tables fit', async ({ page }) => {
  const cut = await page
    .locator('article pre, article table, article')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  expect(cut).toEqual([]);
});

test('on a printed page an external link is followed by its address', async ({ page }) => {
  const link = page
    .getByRole('article')
    .getByRole('link', { name: /^JSONata/ })
    .first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain('https://docs.jsonata.org/');
});
