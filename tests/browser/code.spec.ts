import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tools/lib/page';

const address = '/docs/deployment/workflow/';
const markdown = readFileSync('versioned_docs/version-ace5/deployment/workflow.md', 'utf8');
/** The source of a block with a title, line numbers and highlighted lines. */
const source = /```js title="ci\/check\.cjs"[^\n]*\n(.*?)\n```/s.exec(markdown)?.[1] ?? '';

const block = (page: Page) => page.locator('.theme-code-block', { hasText: source.split('\n')[0] });

/** The value of a style property of an element, or of its ::before pseudo-element. */
const style = (name: string, pseudo?: string) =>
  [
    (elements: Element[], [property, before]: [string, string | undefined]) =>
      elements.map((element) => getComputedStyle(element, before).getPropertyValue(property)),
    [name, pseudo] as [string, string | undefined],
  ] as const;

const lines = (page: Page) => block(page).locator('pre .code-line');
const marked = (page: Page) => block(page).locator('pre .theme-code-block-highlighted-line');

test('a code block shows its title, its line numbers and its highlighted lines', async ({
  page,
}) => {
  await open(page, address);
  await expect(block(page).getByText('ci/check.cjs', { exact: true })).toBeVisible();
  const numbers = await lines(page).evaluateAll(...style('content', '::before'));
  const count = source.split('\n').length;
  expect(numbers.map((content) => /^"(\d+)"/.exec(content)?.[1])).toEqual(
    Array.from({ length: count }, (_, index) => String(index + 1)),
  );
  await expect(marked(page)).toHaveText(source.split('\n').slice(12, 17));
  const backgrounds = await lines(page).evaluateAll(...style('background-color'));
  expect(new Set(backgrounds).size, 'backgrounds: of a line and of a marked one').toBe(2);
});

test('the background of a highlighted line covers its full width in a block that scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, address);
  const [line, pre] = [marked(page).first(), block(page).locator('pre')];
  const width = await line.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeGreaterThanOrEqual(await pre.evaluate(({ scrollWidth }) => scrollWidth));
});

test('the copy button is always visible, copies the code and nothing else, and says so in place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  const button = block(page).getByRole('button', { name: 'Copy code to clipboard' });
  await expect(button).toHaveCSS('opacity', '1');
  const [bar, pre] = [await button.boundingBox(), await block(page).locator('pre').boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0), 'above the code').toBeLessThanOrEqual(pre?.y ?? 0);
  await button.click();
  await expect(block(page).getByRole('button', { name: 'Copied' })).toHaveText('Copied');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
  await expect(button).toHaveText('Copy');
});

test('a copied selection has no line numbers and no extra empty lines', async ({ page }) => {
  await open(page, address);
  const selected = await block(page)
    .locator('pre')
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
  expect(selected?.trimEnd()).toBe(source);
});

test('a button switches word wrap of long lines on and off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, address);
  const pre = block(page).locator('pre');
  const excess = () => pre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await excess()).toBeGreaterThan(0);
  const button = block(page).getByRole('button', { name: 'Wrap lines' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.poll(excess).toBe(0);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.poll(excess).toBeGreaterThan(0);
});

test('a long block is folded: a button, or a match of a search on the page, shows all of it', async ({
  page,
}) => {
  await open(page, '/docs/steps/condition/');
  const flow = page.locator('.theme-code-block', { hasText: 'Chooses who handles a claim' });
  const last = flow.locator('.code-line').last();
  const isCut = () =>
    flow
      .locator('pre')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  expect(await isCut()).toBe(true);
  await flow.getByRole('button', { name: 'Show all 50 lines' }).click();
  expect(await isCut()).toBe(false);
  await flow.getByRole('button', { name: 'Show fewer lines' }).click();
  expect(await isCut()).toBe(true);
  // What the browser does for a match, too.
  await last.evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await expect.poll(isCut).toBe(false);
  await expect(last).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(flow.getByRole('button', { includeHidden: true }).first()).toBeHidden();
});

test('in a wide window the short parts of an example stand side by side, and its step is marked', async ({
  page,
}) => {
  await open(page, '/docs/steps/lookup_map/');
  const part = (title: string) =>
    page.locator('.code-example .theme-code-block', { hasText: title });
  const place = async (title: string) => (await part(title).boundingBox()) ?? { x: 0, y: 0 };
  await page.setViewportSize({ width: 1440, height: 900 });
  const [input, flow] = [await place('Input document'), await place('flows/describeTicket.yaml')];
  const result = await place('Result');
  expect(flow.y).toBe(input.y);
  expect(flow.x).toBeGreaterThan(input.x);
  expect([result.x, result.y > input.y]).toEqual([input.x, true]);
  await expect(part('flows/').locator('.theme-code-block-highlighted-line').first()).toHaveText(
    /^ {2}- name: /,
  );
  await page.setViewportSize({ width: 1000, height: 900 });
  expect((await place('flows/describeTicket.yaml')).x).toBe((await place('Input document')).x);
});

test('code is also highlighted after client-side navigation', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'REST HTTP' }).click();
  await expect(page).toHaveURL('/docs/steps/rest_http/');
  const key = page.getByRole('article').locator('pre .token.property').first();
  await expect(key).toHaveCSS('color', 'rgb(111, 214, 192)');
});

test('in forced colours mode a highlighted line has a bar', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, address);
  const line = marked(page).first();
  await expect(line).toHaveCSS('border-left-style', 'solid');
  await expect(line).toHaveCSS('border-left-width', '4px');
  const [bar] = await line.evaluateAll(...style('border-left-color'));
  const [background] = await block(page)
    .locator('pre')
    .evaluateAll(...style('background-color'));
  expect(bar).not.toBe(background);
});

test('printed code is dark on white and wraps', async ({ page }) => {
  await open(page, `${address}?docusaurus-theme=dark`);
  await page.emulateMedia({ media: 'print' });
  const code = block(page).locator('pre code');
  await expect(block(page).locator('pre')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(code).toHaveCSS('color', 'rgb(22, 36, 45)');
  await expect(code).toHaveCSS('white-space', 'pre-wrap');
  await expect(code.locator('.token.keyword').first()).toHaveCSS('color', 'rgb(106, 47, 168)');
});
