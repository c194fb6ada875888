import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../support/page';
import { PAGE } from '../../support/pages';

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo] as const,
  );

test('forced colors: borders stand for colors, pictures have system colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/docs/steps/js_code/');
  const systemColor = (name: string) =>
    page.evaluate((color) => {
      const probe = document.body.appendChild(document.createElement('span'));
      probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
      return getComputedStyle(probe).color;
    }, name);
  const text = await systemColor('CanvasText');
  const background = await systemColor('Canvas');
  expect(text).not.toBe(background);
  const caret = page.locator('.menu__caret').first();
  expect(await style(caret, 'background-color', '::before')).toBe(text);
  for (const [part, edge] of [
    ['.menu__link--active[aria-current="page"]', 'left'],
    ['.theme-admonition', 'top'],
    ['.theme-code-block-highlighted-line', 'left'],
  ] as const) {
    const marked = page.locator(part).first();
    expect(Number.parseFloat(await style(marked, `border-${edge}-width`)), part).toBeGreaterThan(0);
    expect(await style(marked, `border-${edge}-color`), part).not.toBe(background);
  }
  await open(page, '/');
  const picture = page.getByRole('main').locator('svg:has(text)').first();
  expect(await style(picture.locator('path').first(), 'stroke')).toBe(text);
  expect(await style(picture.locator('text').last(), 'fill')).toBe(text);
});

/** The elements of the open page that move, or would. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const moves = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      const durations = `${style.transitionDuration}, ${style.animationDuration}`.split(', ');
      return (
        style.scrollBehavior === 'smooth' ||
        durations.some((seconds) => Number.parseFloat(seconds) > 0.001)
      );
    };
    return [...document.querySelectorAll('*')]
      .filter((one) => moves(one) || moves(one, '::before') || moves(one, '::after'))
      .map(({ tagName, className }) => `${tagName}.${className}`);
  });

test('with prefers-reduced-motion nothing is animated, otherwise something', async ({ page }) => {
  await open(page, PAGE);
  expect(await moving(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await moving(page)).toEqual([]);
  for (const name of ['Toggle navigation bar', 'Close navigation bar', 'Search...']) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    expect(await moving(page), name).toEqual([]);
  }
});
