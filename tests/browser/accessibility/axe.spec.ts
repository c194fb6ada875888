import { open, test } from '../../support/page';
import { pageKinds } from '../../support/pages';
import { widths } from '../../support/states';
import { expectNoViolations } from '../../support/axe';
import { modes } from '../../support/tokens';

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
