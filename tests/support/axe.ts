import type { Page } from '@playwright/test';
import { inspect, type Mode, setColorMode } from '../../tools/lib/axe';
import { expect } from '../../tools/lib/page';

/** The violations that axe finds in the current state of the page, one line each: rule, selector and reasons. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found, undecided } = await inspect(page);
  // Undecided contrast is computed from the design tokens: the unit test of the contrast.
  const others = undecided.filter(({ rule }) => rule !== 'color-contrast');
  return [...found, ...others].map(
    ({ rule, selector, reasons }) => `${rule}: ${selector}: ${reasons}`,
  );
}

/** Checks the open page in some color modes and widths of the window. */
export async function expectNoViolations(
  page: Page,
  modes: readonly Mode[],
  widths: readonly number[],
): Promise<void> {
  for (const mode of modes) {
    await setColorMode(page, mode);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await violations(page);
      expect.soft(found, `violations in ${mode} mode, ${width} px wide`).toEqual([]);
    }
  }
}
