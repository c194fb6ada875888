import type { Page } from '@playwright/test';
import { expect, isBelow, open, settled, test } from '../../support/page';
import { expectPage, headingOf, NEXT, PAGE } from '../../support/pages';
import { exampleOf } from '../../support/flowRunner';
import { linkTo, navbar, sidebar } from '../../support/parts';
import { clipboard, scrolled, withClipboard } from '../../support/readings';

const tools = (page: Page) => page.locator('details').filter({ hasText: 'View as Markdown' });
const summary = (page: Page) => tools(page).locator('summary');
const status = (page: Page) => page.locator('body > [role="status"]');
const copyButton = (page: Page) => page.getByRole('button', { name: /^(?:Copy page|Copied)$/ });
const sectionLink = (page: Page) => page.getByRole('article').locator('h2 .hash-link').first();

test.use(withClipboard);

test('the page is copied as Markdown, also after navigation', async ({ page }) => {
  await open(page, NEXT);
  await linkTo(sidebar(page), PAGE).click();
  await expectPage(page, PAGE);
  await copyButton(page).press('Enter');
  await expect(copyButton(page)).toHaveText('Copied');
  await expect(copyButton(page)).toBeFocused();
  const source = await (await page.request.get(PAGE.replace(/\/$/, '.md'))).text();
  expect(await clipboard(page)).toBe(source);
  expect(source).toContain(`\n# ${headingOf(PAGE)}\n`);
  // A response that is not Markdown is not copied.
  const html = { status: 200, contentType: 'text/html', body: '<h1>Not found</h1>' };
  await page.route('**/*.md', (route) => route.fulfill(html));
  await linkTo(sidebar(page), NEXT).click();
  await expectPage(page, NEXT);
  await copyButton(page).click();
  await expect(status(page).filter({ hasText: 'Not copied.' })).toHaveCount(1);
});

test('a heading and an entry have a link that is copied and opened', async ({ page }) => {
  const address = '/docs/steps/json_map/';
  await open(page, `${address}?_highlight=regex`);
  const entry = page.locator('.reference > li').getByRole('link').first();
  for (const link of [sectionLink(page), entry]) {
    const hash = (await link.getAttribute('href')) ?? '';
    await link.press('Enter');
    await expect(page).toHaveURL((url) => url.hash === hash);
    await expect.poll(() => clipboard(page)).toBe(`${new URL(page.url()).origin}${address}${hash}`);
    await isBelow(link, navbar(page));
    // On a phone, the link beside a heading is not there.
    await page.setViewportSize({ width: 320, height: 640 });
  }
  await expect(page.getByText('The link to this section is copied.')).toHaveRole('status');
});

test('the menu has two forms of the page, and closes like a menu', async ({ page }) => {
  const older = PAGE.replace('/docs/', '/docs/ace4/');
  await open(page, older);
  const view = tools(page).getByRole('link', { name: 'View as Markdown' });
  await expect(view).toBeHidden();
  await summary(page).press('Enter');
  await expect(view).toHaveAttribute('href', older.replace(/\/$/, '.md'));
  await tools(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(status(page)).toHaveText('Copied');
  expect(await clipboard(page)).toBe(page.url());
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(summary(page)).toBeFocused();
  await summary(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(view).toBeHidden();
});

test('if the clipboard is denied, a message says so, and links work', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, { write: deny, writeText: deny });
  });
  await open(page, '/docs/steps/deep_merge/');
  await sectionLink(page).press('Enter');
  await expect(page).toHaveURL(/#/);
  await settled(page);
  await expect(status(page)).toHaveCount(0);
  await copyButton(page).click();
  await expect(status(page)).toContainText('Not copied. Open “View as Markdown”');
  await summary(page).click();
  await tools(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(status(page)).toHaveText(/^Not copied\. (?!.*Markdown)/);

  await test.step('the link to an example is shown', async () => {
    await page.getByRole('button', { name: 'Edit this example' }).click();
    const shown = page.waitForEvent('dialog');
    const pressed = exampleOf(page).getByRole('button', { name: 'Copy link' }).click();
    const dialog = await shown;
    expect(dialog.defaultValue()).toContain('/playground/#flow=');
    await dialog.accept();
    await pressed;
  });
  await test.step('a step type is selected, also over HTTP, where there is no clipboard', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy deep-merge' }).click();
    await expect(status(page)).toContainText('The text is selected');
    expect(await page.evaluate(() => String(getSelection()))).toBe('deep-merge');
  });
});

test('on a phone, a bar has the headings, and shows where the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Safari on iOS 16 does not have it.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await open(page, PAGE);
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(180);
  const contents = page.locator('details').filter({ hasText: 'On this page' });
  await page.getByRole('article').locator('h2').last().scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport();
  await contents.locator('summary').click();
  const marked = await contents.locator('.table-of-contents__link--active').innerText();
  await expect(contents.locator('summary')).toContainText(marked);
  const link = contents.getByRole('link').nth(1);
  const [hash = '', text = ''] = await link.evaluate((a: HTMLAnchorElement) => [a.hash, a.text]);
  await link.click();
  await expect(page).toHaveURL(`${PAGE}${hash}`);
  await expect(link).toBeHidden();
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(target).toBeInViewport();
  // The closed bar says where the reader is.
  await expect(contents.locator('summary')).toContainText(text);
  await isBelow(target, contents);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.locator('.table-of-contents__link--active')).toHaveCount(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.locator('.toc-highlight').last().click();
  await expect(page.locator('.toc-highlight').last()).toHaveClass(/--active/);

  await test.step('what the browser looks for is found in the text, not in closed menus', async () => {
    const last = page.getByRole('article').locator('h2').last();
    const text = (await last.evaluate(({ firstChild }) => firstChild?.textContent)) ?? '';
    await page.goto('about:blank');
    await open(page, `${PAGE}#:~:text=${encodeURIComponent(text)}`);
    await expect(last).toBeInViewport();
    await expect(page.locator('details[data-menu][open]')).toHaveCount(0);
  });
});

test('in a low window, the sidebar scrolls to the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  const active = sidebar(page).locator('a[aria-current="page"]').last();
  await open(page, '/docs/releases/release_5_29/');
  await expect(active).toHaveAttribute('href', '/docs/releases/release_5_29/');
  await expect(active).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(0);
  // Also after navigation to another section.
  await linkTo(page.getByRole('contentinfo'), '/docs/steps/steps_intro/').click();
  await expect(page).toHaveURL('/docs/steps/steps_intro/');
  const address = '/docs/steps/schema_validator/';
  await linkTo(page.getByRole('article'), address).first().click();
  await expect(active).toHaveAttribute('href', address);
  await expect(active).toBeInViewport();
});
