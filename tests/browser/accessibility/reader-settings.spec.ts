import type { Locator, Page } from '@playwright/test';
import { expect, open, PAGE, test } from '../../support/page';

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo] as const,
  );

/** The computed value of a system color. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, name);

test('with forced colors, what is marked by color has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/docs/steps/js_code/');
  const text = await systemColor(page, 'CanvasText');
  const background = await systemColor(page, 'Canvas');
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
});

test('with forced colors, the picture of the home page uses the system colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, '/');
  const text = await systemColor(page, 'CanvasText');
  const picture = page.getByRole('main').locator('svg:has(text)').first();
  expect(await style(picture.locator('path').first(), 'stroke')).toBe(text);
  expect(await style(picture.locator('text').last(), 'fill')).toBe(text);
});

test('with prefers-reduced-motion nothing is animated, and without it there are transitions', async ({
  page,
}) => {
  await open(page, PAGE);
  const caret = page.locator('.menu__caret').first();
  expect(Number.parseFloat(await style(caret, 'transition-duration'))).toBeGreaterThan(0.01);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  const moving = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .flatMap(({ transitionDuration, animationDuration, scrollBehavior }) => [
            ...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat),
            scrollBehavior === 'smooth' ? 1 : 0,
          ])
          .filter((seconds) => seconds > 0.001)
          .map((seconds) => `${element.tagName}.${element.className}: ${seconds} s`),
      ),
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter((end) => end > 1)
        .map((end) => `an animation of ${end} ms`),
    ]);
  expect(await moving()).toEqual([]);
  for (const name of ['Toggle navigation bar', 'Close navigation bar', 'Search...']) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    expect(await moving(), name).toEqual([]);
  }
});
