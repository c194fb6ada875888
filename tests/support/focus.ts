import type { Locator, Page } from '@playwright/test';

type TabStop = { name: string; problems: string[]; reached: boolean };

/** Inspects the element that has the focus. Runs in the page. */
function inspectFocus([target]: Node[]): TabStop {
  const focused = document.activeElement ?? document.body;
  // A search field may show its focus around the form, a radio button that is not visible on its label.
  const indicators = [
    focused,
    ...(focused.matches('[type=search]') ? [focused.closest('form')] : []),
    ...(focused.matches('[type=radio]') ? ((focused as HTMLInputElement).labels ?? []) : []),
  ];
  const problems: string[] = [];
  const isShown = indicators.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isInvisible = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isInvisible;
  });
  if (!isShown) problems.push('the focus does not show (WCAG 2.4.7)');
  // The centre and the corners, 2 px inside, of each line box of the element.
  const points = [...focused.getClientRects()].flatMap(({ left, top, right, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ]);
  const isSeen = points.some(([x = 0, y = 0]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (focused.contains(top) || top.contains(focused));
  });
  if (!isSeen) problems.push('it is hidden by other content (WCAG 2.4.11)');
  const { tagName, className, textContent } = focused;
  return {
    name: `<${tagName.toLowerCase()} class="${String(className)}">${textContent?.slice(0, 40)}`,
    problems,
    reached: focused === target,
  };
}

const lines = ({ name, problems }: TabStop) => problems.map((problem) => `${name}: ${problem}`);

/** Lists the problems of the element that has the focus; empty if there are none. */
export async function focusProblems(page: Page): Promise<string[]> {
  return lines(await page.evaluate(inspectFocus, []));
}

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
    const here = await target.evaluateAll(inspectFocus);
    found.push(...lines(here));
    if (here.reached) return found;
    at = here.name;
  }
  throw new Error(`120 times ${key} did not reach ${String(target)}; the last tab stop is ${at}`);
}
