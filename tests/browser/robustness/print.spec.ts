import { identity } from '../../../src/site/identity';
import { expect, open, test } from '../../support/page';
import { exampleOf } from '../../support/flowRunner';
import { brightness } from '../../support/readings';

/** The content width of an A4 page with the margins of the print style sheet, in px. */
const SHEET = 672;

test.use({ viewport: { width: SHEET, height: 1000 } });

test('a printed page has its address, dark on white, and nothing is cut off', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/?docusaurus-theme=dark');
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article');
  const code = article.locator('pre');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.print-only')).toContainText(
    `${identity.url}/docs/steps/jsonata_map/`,
  );
  const controls = page.locator('.navbar, .menu, .pagination-nav, .footer, button');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  for (const element of [page.locator('html'), code])
    expect(await brightness(element, 'background-color')).toBeGreaterThan(250);
  for (const element of [article.locator('p'), code.locator('code'), code.locator('.token')])
    expect(await brightness(element, 'color')).toBeLessThan(110);
  const cut = await article
    .locator('pre, table')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  expect(cut).toEqual([]);
  await expect(code.locator('code').first()).toHaveCSS('white-space', 'pre-wrap');
  // The address of an external link follows its text.
  const link = article.locator('p a[href^="https:"]').first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));

  const titles = exampleOf(page).locator('[data-first] [class*="codeBlockTitle"]');
  await expect(titles).toHaveText(['Input document', 'flows/createInvoice.yaml', 'Result']);
  await expect(titles.filter({ visible: false })).toHaveCount(0);
  await expect(page.getByRole('radiogroup').filter({ visible: true })).toHaveCount(0);
});

test('all tabs, with their names, and the questions of a page are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/docs/getting_started/quick_start_developers/');
  const parts = page.locator('[role="tabpanel"], [role="tabpanel"] > strong');
  await expect(parts.first()).toBeVisible();
  await expect(parts.filter({ visible: false })).toHaveCount(0);
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expect(page.getByRole('listitem').getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByLabel(/^Part 1 /)).toBeHidden();

  await open(page, '/docs/handlers/');
  const mark = page.getByRole('main').locator('a.unconfirmed').first();
  const question = (await mark.getAttribute('aria-description')) ?? '';
  const printed = await mark.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(printed).toContain(question.split(/["\\]/)[0]);

  await open(page, '/docs/releases/overview/');
  const hint = page.getByText('needs no action');
  await expect(hint.filter({ visible: true }).first()).toBeVisible();
});
