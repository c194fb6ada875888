import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../tools/lib/page';

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo] as const,
  );

/** Reads how a system colour looks here. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, name);

test.describe('with colours of the reader’s choice', () => {
  for (const mode of ['light', 'dark']) {
    test(`places, kinds and controls keep their marks in ${mode} mode`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await open(page, `/docs/steps/js_code/?docusaurus-theme=${mode}`);
      const text = await systemColor(page, 'CanvasText');
      const ground = await systemColor(page, 'Canvas');
      expect(text).not.toBe(ground);

      const current = page.locator('.menu__link--active[aria-current="page"]');
      expect(await style(current, 'border-left-width')).toBe('3px');
      expect(await style(current, 'border-left-color')).not.toBe(ground);

      const arrow = page.locator('.menu__caret').first();
      expect(await style(arrow, 'background-color', '::before')).toBe(text);

      const admonition = page.locator('.theme-admonition').first();
      expect(await style(admonition, 'border-top-width')).toBe('1px');
      expect(await style(admonition, 'border-top-color')).not.toBe(ground);

      const copy = page.getByRole('button', { name: 'Copy code', exact: true });
      expect(await style(copy, 'border-top-color')).not.toBe(ground);
    });
  }

  test('the picture of the home page is drawn in them', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await open(page, '/');
    const text = await systemColor(page, 'CanvasText');
    const picture = page.getByRole('main').locator('svg[viewBox="0 0 480 300"]');
    expect(await style(picture.locator('path').first(), 'stroke')).toBe(text);
    expect(await style(picture.locator('text').last(), 'fill')).toBe(text);
  });
});

test('a reader who asked for no motion gets none', async ({ page }) => {
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

test('without that wish there is motion to be stopped', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/');
  const link = page.locator('.menu__caret').first();
  expect(Number.parseFloat(await style(link, 'transition-duration'))).toBeGreaterThan(0.01);
});

for (const place of [
  '.menu__link--active[aria-current="page"]',
  '.table-of-contents__link--active',
]) {
  test(`the current place is told by more than colour: ${place}`, async ({ page }) => {
    await open(page, '/docs/steps/jsonata_map/');
    await page.evaluate(() => window.scrollTo(0, 600));
    const current = page.locator(place).first();
    await expect(current).toBeVisible();
    expect(await style(current, 'border-left-width')).toBe('3px');
  });
}
