import type { Page } from '@playwright/test';

/** The window widths at which the open page is wider than the window, each with the width of the page. */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const tooWide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (pageWidth > width) tooWide.push(`${width}: ${pageWidth}`);
  }
  return tooWide;
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Records layout shifts from the first paint on. Call it before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : 'text',
        );
        shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far that no input caused: score and elements. */
export async function shifts(page: Page): Promise<string[]> {
  // Two frames: an entry is reported only after its frame.
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: string[] }).shifts)),
        ),
      ),
  );
}

/**
 * Lists the targets that violate WCAG 2.5.8: smaller than 24 by 24 px, not a link in a line of text, and so close to
 * another target that a circle of 24 px around them intersects it.
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((place) => {
    const SIZE = 24;
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
    const inText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, td, th, dd, figcaption, h1, h2, h3, h4, label');
      return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    };
    const targets = [
      ...document.querySelectorAll(
        `${place} :is(a[href], button, input, select, summary, [role="button"])`,
      ),
    ]
      .filter(shown)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0);
    type Target = (typeof targets)[number];
    const isSmall = ({ box }: Target) => box.width < SIZE || box.height < SIZE;
    const centre = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const intersects = (small: Target, other: Target) => {
      const { x, y } = centre(small);
      if (isSmall(other)) {
        const { x: otherX, y: otherY } = centre(other);
        if (Math.hypot(x - otherX, y - otherY) < SIZE) return true;
      }
      const dx = Math.max(other.box.left - x, 0, x - other.box.right);
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(dx, dy) < SIZE / 2;
    };
    return targets
      .filter((target) => isSmall(target) && !inText(target.element))
      .filter((target) =>
        targets.some(
          (other) =>
            !other.element.contains(target.element) &&
            !target.element.contains(other.element) &&
            intersects(target, other),
        ),
      )
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 80)} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`,
      );
  }, within);
}
