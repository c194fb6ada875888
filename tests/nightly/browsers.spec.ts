import { existsSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  blockChunks,
  blockRequests,
  hydrated,
  marks,
  open,
  searchFor,
  title,
} from '../../tools/lib/page';

// What readers do, where browsers may differ in it: the nightly workflow runs these tasks in Chromium, Firefox and
// WebKit. The tests of tests/browser are more thorough, in Chromium alone.

const PAGE = '/docs/steps/jwt/';
const OTHER = '/docs/steps/rest_http/';
const OLDER = '/docs/ace4/steps/jwt/';
const PHONE = { width: 390, height: 800 };

const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');
const linkTo = (place: Locator, address: string): Locator =>
  // The label of a category may lead to the same page.
  place.locator(`a[href="${address}"]:not([role="button"])`);
const searchButton = (page: Page): Locator =>
  page.getByRole('navigation').getByRole('button', { name: /^Search/ });
const searchBox = (page: Page): Locator => page.getByRole('dialog').getByRole('searchbox');
const options = (page: Page): Locator => page.getByRole('dialog').getByRole('option');
const versionMenu = (page: Page): Locator => page.locator('.navbar summary');

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await blockRequests(page, /\/assets\/js\//);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  return release;
}

/** Expects an element at the top of the window, below the navbar, or the window at the end of the page. */
async function expectBelowNavbar(target: Locator): Promise<void> {
  const isBelow = (element: Element) => {
    const { top } = element.getBoundingClientRect();
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return top >= navbar - 5 && (isAtEnd || top < navbar + 60);
  };
  await expect.poll(() => target.evaluate(isBelow)).toBe(true);
}

/** How many pixels the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.skip(
  ({ browserName, playwright }) =>
    browserName !== 'chromium' && !existsSync(playwright[browserName].executablePath()),
  'the browser is not installed: npx playwright install firefox webkit',
);

// Not the test of tools/lib/page.ts, which fails on a warning: each browser warns of other things.
const errors: string[] = [];
test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on('pageerror', ({ message }) => errors.push(message));
});
test.afterEach(() => expect(errors, 'uncaught errors in the page').toEqual([]));

test('a page shows its text, highlighted code and its place in the sidebar', async ({ page }) => {
  await open(page, PAGE);
  await expect(page.locator('article pre .token').first()).toBeVisible();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', PAGE);
});

test('a click opens the search, and Enter the first result', async ({ page }) => {
  await open(page, PAGE);
  const name = await title(page).innerText();
  await open(page, '/docs/');
  await searchButton(page).click();
  await searchBox(page).fill(name);
  await expect(options(page).first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === PAGE);
});

test('a shortcut opens the search, the arrow keys choose a result, and Enter opens it', async ({
  page,
}) => {
  await open(page, PAGE);
  await searchFor(page, 'retry');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog').locator('[aria-selected="true"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL((url) => url.pathname === PAGE);
});

test('letters typed while the search loads are kept', async ({ page }) => {
  await open(page, PAGE);
  const release = await blockChunks(page);
  await page.keyboard.press('/');
  await page.keyboard.type('retry policy');
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue('retry policy');
});

test('Escape closes the search, and the focus returns', async ({ page }) => {
  await open(page, PAGE);
  await searchButton(page).click();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
});

test('the result page has results, and its query can be changed', async ({ page }) => {
  await open(page, '/search/?q=cache&v=ace5');
  const main = page.getByRole('main');
  await expect(main.locator('a[href*="/docs/"]').nth(3)).toBeVisible();
  await main.getByRole('searchbox').fill('retry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=retry&v=ace5');
});

test('a result marks the words on its page', async ({ page }) => {
  await open(page, `${PAGE}?_highlight=token`);
  await expect(page).toHaveURL(PAGE);
  await expect.poll(async () => (await marks(page)).length).toBeGreaterThan(2);
});

test('the version menu opens, closes on Escape, and leads to the same page', async ({ page }) => {
  await open(page, PAGE);
  const menu = page.locator('.navbar .popup');
  await versionMenu(page).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await versionMenu(page).click();
  await linkTo(menu, OLDER).click();
  await expect(page).toHaveURL(OLDER);
  await expect(versionMenu(page)).toContainText('ACE 4');
});

test('the colour mode changes and is kept', async ({ page }) => {
  await open(page, PAGE);
  const mode = page.locator('html');
  await page.locator('[class*="colorModeToggle"] button').first().click();
  await expect(mode).toHaveAttribute('data-theme', 'dark');
  await open(page, OTHER);
  await expect(mode).toHaveAttribute('data-theme', 'dark');
});

test('a link opens its page without a page load, and Back returns', async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(() => void Object.assign(window, { same: true }));
  await linkTo(sidebar(page), OTHER).click();
  await expect(page).toHaveURL(OTHER);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.goBack();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', PAGE);
});

test('a category of the sidebar opens', async ({ page }) => {
  await open(page, PAGE);
  const category = sidebar(page).locator('.menu__list-item--collapsed').last();
  const button = category.locator('[aria-expanded="false"]').first();
  const expanded = await button.elementHandle();
  await button.click();
  await expect.poll(() => expanded?.getAttribute('aria-expanded')).toBe('true');
});

test('a heading of “On this page”, and of an address, lands below the navbar', async ({ page }) => {
  await open(page, PAGE);
  const link = page.locator('.table-of-contents a').last();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expectBelowNavbar(page.locator(hash));
  await page.goto('about:blank');
  await open(page, PAGE + hash);
  await expectBelowNavbar(page.locator(hash));
});

test('the button of a code block copies it or says that it could not', async ({ page }) => {
  await open(page, PAGE);
  await page.locator('article').getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText(/Copied|Not copied/).first()).toBeAttached();
});

test('the menu of a page opens, and Escape closes it', async ({ page }) => {
  await open(page, PAGE);
  const menu = page.locator('details[data-menu]').filter({ visible: true }).first();
  await menu.locator('summary').click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link').first()).toBeHidden();
});

test('a tab shows its text', async ({ page }) => {
  await open(page, '/docs/guides/how_to_migrate_from_ace4/');
  const tab = page.locator('[role="tab"][aria-selected="false"]').first();
  const name = await tab.innerText();
  await tab.click();
  const chosen = page.getByRole('tab', { name, exact: true }).first();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').filter({ visible: true }).first()).not.toBeEmpty();
});

test('short code in tables stays in one piece', async ({ page }) => {
  for (const address of [PAGE, OTHER, '/docs/steps/sql_query/']) {
    await page.goto(address);
    const broken = await page.locator('article :is(td, dt) code').evaluateAll((all) =>
      all
        .filter((code) => !code.querySelector('wbr') && !/[\s\-/?]/.test(code.textContent ?? ''))
        .filter((code) => code.checkVisibility() && code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
    expect(broken, address).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens, leads to a page and closes', async ({ page }) => {
    await open(page, PAGE);
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    await linkTo(menu, OTHER).click();
    await expect(page).toHaveURL(OTHER);
    await expect(menu).toBeHidden();
  });

  test('pages fit, the home page also at twice the font size', async ({ page }) => {
    for (const address of [OTHER, '/search/?q=retry', '/docs/releases/overview/', '/']) {
      await open(page, address);
      expect(await overflow(page), address).toBeLessThanOrEqual(0);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test('a link clicked before the page is interactive opens its page', async ({ page }) => {
  const release = await openWithoutScripts(page, PAGE);
  await linkTo(sidebar(page), OTHER).click();
  await expect(page).toHaveURL(OTHER);
  release();
  await hydrated(page);
});

test('the search button leads to the result page before the page is interactive', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, PAGE);
  await searchButton(page).click();
  await expect(page).toHaveURL('/search/?v=ace5');
  release();
});

test('a page that was left while its scripts loaded works after Back', async ({ page }) => {
  const release = await openWithoutScripts(page, PAGE);
  await linkTo(sidebar(page), OTHER).click();
  await expect(page).toHaveURL(OTHER);
  release();
  await page.goBack();
  await hydrated(page);
  await searchButton(page).click();
  await expect(searchBox(page)).toBeVisible();
});

test('a page works after Back from another document', async ({ page }) => {
  await open(page, PAGE);
  await page.goto('/docs/steps/jwt.md');
  await page.goBack();
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeVisible();
});

test('print shows the text without the navigation', async ({ page }) => {
  await open(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article pre').first()).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator('article button').filter({ visible: true })).toHaveCount(0);
});

test('an example of a page opens with an editor and runs', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/');
  await page.getByRole('button', { name: 'Edit this example' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox').first()).toBeVisible();
  await main.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(main.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
});
