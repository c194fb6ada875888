import type { Locator, Page } from '@playwright/test';
import {
  dialog,
  expect,
  indexFiles,
  open,
  options,
  results,
  searchFor,
  status,
  test,
} from '../../support/page';
import { modes, setColorMode, violations } from '../../support/axe';
import { searchFailures } from '../../support/search';

const start = '/docs/steps/jwt/';

type State = {
  name: string;
  /** The setup before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  reach: (page: Page) => Promise<unknown>;
  says: string | RegExp;
};

/** The states that `tests/support/states.ts` does not have. */
const states: State[] = [
  {
    name: 'idle with recent searches',
    reach: async (page) => {
      await searchFor(page, 'flow');
      const modifiers = ['ControlOrMeta' as const];
      await results(page).first().click({ modifiers });
      await dialog(page).getByRole('button', { name: 'Clear' }).click();
      await expect(options(page).filter({ hasText: /^flow$/ })).toBeVisible();
    },
    says: /^Type a word/,
  },
  {
    name: 'stalled',
    before: (page) => page.context().route(indexFiles, () => undefined),
    reach: (page) => searchFor(page, 'retry'),
    says: 'The search index is still loading …',
  },
  {
    name: 'one of two indexes missing',
    before: (page) => page.context().route(/ace4\.json/, (route) => route.abort()),
    reach: async (page) => {
      await searchFor(page, 'flow');
      await dialog(page).getByRole('radio', { name: 'Both' }).check();
    },
    says: /The search index of ACE 4 could not be loaded\.$/,
  },
];

/** The controls that are smaller than 24 by 24 px. */
function smallTargets(box: Locator): Promise<string[]> {
  return box
    .locator('button:visible, a:visible, [role=option]:visible, label:has([type=radio]):visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
}

test.use({ allowedErrors: searchFailures });
// During a transition, axe would check intermediate colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  for (const { name, before, reach, says } of states) {
    test(`the search box, ${name}, has no axe violation, ${width} px wide`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await before?.(page);
      await open(page, start);
      await reach(page);
      await expect(status(page)).toHaveText(says);
      for (const mode of modes) {
        await setColorMode(page, mode);
        expect.soft(await violations(page), `${name}, in ${mode} mode`).toEqual([]);
      }
      expect.soft(await smallTargets(dialog(page))).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, 'pixels outside the window').toBeLessThanOrEqual(0);
    });
  }
}

test('the search box fills a window of up to 996 px', async ({ page }) => {
  for (const width of [320, 996]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, start);
    await searchFor(page, 'flow');
    await expect(results(page)).not.toHaveCount(0);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });
    const inner = dialog(page).locator('> *');
    expect(await inner.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 997, height: 700 });
  await searchFor(page, 'flow');
  expect((await dialog(page).boundingBox())?.width).toBeLessThan(800);
});

test('each control of the search box has a visible focus indicator', async ({ page }) => {
  await open(page, start);
  await searchFor(page, 'zyxwvu');
  await expect(status(page)).toHaveText('No results found.');
  for (const control of [
    dialog(page).getByRole('button', { name: 'Clear' }),
    dialog(page).getByRole('button', { name: 'Cancel' }),
    dialog(page).getByRole('radio', { name: 'ACE 5' }),
    dialog(page).getByRole('link', { name: 'Search in ACE 4' }),
    dialog(page).getByRole('link', { name: 'Report a missing page' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    const outlined = await control.evaluate((element) => {
      const shown = element.closest('label') ?? element;
      return parseFloat(getComputedStyle(shown).outlineWidth) >= 2;
    });
    expect(outlined, `outline of ${String(control)}`).toBe(true);
  }
});
