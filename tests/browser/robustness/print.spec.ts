import { identity } from '../../../src/site/identity';
import { brightness, expect, open, test } from '../../support/page';

/** The content width of an A4 page with the margins of the print style sheet, in px. */
const SHEET = 672;

test.use({ viewport: { width: SHEET, height: 1000 } });

test('a printed page has its content and its address, dark on white, and nothing is cut off', async ({
  page,
}) => {
  await open(page, '/docs/steps/jsonata_map/?docusaurus-theme=dark');
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article');

  await test.step('no controls', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const controls = page.locator(
      '.navbar, .menu, .table-of-contents, .pagination-nav, .footer, button',
    );
    expect(await controls.evaluateAll((all) => all.some((one) => one.checkVisibility()))).toBe(
      false,
    );
    await expect(page.locator('.print-only')).toContainText(
      `${identity.url}/docs/steps/jsonata_map/`,
    );
  });
  await test.step('dark on white, code included', async () => {
    const code = article.locator('pre');
    for (const element of [page.locator('html'), code])
      expect(await brightness(element, 'background-color')).toBeGreaterThan(250);
    for (const element of [article.locator('p'), code.locator('code'), code.locator('.token')])
      expect(await brightness(element, 'color')).toBeLessThan(110);
  });
  await test.step('code wraps, tables fit', async () => {
    const cut = await article
      .locator('pre, table')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(cut).toEqual([]);
    await expect(article.locator('pre code').first()).toHaveCSS('white-space', 'pre-wrap');
  });
  await test.step('an external link is followed by its address', async () => {
    const link = article.locator('p a[href^="https:"]').first();
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain(await link.getAttribute('href'));
  });
});

test('variants of tabs, questions and whole code blocks are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/docs/getting_started/quick_start_developers/');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.evaluateAll((all) => all.every((one) => one.checkVisibility()))).toBe(true);
  await expect(page.getByRole('tab').first()).toBeHidden();
  for (const label of await panels.locator('> strong').all()) await expect(label).toBeVisible();

  await open(page, '/docs/contributing/');
  const mark = page.getByRole('main').locator('a.unconfirmed').first();
  const question = (await mark.getAttribute('aria-description')) ?? '';
  const printed = await mark.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(printed).toContain(question.split(/["\\]/)[0]);
});
