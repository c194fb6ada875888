import type { Page } from '@playwright/test';
import { expect, test } from '../../support/page';
import { expectPage, introOf, NEXT, PAGE } from '../../support/pages';
import { linkTo, navbar, sidebar, versionMenu } from '../../support/parts';
import { brightness } from '../../support/readings';

test.use({ javaScriptEnabled: false });

/** The visible controls that do nothing without scripts: not the radio buttons of tabs. */
const dead = (page: Page) =>
  page
    .locator(
      'button:not([type="submit"]), input:not([type="hidden"], [type="radio"], main li input), select',
    )
    .filter({ visible: true });

test('a page has its text, its code, its menus and its links', async ({ page }) => {
  // An old address, which redirects.
  await page.goto('/docs/ace5/steps/jwt/');
  await expectPage(page, PAGE);
  const article = page.getByRole('article');
  await expect(article).toContainText(introOf(PAGE));
  const colors = await article
    .locator('pre .token')
    .evaluateAll((all) => all.map((token) => getComputedStyle(token).color));
  expect(new Set(colors).size).toBeGreaterThan(1);
  await expect(article.locator('.strip').first()).toBeVisible();

  const menu = page.locator('summary').filter({ hasText: 'Page actions' });
  const name = menu.getByText('Page actions');
  expect((await name.boundingBox())?.height).toBeGreaterThan(10);
  await menu.click();
  await expect(article.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await menu.click();
  const report = article.getByRole('link', { name: 'Report a problem' }).first();
  const body = new URL((await report.getAttribute('href')) ?? '').searchParams.get('body');
  expect(body).toContain(`${PAGE}\n\n**Version:** ACE 5\n`);

  await linkTo(sidebar(page), NEXT).click();
  await expectPage(page, NEXT);
  await versionMenu(page).click();
  const older = NEXT.replace('/docs/', '/docs/ace4/');
  await linkTo(navbar(page), older).click();
  await expectPage(page, older);
  await expect(versionMenu(page)).toContainText('ACE 4');
  // An unknown address shows links to both versions.
  await page.goto('/docs/steps/jsonata/');
  await expect(linkTo(page.getByRole('main'), '/docs/ace4/')).toBeVisible();
});

test('components show everything, and no control that does nothing', async ({ page }) => {
  const article = page.getByRole('article');
  for (const [address, shown] of [
    ['/docs/getting_started/quick_start_developers/', '[role="tabpanel"]'],
    ['/docs/intro/configuration/', '.reference > li'],
    ['/docs/releases/overview/', 'ul > li:has([href^="/docs/releases/release_"])'],
    ['/docs/steps/steps_intro/', 'li:has(.step-icon)'],
    ['/docs/intro/detailed/', 'figure:has(svg)'],
  ] as const) {
    await page.goto(address);
    await expect(article.locator(shown).first(), address).toBeVisible();
    await expect(article.locator(shown).filter({ visible: false }), address).toHaveCount(0);
    await expect(dead(page), address).toHaveCount(0);
    // With scripts, a list is displayed, and does nothing until hydration.
    await expect(article.locator('select:enabled'), address).toHaveCount(0);
  }
  await page.goto('/docs/steps/mixed_flow/');
  await page.locator('a.term').first().click();
  await expect(page).toHaveURL(/\/docs\/intro\/glossary\/#[a-z-]+$/);
  await page.goto('/docs/handlers/');
  await page.locator('main a.unconfirmed').first().click();
  // The browser opens the list.
  await expect(page.locator('.open-points :target')).toBeInViewport();
});

test('pages are dark if the browser is, and the search leads to all pages', async ({ page }) => {
  const background = () => brightness(page.locator('html'), 'background-color');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
  expect(await background()).toBeLessThan(60);
  const logo = page.locator('.navbar__logo img').filter({ visible: true });
  await expect(logo).toHaveAttribute('src', '/img/mark-dark.svg');
  await page.getByRole('button', { name: 'Search...' }).click();
  await expect(page).toHaveURL('/search/?v=ace5');
  await expect(dead(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toBeHidden();
  for (const address of ['/docs/tags/', '/docs/tags/steps/', PAGE]) {
    await linkTo(main, address).first().click();
    await expectPage(page, address);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await background()).toBeGreaterThan(250);
});

test('on a phone, the navbar and the pages of the section need no menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGE);
  await expect(dead(page)).toHaveCount(0);
  await expect(linkTo(navbar(page), '/docs/support/overview/').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const contents = page.locator('details').filter({ hasText: 'On this page' });
  await contents.locator('summary').filter({ visible: true }).click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  // The navbar scrolls away, and the bar stays at the edge of the window.
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  expect((await contents.boundingBox())?.y).toBe(0);
  await linkTo(sidebar(page), NEXT).click();
  await expectPage(page, NEXT);
});
