import { expect, hydrated, open, test } from '../support/page';
import { NEXT, PAGE } from '../support/pages';
import { linkTo, sidebar, title } from '../support/parts';
import { blockRequests } from '../support/network';
import { dialog } from '../support/box';

// What only other browsers than Chromium do. tests/playwright.config.ts names the tests that also run in them.

test('a page works after Back, also one that was left while it loaded', async ({ page }) => {
  const works = async () => {
    await page.goBack();
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };
  const release = await blockRequests(page, /\/assets\/js\//);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await linkTo(sidebar(page), NEXT).click();
  await expect(page).toHaveURL(NEXT);
  release();
  await works();
  await page.goto(PAGE.replace(/\/$/, '.md'));
  await works();
});

test('a block of code is copied or says that it was not', async ({ page }) => {
  await open(page, PAGE);
  await page.locator('article').getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText(/Copied|Not copied/).first()).toBeAttached();
});

test('short code in tables stays in one piece', async ({ page }) => {
  for (const address of [PAGE, NEXT, '/docs/steps/sql_query/']) {
    await page.goto(address);
    const cut = await page.locator(':is(td, dt) code').evaluateAll((all) =>
      all
        .filter((code) => !code.querySelector('wbr') && !/[\s\-/?]/.test(code.textContent ?? ''))
        .filter((code) => code.checkVisibility() && code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
    expect(cut, address).toEqual([]);
  }
});
