import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that are run: every criterion of WCAG 2.0 to 2.2, A and AA, that axe tests, and its best practices. */
export const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** The finding of axe for one element of a page. */
export type Finding = {
  rule: string;
  /** CSS selector of the element. */
  selector: string;
  /** The problems, in sentences. */
  reasons: string;
};

export type Verdict = {
  /** Violations of the rules. */
  violations: Finding[];
  /** Elements that axe could not decide about, such as the contrast of text that another element covers. */
  undecided: Finding[];
};

type Result = Pick<axe.Result, 'id' | 'nodes'>;

function findings(results: readonly Result[]): Finding[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: id,
      selector: target.flat().join(' '),
      reasons: [...any, ...all, ...none].map(({ message }) => message).join(' '),
    })),
  );
}

/** Sets the colour mode of an open page as the switch does, without its transitions. */
export async function setColorMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    // A transition starts with the next frame; its intermediate colours must not be checked.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // An inherited colour starts the transition of the next descendant when that of its parent ends.
    for (let left = running(); left.length > 0; left = running()) {
      for (const animation of left) animation.finish();
    }
  }, mode);
}

/**
 * Runs axe on the current state of a page; no rule is disabled.
 * @param page an open page without running animations
 */
export async function inspect(page: Page): Promise<Verdict> {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations', 'incomplete'],
      }),
    { type: 'tag' as const, values: ruleTags },
  );
  return { violations: findings(violations), undecided: findings(incomplete) };
}
