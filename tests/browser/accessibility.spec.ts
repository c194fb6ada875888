import type { Page } from '@playwright/test';
import { inspect, modes, setColorMode } from '../../tools/lib/axe';
import { expect, open, test } from '../../tools/lib/page';
import { openStates, widths } from '../../tools/lib/states';

// One page of each kind; "npm run audit:a11y" checks every page.
const pages = [
  '/',
  '/docs/',
  '/docs/steps/jsonata_map/',
  '/docs/intro/configuration/',
  '/docs/releases/overview/',
  '/docs/ace4/flow_builder/overview/',
  '/docs/tags/',
  '/accessibility/',
  '/privacy/',
  '/playground/',
  '/search/',
  '/docs/steps/jsonata/',
];

/**
 * The violations that axe finds in the current state of the page, one line each: rule, selector and reasons.
 */
async function violations(page: Page): Promise<string[]> {
  const { violations: found, undecided } = await inspect(page);
  // Undecided contrast is computed from the design tokens: tests/unit/contrast.test.ts.
  const others = undecided.filter(({ rule }) => rule !== 'color-contrast');
  return [...found, ...others].map(
    ({ rule, selector, reasons }) => `${rule}: ${selector}: ${reasons}`,
  );
}

/** Checks the open page in both colour modes, in one or several widths of the window. */
async function expectNoViolations(page: Page, inWidths: readonly number[]) {
  for (const mode of modes) {
    await setColorMode(page, mode);
    for (const width of inWidths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await violations(page);
      expect.soft(found, `violations in ${mode} mode, ${width} px wide`).toEqual([]);
    }
  }
}

/** Pixels of the page that are outside of the window. */
const excess = (page: Page) =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

// During a transition, axe would check intermediate colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of pages) {
  test(`${address} has no axe violation, and is never wider than the window`, async ({ page }) => {
    test.slow(); // four runs of axe
    await page.setViewportSize({ width: widths[0], height: 800 });
    await open(page, address);
    await expectNoViolations(page, widths);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Polls until there is no overflow: React applies a new width in a later frame.
      await expect
        .poll(() => excess(page), `pixels outside of a window of ${width} px`)
        .toBeLessThanOrEqual(0);
    }
  });
}

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    // The states of the search box have tests of their own: search-states.spec.ts.
    for (const state of openStates.filter(
      ({ name, widths: some }) => some.includes(width) && !name.startsWith('search box'),
    )) {
      test.describe(() => {
        // One of the states is a page without its scripts.
        test.use({ allowedErrors: /ChunkLoadError/ });
        test(`the state "${state.name}" has no axe violation`, async ({ page }) => {
          await state.enter(page);
          await expectNoViolations(page, [width]);
        });
      });
    }
  });
}

test('a violation is found in the colour mode that has it', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Legible on white.';
    text.style.color = 'rgb(40 40 40)';
    document.querySelector('article')?.append(text);
  });
  await setColorMode(page, 'light');
  expect(await violations(page)).toEqual([]);
  await setColorMode(page, 'dark');
  const inDark = [expect.stringMatching(/^color-contrast: .*#282828/)];
  expect(await violations(page)).toEqual(inDark);
  await page.evaluate(() => document.documentElement.removeAttribute('lang'));
  expect(await violations(page)).toContainEqual(expect.stringMatching(/^html-has-lang: html/));
});
