import { builds } from '../../tools/lib/builds';
import { builtPages } from '../../tools/lib/built';
import { open, test } from '../support/page';
import { pageKinds } from '../support/pages';
import { openStates, widths as allWidths } from '../support/states';
import { expectNoViolations } from '../support/axe';
import { modes } from '../support/tokens';

test.use({
  // During a transition, axe would check intermediate colors.
  contextOptions: { reducedMotion: 'reduce' },
  // In some states, scripts or the index of the search are lost.
  allowedErrors: /ChunkLoadError|could not be loaded/,
});

for (const address of [...builtPages(builds.site.dir), pageKinds['not-found page']]) {
  test(`${address} has no axe violation`, async ({ page }) => {
    test.slow();
    await open(page, address);
    await expectNoViolations(page, modes, allWidths);
  });
}

for (const { name, address, widths, enter } of openStates) {
  for (const width of widths) {
    test(`the state "${name}" has no axe violation, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address);
      await enter(page);
      await expectNoViolations(page, modes, [width]);
    });
  }
}
