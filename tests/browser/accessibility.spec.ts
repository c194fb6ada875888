import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, searchFor, test } from '../support/page';

const pages = [
  '/',
  '/docs/',
  '/docs/steps/jsonata_map',
  '/docs/intro/configuration',
  '/docs/ace4/flow_builder/overview',
  '/search?q=retry',
  '/docs/steps/jsonata',
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Opens an address in a colour mode; the parameter is one that the site reads. */
async function openIn(page: Page, address: string, mode: string) {
  await open(page, `${address}${address.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await page.waitForLoadState('networkidle');
}

/** What axe finds, one line each: the rule and the places. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const mode of ['light', 'dark']) {
  for (const width of [360, 1280]) {
    test.describe(`in ${mode} colours, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 800 } });

      for (const address of pages) {
        test(`${address} has no barrier that axe knows`, async ({ page }) => {
          await openIn(page, address, mode);
          expect(await violations(page)).toEqual([]);
        });
      }

      test('the search box with results has no barrier that axe knows', async ({ page }) => {
        await openIn(page, '/docs/steps/jwt', mode);
        const box = await searchFor(page, 'retry');
        await expect(box.getByRole('option')).toHaveCount(8);
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

for (const width of [320, 390, 768, 1440]) {
  test(`no page is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of pages) {
      await open(page, address);
      const root = page.locator('html');
      const excess = await root.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(excess, `pixels of ${address} outside the window`).toBeLessThanOrEqual(0);
    }
  });
}
