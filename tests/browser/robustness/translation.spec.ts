import type { Page } from '@playwright/test';
import {
  dialog,
  expect,
  expectPage,
  input,
  navbar,
  open,
  PAGE,
  results,
  searchFor,
  sidebar,
  status,
  test,
  title,
  versionMenu,
  withClipboard,
} from '../../support/page';
import { field, panelOf, result, status as runStatus } from '../../support/flowRunner';

test.use(withClipboard);

const ADDRESS = '/docs/steps/jsonata_map/';

/**
 * Translates the page, and what appears on it, as Google Translate does: each text is replaced by two elements with
 * another text. The words stay, so that a test finds them.
 */
async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, svg'))
          continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.style.verticalAlign = 'inherit';
        font.firstElementChild?.append(text.data);
        text.replaceWith(font);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translate);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Nothing has crashed, and the page is still translated. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(title(page).locator('font > font').first()).toBeVisible();
}

/** Searches, letter by letter, in the search box. */
async function search(page: Page): Promise<void> {
  await searchFor(page, '');
  const typed = 'retry delay';
  for (const letter of typed) {
    await page.keyboard.type(letter);
    await expect(status(page)).toHaveText(/^[\d,]+(?: of [\d,]+)? results?$/);
  }
  await expect(input(page)).toHaveValue(typed);
  const first = results(page).first();
  const before = await first.innerText();
  await input(page).fill('xqzvw');
  await expect(status(page)).toHaveText(/No results/);
  await input(page).fill('jwt');
  await expect(first).toContainText(/jwt/i);
  expect(await first.innerText()).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('translated, the search and the tools of a page go on working', async ({ page }) => {
  await openTranslated(page, ADDRESS);
  await search(page);
  await test.step('what a button says after it has copied', async () => {
    const copy = page.getByRole('button', { name: /^(?:Copy page|Copied)$/ });
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(copy).toHaveText('Copy page');
    await page.locator('summary').filter({ hasText: 'More page actions' }).click();
    const link = page.getByRole('button', { name: 'Copy link' });
    await link.click();
    await expect(page.locator('.popup button').filter({ hasText: 'Copied' })).toHaveText('Copied');
    await page.keyboard.press('Escape');
  });
  await expectTranslated(page);
});

test('translated, an example goes on working', async ({ page }) => {
  await openTranslated(page, ADDRESS);
  const block = page.locator('.theme-code-block').filter({ has: page.locator('[data-example]') });
  await block.first().getByRole('button', { name: 'Run this example' }).click();
  await expect(block.first().getByRole('status')).toHaveText(/^[\d.]+ ms · Same result as/);
  await page.getByRole('button', { name: 'Edit this example' }).first().click();
  const panel = panelOf(page);
  await expect(runStatus(panel)).toContainText('Same result as on the page.');
  await field(panel, 'Input document').fill('{\n  "order": x\n}');
  await expect(runStatus(panel)).toContainText('You changed the example');
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(runStatus(panel)).toContainText('line 2, column 12');
  await expect(runStatus(panel)).not.toContainText('You changed the example');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(runStatus(panel)).toContainText('Same result as on the page.');
  await expect(runStatus(panel)).not.toContainText('line 2');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expectTranslated(page);
});

test('translated, color mode, versions and other pages go on working', async ({ page }) => {
  await openTranslated(page, ADDRESS);
  const mode = page.getByRole('button', { name: 'Switch between dark and light mode' });
  await mode.first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const link = sidebar(page).locator('a[href^="/docs/steps/"]:not([role="button"])').first();
  const next = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expectPage(page, next);
  await expectTranslated(page);
  await versionMenu(page).click();
  await navbar(page).getByRole('link', { name: 'ACE 4', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/ace4\//);
  await expect(versionMenu(page)).toHaveText(/^Version:\s*ACE 4$/);
  await page.goBack();
  await expectPage(page, next);
  await page.goBack();
  await expectPage(page, ADDRESS);
  await expectTranslated(page);
});

test('translated, tabs go on working', async ({ page }) => {
  await openTranslated(page, '/docs/getting_started/quick_start_developers/');
  await page.getByRole('tab', { name: 'GitLab', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'GitLab', exact: true }).first()).toBeVisible();
  await search(page);
  await expectTranslated(page);
});

test('translated, a checklist goes on working', async ({ page }) => {
  await openTranslated(page, '/docs/guides/how_to_migrate_from_ace4/');
  const progress = page.getByText(/^\d+ of \d+ done/).first();
  const boxes = page.getByRole('article').getByRole('checkbox');
  const count = (text: string) => page.getByText(new RegExp(`^${text} of \\d+ done$`)).first();
  await expect(progress).toBeVisible();
  await boxes.nth(0).check();
  await expect(count('1')).toBeVisible();
  await boxes.nth(1).check();
  await expect(count('2')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).first().click();
  await expect(count('0')).toBeVisible();
  await expectTranslated(page);
});

test('translated, the home page goes on working', async ({ page }) => {
  await openTranslated(page, '/');
  await page.getByText('Call and response').click();
  await expect(page.getByText(/^curl /)).toBeVisible();
  await search(page);
  await expectTranslated(page);
});

test('translated, the search page goes on working', async ({ page }) => {
  await openTranslated(page, '/search/?q=retry');
  const count = page.getByRole('main').getByRole('status');
  const before = await count.textContent();
  const query = page.getByRole('main').getByRole('searchbox');
  for (const words of ['jwt', 'xqzvw', 'flow']) {
    await query.fill(words);
    await query.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${words}`));
    await expect(count).toHaveText(words === 'xqzvw' ? /No results/ : /^[\d,]+ (?:of|result)/);
  }
  expect(await count.textContent()).not.toBe(before);
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 /)).toBeVisible();
  await page.getByRole('main').getByRole('radio').last().check();
  await expectTranslated(page);
});

test('translated, a changelog goes on working', async ({ page }) => {
  await openTranslated(page, '/docs/releases/overview/');
  const count = page.getByRole('status').filter({ hasText: 'recorded' });
  const all = await count.textContent();
  const none = page.getByText(/^No recorded change:/);
  const first = await none.first().innerText();
  const from = page.getByLabel('Upgrade from');
  const initial = await from.inputValue();
  await from.selectOption('24.2');
  await expect(count).not.toHaveText(all ?? '');
  await from.selectOption(initial);
  await expect(count).toHaveText(all ?? '');
  await expect(none.first()).toHaveText(first);
  await expectTranslated(page);
});

test('translated, the playground goes on working', async ({ page }) => {
  await openTranslated(page, '/playground/');
  const panel = panelOf(page, 'JSONata');
  await expect(runStatus(panel)).toContainText('Evaluated.');
  const expression = field(panel, 'JSONata expression');
  await expression.fill('a +\n* }');
  await expect(runStatus(panel)).toContainText('JSONata expression, line 2');
  await expression.fill('$sum([20, 22])');
  await expect(result(panel)).toHaveText('42');
  await expect(runStatus(panel)).not.toContainText('line 2');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(result(panel)).toContainText('"total": 61');
  const choice = page.getByRole('combobox', { name: 'Example' });
  await choice.selectOption({ index: 3 });
  await expect(panel).toHaveCount(0);
  await expect(runStatus(panelOf(page))).toHaveText('Not run yet.');
  await search(page);
  await expectTranslated(page);
});

test('translated, the page of an address without a page goes on working', async ({ page }) => {
  await openTranslated(page, '/docs/steps/jsonata_mop');
  await search(page);
  await expectTranslated(page);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectTranslated(page);
});

test('a text that an extension has moved into an element of its own is removed with it', async ({
  page,
}) => {
  await open(page, PAGE);
  const text = await page.evaluate(() => {
    const host = document.createElement('p');
    host.append('before', 'after');
    const [before, after] = host.childNodes;
    if (!before || !after) return undefined;
    const font = document.createElement('font');
    before.replaceWith(font);
    font.append(before);
    host.insertBefore(document.createTextNode('new '), before);
    host.removeChild(before);
    return host.textContent;
  });
  expect(text).toBe('new after');
});
