import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/page';
import { pageKinds } from '../support/pages';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

type Kind = keyof typeof pageKinds;

/** What a page adds after hydration, and what the screenshots must show. */
const complete: Partial<Record<Kind, (page: Page) => Promise<void>>> = {
  'search page': (page) =>
    expect(page.getByRole('main').getByRole('status')).toContainText(/\d result/),
  'not-found page': (page) =>
    expect(page.getByRole('main').getByRole('status')).toContainText('Did you mean'),
};

// Fonts and the browser draw text, so that the accepted screenshots, tests/screenshots, are those of one image only: the
// nightly workflow names it and sets SCREENSHOTS. There, `npm run test:accept-screenshots` accepts new ones.
test.skip(!process.env.SCREENSHOTS, 'the accepted screenshots are those of another image');

for (const kind of Object.keys(pageKinds) as Kind[]) {
  test(`the ${kind} looks as accepted in each size and color mode`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const separator = pageKinds[kind].includes('?') ? '&' : '?';
    for (const mode of ['light', 'dark']) {
      // Images for a mode follow the choice of the reader, not the attribute of the page.
      await open(page, `${pageKinds[kind]}${separator}docusaurus-theme=${mode}`);
      await complete[kind]?.(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const name = `${kind.replaceAll(' ', '-')}-${size.width}-${mode}.png`;
        // Soft: one run compares all six. Dates and the build id differ from build to build.
        await expect
          .soft(page)
          .toHaveScreenshot(name, { mask: [page.locator('time, .footer__copyright')] });
      }
    }
  });
}
