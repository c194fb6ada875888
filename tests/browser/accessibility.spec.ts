import type { Page } from '@playwright/test';
import { colored, inspect, modes } from '../../tools/lib/axe';
import { expect, open, test } from '../../tools/lib/page';
import { openStates, widths } from '../../tools/lib/states';

// One page of each kind; "npm run audit:a11y" looks at every page.
const pages = [
  '/',
  '/docs/',
  '/docs/steps/jsonata_map/',
  '/docs/intro/configuration/',
  '/docs/releases/overview/',
  '/docs/ace4/flow_builder/overview/',
  '/docs/tags/',
  '/accessibility/',
  '/search/',
  '/docs/steps/jsonata/',
];

/** What axe finds on the page as it stands, one line each: the rule, the place and what is wrong. */
async function barriers(page: Page): Promise<string[]> {
  const { violations, undecided } = await inspect(page);
  // What axe cannot decide about contrast, the tokens do: tests/unit/contrast.test.ts.
  const others = undecided.filter(({ rule }) => rule !== 'color-contrast');
  return [...violations, ...others].map(
    ({ rule, selector, reasons }) => `${rule}: ${selector}: ${reasons}`,
  );
}

async function expectNoBarriers(page: Page) {
  for (const mode of modes) {
    await colored(page, mode);
    expect(await barriers(page), `barriers in ${mode} colours`).toEqual([]);
  }
}

// A transition between the colours would be taken for the colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of pages) {
      test(`${address} has no barrier that axe knows`, async ({ page }) => {
        await open(page, address);
        await expectNoBarriers(page);
      });
    }

    // The states of the search box have tests of their own: search-states.spec.ts.
    for (const state of openStates.filter(
      ({ name, widths: some }) => some.includes(width) && !name.startsWith('search box'),
    )) {
      test.describe(() => {
        // One of the states is a page without its scripts.
        test.use({ allowedErrors: /ChunkLoadError/ });
        test(`the ${state.name} has no barrier that axe knows`, async ({ page }) => {
          await state.enter(page);
          await expectNoBarriers(page);
        });
      });
    }
  });
}

test('a barrier is found, in the colours that it is in', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Legible on white.';
    text.style.color = 'rgb(40 40 40)';
    document.querySelector('article')?.append(text);
  });
  await colored(page, 'light');
  expect(await barriers(page)).toEqual([]);
  await colored(page, 'dark');
  expect(await barriers(page)).toEqual([expect.stringMatching(/^color-contrast: .*#282828/)]);
  await page.evaluate(() => document.documentElement.removeAttribute('lang'));
  expect(await barriers(page)).toContainEqual(expect.stringMatching(/^html-has-lang: html/));
});

for (const address of pages) {
  test(`${address} is never wider than the window`, async ({ page }) => {
    await open(page, address);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // The excess is read again until it is gone: React takes another width over in a frame of its own.
      await expect
        .poll(
          () =>
            page
              .locator('html')
              .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          `pixels outside of a window of ${width} px`,
        )
        .toBeLessThanOrEqual(0);
    }
  });
}
