import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/page';
import { expectPage, NEXT, PAGE } from '../../support/pages';
import { linkTo, navbar, sidebar, title, versionMenu } from '../../support/parts';
import { input, results, searchFor, status } from '../../support/box';
import { isFull } from '../../support/extent';
import { withClipboard } from '../../support/readings';
import * as runner from '../../support/flowRunner';

test.use(withClipboard);

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

/** Tests that a place whose text changes while a reader uses it works on a page that the browser has translated. */
function worksTranslated(what: string, address: string, use: (page: Page) => Promise<void>): void {
  test(`translated, ${what} works`, async ({ page }) => {
    await openTranslated(page, address);
    await use(page);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(title(page).locator('font > font').first(), 'still translated').toBeVisible();
  });
}

worksTranslated('the search box', PAGE, async (page) => {
  await searchFor(page, 'retry');
  await expect(status(page)).toHaveText(/result/);
  await expect(results(page).first()).toContainText(/retry/i);
  await input(page).fill('xqzvw');
  await expect(status(page)).toHaveText(/No results/);
});

worksTranslated('what a page says of itself', PAGE, async (page) => {
  const copy = page.getByRole('button', { name: /^(?:Copy page|Copied)$/ });
  await page.clock.install();
  await copy.click();
  await expect(copy).toHaveText('Copied');
  await page.clock.fastForward(3_000);
  await expect(copy).toHaveText('Copy page');
  await linkTo(sidebar(page), NEXT).click();
  await expectPage(page, NEXT);
  await versionMenu(page).click();
  await navbar(page).getByRole('link', { name: 'ACE 4', exact: true }).click();
  await expect(versionMenu(page)).toHaveText(/^Version:\s*ACE 4$/);
  await page.goBack();
  await expectPage(page, NEXT);
});

worksTranslated('an example', '/docs/steps/jsonata_map/', async (page) => {
  await page.getByRole('button', { name: 'Run this example' }).first().click();
  const frame = runner.exampleOf(page);
  await expect(runner.status(frame)).toHaveText(/^Same result · [\d.]+ ms$/);
  await page.getByRole('button', { name: 'Edit this example' }).first().click();
  await runner.openTab(frame, 'Input');
  await runner.field(frame, 'Input document').fill('{\n  "order": x\n}');
  await expect(runner.status(frame)).toContainText('Changes not run yet');
  await page.getByRole('button', { name: 'Run this example' }).first().click();
  await expect(runner.problem(frame)).toContainText('line 2, column 12');
  await frame.getByRole('button', { name: 'Reset' }).click();
  await expect(runner.problem(frame)).toHaveCount(0);
});

// The same ways of changing a text.
if (isFull) {
  worksTranslated('a checklist', '/docs/guides/how_to_migrate_from_ace4/', async (page) => {
    const boxes = page.getByRole('article').getByRole('checkbox');
    const progress = page.getByText(/^\d+ of \d+ done$/).first();
    for (const done of [1, 2]) {
      await boxes.nth(done).check();
      await expect(progress).toHaveText(new RegExp(`^${done} of`));
    }
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect(progress).toHaveText(/^0 of/);
  });

  worksTranslated('the search page', '/search/?q=flow', async (page) => {
    const main = page.getByRole('main');
    const query = main.getByRole('searchbox');
    await expect(main.getByRole('status')).toHaveText(/^[\d,]+ (?:of|result)/);
    await query.fill('xqzvw');
    await query.press('Enter');
    await expect(main.getByRole('status')).toHaveText(/No results/);
    await page.goBack();
    await main.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 /)).toBeVisible();
  });

  worksTranslated('a changelog', '/docs/releases/overview/', async (page) => {
    const count = page.getByRole('status').filter({ hasText: 'recorded' });
    const all = (await count.textContent()) ?? '';
    const none = page.getByText(/^No recorded change:/).first();
    const areas = (await none.textContent()) ?? '';
    const from = page.getByLabel('Upgrade from');
    const initial = await from.inputValue();
    await from.selectOption('24.2');
    await expect(count).not.toHaveText(all);
    await from.selectOption(initial);
    await expect(count).toHaveText(all);
    await expect(none).toHaveText(areas);
  });
}

test('a text that an extension moved is removed with its element', async ({ page }) => {
  await open(page, PAGE);
  const text = await page.evaluate(() => {
    const host = document.createElement('p');
    const [before, font] = [new Text('before'), document.createElement('font')];
    host.append(font, 'after');
    font.append(before);
    host.insertBefore(new Text('new '), before);
    host.removeChild(before);
    return host.textContent;
  });
  expect(text).toBe('new after');
});
