import type { Locator, Page } from '@playwright/test';

type Stop = { name: string; flaws: string[]; reached: boolean };

/** Looks at the element that has the focus, in the page itself. */
function stop(target: Node | null): Stop {
  const focused = document.activeElement ?? document.body;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
    // The field of the search box shows its focus around the whole form.
    focused.matches('dialog input') ? (focused.closest('form') ?? focused) : focused,
  );
  const flaws: string[] = [];
  const isInvisible = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || isInvisible) {
    flaws.push('the focus does not show (WCAG 2.4.7)');
  }
  // The middle and the corners, just inside, of each line that the element takes.
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
  if (!isSeen) flaws.push('it is hidden by other content (WCAG 2.4.11)');
  const { tagName, className, textContent } = focused;
  return {
    name: `<${tagName.toLowerCase()} class="${String(className)}">${textContent?.slice(0, 40)}`,
    flaws,
    reached: focused === target,
  };
}

const lines = ({ name, flaws }: Stop) => flaws.map((flaw) => `${name}: ${flaw}`);

/** Says what is wrong with the element that has the focus, and names it; empty when all is well. */
export async function focusFlaws(page: Page): Promise<string[]> {
  return lines(await page.evaluate(stop, null));
}

/**
 * Goes on with the keyboard until something has the focus, as a reader without a mouse does.
 * @param key the key that moves on
 * @returns what is wrong with the stops on the way, the last included
 * @throws Error when it is not reached: it is no stop, or the focus is caught before it
 */
export async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<string[]> {
  const found: string[] = [];
  let at = '';
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key);
    // What is not there yet, because another stop shows it first, is not reached.
    const [element] = await target.elementHandles();
    const here = await page.evaluate(stop, element ?? null);
    found.push(...lines(here));
    if (here.reached) return found;
    at = here.name;
  }
  throw new Error(`120 times ${key} do not reach ${String(target)}; the last stop is ${at}`);
}
