import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, nextFrames } from './page';
import type { Mode } from './tokens';

/** The rules that are run: every criterion of WCAG 2.0 to 2.2, A and AA, that axe tests, and its best practices. */
const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the current state of the page, and what it cannot decide: rule, selector and reasons. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found, incomplete } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations', 'incomplete'],
      }),
    { type: 'tag' as const, values: RULE_TAGS },
  );
  // Undecided contrast is computed from the design tokens: the unit test of the contrast.
  const undecided = incomplete.filter(({ id }) => id !== 'color-contrast');
  return [...found, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join(' ');
      return `${id}: ${target.flat().join(' ')}: ${reasons}`;
    }),
  );
}

/**
 * Checks the open page in some color modes and widths of the window. No rule is disabled.
 * @param page a page with reduced motion: during a transition, axe would check intermediate colors
 */
export async function expectNoViolations(
  page: Page,
  modes: readonly Mode[],
  widths: readonly number[],
): Promise<void> {
  for (const mode of modes) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // The new width is laid out with the next frame, and what is measured then is rendered with the one after it.
      await nextFrames(page);
      const found = await violations(page);
      expect.soft(found, `violations in ${mode} mode, ${width} px wide`).toEqual([]);
    }
  }
}
