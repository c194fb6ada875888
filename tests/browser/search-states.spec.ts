import type { Locator, Page } from '@playwright/test';
import { inspect, modes, setColorMode } from '../../tools/lib/axe';
import { expect, indexFiles, open, pageOptions, searchFor, test } from '../../tools/lib/page';
import { searchFailures } from '../support/search';

const address = '/docs/steps/jwt/';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const status = (page: Page) => dialog(page).getByRole('status');

type State = { name: string; reach: (page: Page) => Promise<unknown>; says: string | RegExp };

/** The states that need only a query, in the order in which one page goes through them. */
const states: State[] = [
  {
    name: 'idle',
    reach: (page) => page.keyboard.press('Control+k'),
    says: 'Type a word, an option or a question. Searching in ACE 5.',
  },
  { name: 'empty', reach: (page) => searchFor(page, 'zyxwvu'), says: 'No results found.' },
  { name: 'results', reach: (page) => searchFor(page, 'flow'), says: /^8 of \d+ results$/ },
  {
    name: 'idle with recent searches',
    reach: async (page) => {
      await dialog(page)
        .getByRole('option')
        .first()
        .click({ modifiers: ['Control'] });
      await dialog(page).getByRole('button', { name: 'Clear' }).click();
      await expect(dialog(page).getByRole('option', { name: 'flow', exact: true })).toBeVisible();
    },
    says: /^Type a word/,
  },
];

/** The states of the index, each with its setup before the page opens. */
const indexStates: (State & { before: (page: Page) => Promise<unknown> })[] = [
  {
    name: 'loading',
    before: async (page) => {
      await page.addInitScript(() => {
        const { setTimeout } = window;
        const kept = (action: TimerHandler, delay?: number, ...rest: unknown[]) =>
          delay === 300 ? 0 : setTimeout(action, delay, ...rest);
        Object.assign(window, { setTimeout: kept });
      });
      await page.context().route(indexFiles, () => undefined);
    },
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      // A panel that loads after the query has nothing to say yet, and this text otherwise remains.
      await expect(status(page)).toHaveText(/^Type a word/);
      await searchFor(page, 'retry');
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
    name: 'failed',
    before: (page) => page.context().route(indexFiles, (route) => route.abort()),
    reach: (page) => searchFor(page, 'retry'),
    says: 'The search index could not be loaded.',
  },
  {
    name: 'one of two indexes missing',
    before: (page) => page.context().route(/ace4\.json/, (route) => route.abort()),
    reach: async (page) => {
      await searchFor(page, 'flow');
      await dialog(page).getByRole('radio', { name: 'Both' }).check();
    },
    says: /^8 of \d+ results\. The search index of ACE 4 could not be loaded\.$/,
  },
];

/**
 * The violations that axe finds, one line each. Prohibited ARIA attributes are included: axe reports them as undecided.
 */
async function violations(page: Page): Promise<string[]> {
  const { violations: found, undecided } = await inspect(page);
  return [...found, ...undecided.filter(({ rule }) => rule === 'aria-prohibited-attr')].map(
    ({ rule, selector, reasons }) => `${rule}: ${selector}: ${reasons}`,
  );
}

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

async function expectAccessible(page: Page, { name, says }: State) {
  await expect(status(page), name).toHaveText(says);
  for (const mode of modes) {
    await setColorMode(page, mode);
    expect.soft(await violations(page), `${name}, in ${mode} mode`).toEqual([]);
  }
  expect.soft(await smallTargets(dialog(page)), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels outside the window, ${name}`).toBeLessThanOrEqual(0);
}

// During a transition, axe would check intermediate colours.
test.use({ allowedErrors: searchFailures });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the search box has no axe violation, empty or with results', async ({ page }) => {
      test.slow();
      await open(page, address);
      for (const state of states) {
        await test.step(state.name, async () => {
          await state.reach(page);
          await expectAccessible(page, state);
        });
      }
    });

    for (const state of indexStates) {
      test(`the search box has no axe violation in the state "${state.name}"`, async ({ page }) => {
        test.slow();
        await state.before(page);
        await open(page, address);
        await state.reach(page);
        await expectAccessible(page, state);
      });
    }
  });
}

test('the search box fits a window of 320 px, and fills it up to 996 px', async ({ page }) => {
  for (const width of [320, 996]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, address);
    await searchFor(page, 'flow');
    await expect(pageOptions(dialog(page))).toHaveCount(8);
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
  await open(page, address);
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
