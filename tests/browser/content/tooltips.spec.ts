import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/page';

const tooltip = (page: Page) => page.getByRole('tooltip');

const kinds = [
  {
    name: 'a term',
    address: '/docs/steps/mixed_flow/',
    link: 'a.term',
    text: /\w/,
    leadsTo: /\/glossary\/#/,
  },
  {
    name: 'an unconfirmed statement',
    address: '/docs/contributing/',
    link: 'main a.unconfirmed',
    text: /^Not confirmed: \w/,
    leadsTo: /\/docs\/contributing\/#open-points$/,
  },
];

for (const { name, address, link, text, leadsTo } of kinds) {
  test(`${name} is explained on hover and focus, until Escape, and leads further`, async ({
    page,
  }) => {
    await open(page, address);
    const mark = page.locator(link).first();
    await mark.hover();
    await expect(tooltip(page)).toHaveText(text);
    await expect(mark).toHaveAccessibleDescription(/\w/);
    // The pointer may move onto the explanation.
    await tooltip(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await page.mouse.move(5, 5);
    await mark.focus();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveCount(0);
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(leadsTo);
    await expect(tooltip(page)).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the first touch of a mark shows its question, the second one opens the list of all', async ({
    page,
  }) => {
    await open(page, '/docs/contributing/');
    const mark = page.locator('main a.unconfirmed').first();
    await mark.tap();
    await expect(tooltip(page)).toBeVisible();
    expect(page.url()).not.toContain('#');
    // A touch elsewhere hides it.
    await page.touchscreen.tap(195, 20);
    await expect(tooltip(page)).toHaveCount(0);
    await mark.tap();
    await expect(tooltip(page)).toBeVisible();
    await mark.tap();
    await expect(page).toHaveURL(/#open-points$/);
    await expect(page.locator('#open-points')).toBeInViewport();
  });
});
