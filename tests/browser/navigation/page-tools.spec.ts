import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../tools/lib/page';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const tools = (page: Page) => page.locator('details').filter({ hasText: 'View as Markdown' });
const openMenu = (page: Page) => tools(page).locator('summary').click();
const confirmation = (page: Page) =>
  page.getByRole('article').getByRole('status').filter({ hasText: 'Copied' });
const status = (page: Page) => page.locator('body > [role="status"]');
const copyButton = (page: Page) => page.getByRole('button', { name: /^(?:Copy page|Copied)$/ });

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page is copied as Markdown, and the button says so', async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveText('Copied');
    await expect(confirmation(page)).toHaveCount(1);
    const text = await clipboard(page);
    expect(text).toMatch(/^---\ntitle: "JWT"\n/);
    expect(text).toContain('\n# JWT\n');
    expect(text).toContain('$contains(headers.authorization, /^bearer +\\S/i)\n');
  });

  test('the keyboard copies the current page, also after navigation', async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await page.getByRole('article').getByRole('link', { name: 'Catch' }).first().click();
    await expect(page).toHaveURL('/docs/steps/catch/');
    await copyButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(copyButton(page)).toHaveText('Copied');
    expect(await clipboard(page)).toContain('\n# Catch\n');
    await expect(copyButton(page)).toBeFocused();
  });

  test('a response that is not Markdown is not copied', async ({ page }) => {
    await page.route('**/docs/steps/jwt.md', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    );
    await open(page, '/docs/steps/jwt/');
    await copyButton(page).click();
    await expect(status(page)).toContainText('Not copied.');
  });

  test('the # of a heading copies the address of the section, and opens it', async ({ page }) => {
    await open(page, '/docs/steps/jwt/?_highlight=token');
    const heading = page.getByRole('heading', { name: 'What goes wrong' });
    await heading.hover();
    await heading.getByRole('link').click();
    await expect(status(page)).toHaveText('The link to this section is copied.');
    await expect(page).toHaveURL(/#what-goes-wrong$/);
    const { origin } = new URL(page.url());
    expect(await clipboard(page)).toBe(`${origin}/docs/steps/jwt/#what-goes-wrong`);
  });

  test('the # of a heading works with the keyboard', async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await page.getByRole('heading', { name: 'Limits' }).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('The link to this section is copied.');
    expect(await clipboard(page)).toMatch(/\/docs\/steps\/jwt\/#limits$/);
  });
});

test.describe('when the browser denies access to the clipboard', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.assign(Clipboard.prototype, { write: refuse, writeText: refuse });
    }),
  );

  test('a message explains how to copy the page', async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await copyButton(page).click();
    await expect(status(page)).toContainText('Open “View as Markdown”');
  });

  test('the # of a heading opens the section and shows no message', async ({ page }) => {
    await open(page, '/docs/steps/jwt/');
    await page.getByRole('heading', { name: 'Limits' }).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#limits$/);
    await expect(status(page)).toHaveCount(0);
  });
});

test('without the clipboard API, a message explains how to copy the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await open(page, '/docs/steps/jwt/');
  await copyButton(page).click();
  await expect(status(page)).toContainText('Not copied.');
  await page.getByRole('heading', { name: 'Limits' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#limits$/);
});

test('the menu has the Markdown copy and the link of the page, and closes like a menu', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/ace4/steps/jwt/');
  const view = tools(page).getByRole('link', { name: 'View as Markdown' });
  const summary = tools(page).locator('summary');
  await expect(view).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  const href = await view.getAttribute('href');
  expect(href).toBe('/docs/ace4/steps/jwt.md');
  const response = await page.request.get(href ?? '');
  expect(await response.text()).toContain('version: "ACE 4"');
  await tools(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(confirmation(page)).toHaveCount(1);
  expect(await clipboard(page)).toMatch(/\/docs\/ace4\/steps\/jwt\/$/);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(summary).toBeFocused();
  await openMenu(page);
  await expect(view).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(view).toBeHidden();
});

test('the answer to “Was this page helpful?” is kept, and “No” asks for a report', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  const feedback = page.getByRole('group', { name: 'Was this page helpful?' });
  await feedback.getByRole('button', { name: 'No' }).click();
  await expect(feedback.getByRole('status')).toContainText('Thank you.');
  await expect(feedback.getByRole('link', { name: 'Report a problem' })).toBeVisible();
  await open(page, '/docs/steps/jwt/');
  await expect(feedback.getByRole('button', { name: 'No' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(feedback.getByRole('status')).toBeEmpty();
  await open(page, '/docs/steps/catch/');
  await expect(feedback.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('the title comes first, and on a phone the headings of the page stay in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/steps/jwt/');
  const heading = page.getByRole('heading', { level: 1 });
  expect((await heading.boundingBox())?.y).toBeLessThan(130);
  const contents = page.locator('details').filter({ hasText: 'On this page' });
  await page.getByRole('heading', { name: 'Limits' }).scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport();
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'Example', exact: true }).click();
  await expect(page).toHaveURL(/#example$/);
  await expect(contents.getByRole('link').first()).toBeHidden();
  const target = page.getByRole('heading', { name: /^Example/ });
  await expect(target).toBeInViewport();
  const bar = await contents.boundingBox();
  expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(
    (bar?.y ?? 0) + (bar?.height ?? 0),
  );
});

test('a problem report contains page, version and build, also after navigation', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await page.getByRole('article').getByRole('link', { name: 'Catch' }).first().click();
  await expect(page).toHaveURL('/docs/steps/catch/');
  const build = await page.locator('meta[name="build"]').getAttribute('content');
  expect(build).toBeTruthy();
  await openMenu(page);
  const link = tools(page).getByRole('link', { name: 'Report a problem' });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://git.example.com/ace/ace-docs/issues/new');
  expect(href.searchParams.get('title')).toBe('Problem on /docs/steps/catch/');
  const body = href.searchParams.get('body');
  expect(body).toContain('**Page:** https://docs.example.com/docs/steps/catch/\n');
  expect(body).toContain('**Version:** ACE 5\n');
  expect(body).toContain(`**Build:** ${build}\n`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and its problem report contains page and version', async ({ page }) => {
    await page.goto('/docs/steps/jwt/');
    await openMenu(page);
    await expect(tools(page).getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    const link = tools(page).getByRole('link', { name: 'Report a problem' });
    const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body');
    expect(body).toContain('/docs/steps/jwt/\n\n**Version:** ACE 5\n');
  });
});

test.describe('in a window with little height', () => {
  test.use({ viewport: { width: 1440, height: 480 } });
  const entry = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

  test('the sidebar scrolls to the item of the current page', async ({ page }) => {
    await open(page, '/docs/releases/release_5_29/');
    await expect(entry(page, '5.29')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the sidebar scrolls to the item after navigation to another section', async ({ page }) => {
    await open(page, '/docs/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Step Documentation' }).click();
    await expect(page).toHaveURL('/docs/steps/steps_intro/');
    await page.getByRole('article').getByRole('link', { name: 'Schema Validator' }).first().click();
    await expect(page).toHaveURL('/docs/steps/schema_validator/');
    await expect(entry(page, 'Schema Validator')).toBeInViewport();
  });
});
