import type { Locator, Page } from '@playwright/test';

/** The element that has the focus: its problems, and whether it is the target. Runs in the page. */
function inspectFocus([target]: Node[]) {
  const focused = document.activeElement ?? document.body;
  const { tagName, className, textContent } = focused;
  const name = `<${tagName.toLowerCase()} class="${String(className)}">${textContent?.slice(0, 40)}`;
  const problems: string[] = [];
  // A search field may show its focus around the form, a radio button that is not visible on its label.
  const indicators = [
    focused,
    focused.matches('[type=search]') && focused.closest('form'),
    focused.matches('[type=radio]') && focused.closest('label'),
  ];
  const isShown = indicators.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isInvisible = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isInvisible;
  });
  if (!isShown) problems.push(`${name}: the focus does not show (WCAG 2.4.7)`);
  // The centre and the corners, 2 px inside, of each line box of the element.
  const isSeen = [...focused.getClientRects()].some(({ left, top, right, bottom }) =>
    [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ].some(([x = 0, y = 0]) => {
      const shown = document.elementFromPoint(x, y);
      return shown !== null && (focused.contains(shown) || shown.contains(focused));
    }),
  );
  if (!isSeen) problems.push(`${name}: it is hidden by other content (WCAG 2.4.11)`);
  return { name, problems, isReached: focused === target };
}

/** Lists the problems of the element that has the focus; empty if there are none. */
export const focusProblems = async (page: Page): Promise<string[]> =>
  (await page.evaluate(inspectFocus, [])).problems;

/**
 * Presses a key until an element has the focus, as a keyboard user does.
 * @param key the key that moves the focus
 * @returns the problems of all tab stops up to and including the element
 * @throws Error if the element is not reached: it is not a tab stop, or the focus is trapped before it
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<string[]> {
  const found: string[] = [];
  let at = '';
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key);
    // An element that is not in the DOM yet, because another tab stop must open it first, is not reached.
    const { name, problems, isReached } = await target.evaluateAll(inspectFocus);
    found.push(...problems);
    if (isReached) return found;
    at = name;
  }
  throw new Error(`120 times ${key} did not reach ${String(target)}; the last tab stop is ${at}`);
}
