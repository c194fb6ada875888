import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/page';
import { clipboard, withClipboard } from '../../support/readings';

const address = '/docs/deployment/workflow/';
const markdown = readFileSync('versioned_docs/version-ace5/deployment/workflow.md', 'utf8');
/** A block with a title and highlighted lines: its title, and its source. */
const [, name = '', first = 0, last = 0, source = ''] =
  /```js title="([^"]+)"[^\n]*\{(\d+)-(\d+)\}[^\n]*\n(.*?)\n```/s.exec(markdown) ?? [];

const block = (page: Page) => page.locator('.theme-code-block', { hasText: source.split('\n')[0] });
const pre = (page: Page) => block(page).locator('pre');
const marked = (page: Page) => pre(page).locator('.theme-code-block-highlighted-line');

test.use(withClipboard);

test('a code block has a title and highlighted lines, and is copied as it is', async ({ page }) => {
  await open(page, address);
  const lines = pre(page).locator('.code-line');

  await test.step('title and highlighted lines', async () => {
    await expect(block(page).getByText(name, { exact: true })).toBeVisible();
    await expect(marked(page)).toHaveText(
      source.split('\n').slice(Number(first) - 1, Number(last)),
    );
    const backgrounds = await lines.evaluateAll((all) =>
      all.map((line) => getComputedStyle(line).backgroundColor),
    );
    expect(new Set(backgrounds).size, 'backgrounds: of a line and of a marked one').toBe(2);
  });
  await test.step('the button is always visible, and confirms in its place', async () => {
    const button = block(page).getByRole('button', { name: 'Copy code to clipboard' });
    await expect(button).toHaveCSS('opacity', '1');
    await button.click();
    await expect(block(page).getByRole('button', { name: 'Copied' })).toHaveText('Copied');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await clipboard(page)).toBe(source);
    await expect(button).toHaveText('Copy');
  });
  await test.step('a selection has no extra empty lines', async () => {
    const selected = await pre(page).evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString();
    });
    expect(selected?.trimEnd()).toBe(source);
  });
  await test.step('in a narrow window, long lines wrap', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const excess = pre(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await excess).toBe(0);
  });
  await test.step('a long block is folded until a button or a match in it opens it', async () => {
    const flow = page
      .locator('.theme-code-block')
      .filter({ has: page.getByRole('button', { name: /^Show all \d+ lines$/ }) })
      .first();
    const hidden = expect.poll(() =>
      flow.locator('pre').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
    const last = flow.locator('code span').last();
    await hidden.toBeGreaterThan(1);
    await flow.getByRole('button', { name: /^Show all/ }).click();
    const shown = page.getByRole('button', { name: 'Show fewer lines' });
    await shown.click();
    await hidden.toBeGreaterThan(1);
    // What the browser does for a match, too.
    await last.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    await expect(shown).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toBeHidden();
  });
});

test('code in running text shows each of its spaces', async ({ page }) => {
  await open(page, '/docs/guides/clean_and_split_text/');
  const code = page.locator('article p code', { hasText: / {2}/ });
  await expect(code).not.toHaveCount(0);
  for (const [shown, written] of await code.evaluateAll((all) =>
    all.map((element) => [(element as HTMLElement).innerText, element.textContent]),
  )) {
    expect(shown).toBe(written);
  }
});
