import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that are run: every criterion of WCAG 2.0 to 2.2, A and AA, that axe tests, and its best practices. */
export const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** What axe says about one element of a page. */
export type Finding = {
  rule: string;
  /** How a style sheet would find the element. */
  selector: string;
  /** What is wrong, in sentences. */
  reasons: string;
};

export type Verdict = {
  /** Barriers. */
  violations: Finding[];
  /** What axe could not decide, such as the contrast of text that another element covers. */
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

/** Colours an open page as the colour switch does, and waits until nothing of it moves any more. */
export async function colored(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    // A transition begins with the next picture; its colours in between are nobody's.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  }, mode);
}

/**
 * Runs axe over a page as it stands; no rule is switched off.
 * @param page an open page, at rest
 */
export async function inspect(page: Page): Promise<Verdict> {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations', 'incomplete'],
      }),
    ruleTags,
  );
  return { violations: findings(violations), undecided: findings(incomplete) };
}
