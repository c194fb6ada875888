import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../tools/lib/page';

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo] as const,
  );

/** The computed value of a system colour. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, name);

test.describe('in forced colours mode', () => {
  for (const mode of ['light', 'dark']) {
    test(`current items, admonitions and controls keep their borders in ${mode} mode`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await open(page, `/docs/steps/js_code/?docusaurus-theme=${mode}`);
      const text = await systemColor(page, 'CanvasText');
      const background = await systemColor(page, 'Canvas');
      expect(text).not.toBe(background);

      const current = page.locator('.menu__link--active[aria-current="page"]');
      expect(await style(current, 'border-left-width')).toBe('3px');
      expect(await style(current, 'border-left-color')).not.toBe(background);

      const arrow = page.locator('.menu__caret').first();
      expect(await style(arrow, 'background-color', '::before')).toBe(text);

      const admonition = page.locator('.theme-admonition').first();
      expect(await style(admonition, 'border-top-width')).toBe('1px');
      expect(await style(admonition, 'border-top-color')).not.toBe(background);

      const copy = page.getByRole('button', { name: 'Copy code', exact: true });
      expect(await style(copy, 'border-top-color')).not.toBe(background);
    });
  }

  test('the picture of the home page uses the system colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await open(page, '/');
    const text = await systemColor(page, 'CanvasText');
    const picture = page.getByRole('main').locator('svg[viewBox="0 0 400 290"]');
    expect(await style(picture.locator('path').first(), 'stroke')).toBe(text);
    expect(await style(picture.locator('text').last(), 'fill')).toBe(text);
  });
});

test('with prefers-reduced-motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/docs/steps/jsonata_map/');
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .flatMap(({ transitionDuration, animationDuration, scrollBehavior }) => [
            ...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat),
            scrollBehavior === 'smooth' ? 1 : 0,
          ])
          .filter((seconds) => seconds > 0.001)
          .map((seconds) => `${element.tagName}.${element.className}: ${seconds} s`),
      ),
    );
  expect(await moving()).toEqual([]);
  await page.getByRole('button', { name: 'Cookbook' }).click();
  expect(await moving()).toEqual([]);
});

test('without prefers-reduced-motion there are transitions', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/');
  const link = page.locator('.menu__caret').first();
  expect(Number.parseFloat(await style(link, 'transition-duration'))).toBeGreaterThan(0.01);
});

for (const place of [
  '.menu__link--active[aria-current="page"]',
  '.table-of-contents__link--active',
]) {
  test(`the current item is marked by more than colour: ${place}`, async ({ page }) => {
    await open(page, '/docs/steps/jsonata_map/');
    await page.evaluate(() => window.scrollTo(0, 600));
    const current = page.locator(place).first();
    await expect(current).toBeVisible();
    expect(await style(current, 'border-left-width')).toBe('3px');
  });
}
