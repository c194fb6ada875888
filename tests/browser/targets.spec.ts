import type { Page } from '@playwright/test';
import { pageKinds } from '../support/pageKinds';
import { expect, open, test } from '../../tools/lib/page';

/**
 * Lists the targets that violate WCAG 2.5.8: smaller than 24 by 24 px, not a link in a line of text, and so close to
 * another target that a circle of 24 px around them intersects it.
 */
function tooSmall(page: Page, within = 'body'): Promise<string[]> {
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
    const isSmall = ({ box }: { box: DOMRect }) => box.width < SIZE || box.height < SIZE;
    const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const intersects = (small: DOMRect, other: { element: Element; box: DOMRect }) => {
      const { x, y } = centre(small);
      if (isSmall(other)) {
        const { x: otherX, y: otherY } = centre(other.box);
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
            other.element !== target.element &&
            !other.element.contains(target.element) &&
            !target.element.contains(other.element) &&
            intersects(target.box, other),
        ),
      )
      .map(
        ({ element, box }) =>
          `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`,
      );
  }, within);
}

for (const [kind, address] of Object.entries(pageKinds)) {
  test(`the ${kind} has no target that is too small`, async ({ page }) => {
    await open(page, address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooSmall(page), `${width} px wide`).toEqual([]);
    }
  });
}

test('the mobile menu has no target that is too small', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/steps/jsonata_map/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
  expect(await tooSmall(page, '.navbar-sidebar')).toEqual([]);
});

test('the most frequent controls are at least 24 by 24 px', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/');
  const targets = page.locator(
    '.navbar a, .navbar button, .menu a, .menu button, .table-of-contents a, article button, article .hash-link',
  );
  const small = await targets.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
});

test('small targets next to each other are detected', async ({ page }) => {
  await page.setContent(
    '<button style="all:unset;width:10px;height:10px">a</button><button style="all:unset;width:10px;height:10px">b</button>',
  );
  expect(await tooSmall(page)).toHaveLength(2);
});
