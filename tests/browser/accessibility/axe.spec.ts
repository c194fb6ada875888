import { expect, open, test } from '../../../tools/lib/page';
import { widths } from '../../../tools/lib/states';
import { pageKinds } from '../../support/pages';
import { expectNoViolations, modes, setColorMode, violations } from '../../support/axe';

// One page of each kind, in one mode and one width. At night, nightly/axe.spec.ts checks every page in all of them.
const pages = [
  ...Object.values(pageKinds),
  '/docs/',
  '/accessibility/',
  '/privacy/',
  '/playground/',
];

// During a transition, axe would check intermediate colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, address] of pages.entries()) {
  test(`${address} has no axe violation`, async ({ page }) => {
    const at = index % 2;
    await page.setViewportSize({ width: widths[at] ?? widths[0], height: 800 });
    await open(page, address);
    await expectNoViolations(page, modes.slice(at, at + 1), widths.slice(at, at + 1));
  });
}

test('a violation is found, in the color mode that has it', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Legible on white.';
    text.style.color = 'rgb(40 40 40)';
    document.querySelector('article')?.append(text);
  });
  await setColorMode(page, 'light');
  expect(await violations(page)).toEqual([]);
  await setColorMode(page, 'dark');
  const inDark = [expect.stringMatching(/^color-contrast: .*#282828/)];
  expect(await violations(page)).toEqual(inDark);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('lang');
    const style = 'all: unset; width: 10px; height: 10px';
    const buttons = ['a', 'b'].map((name) => {
      const button = document.createElement('button');
      button.textContent = name;
      button.style.cssText = style;
      return button;
    });
    document.querySelector('article')?.append(...buttons);
  });
  const found = await violations(page);
  expect(found).toContainEqual(expect.stringMatching(/^html-has-lang: html/));
  expect(found).toContainEqual(expect.stringMatching(/^target-size: button/));
});
