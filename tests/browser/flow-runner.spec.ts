import type { Locator, Page } from '@playwright/test';
import { chunks, expect, open, requests, test } from '../../tools/lib/page';
import { editor, panelOf, status, tab, write } from '../support/flowRunner';

const PAGE = '/docs/steps/jsonata_map/';

async function openExample(page: Page): Promise<Locator> {
  await open(page, PAGE);
  await page.locator('[data-example="example"]').getByRole('button').first().click();
  const panel = panelOf(page);
  await expect(status(panel)).toContainText('Same result as on the page.');
  return panel;
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('an example runs in the page; the reader changes, resets, downloads and shares it', async ({
    page,
  }) => {
    const panel = await openExample(page);
    const input = editor(panel, 'Input document');

    await test.step('a change is compared with the page', async () => {
      await tab(panel, 'Input document').click();
      await write(input, '{ "order": { "lines": [{ "sku": "A", "price": 3, "quantity": 5 }] } }');
      await expect(status(panel)).toContainText('You changed the example');
      await input.press('Control+Enter');
      await expect(status(panel)).not.toContainText('Same result');
      await expect(panel).toContainText('Differs from the result on the page');
      await expect(
        panel.getByRole('listitem').filter({ hasText: 'doc.result.total' }),
      ).toContainText('changed61 → 15');
    });

    await test.step('an error is marked at its place', async () => {
      await write(input, '{\n  "order": x\n}');
      await panel.getByRole('button', { name: 'Run' }).click();
      await expect(panel).toContainText('Input document, line 2, column 12');
      await expect(panel.locator('.cm-lintRange-error')).toHaveCount(1);
      await tab(panel, 'flows/createInvoice.yaml').click();
      const flow = editor(panel, 'flows/createInvoice.yaml');
      await write(flow, 'steps:\n  - name: x\n    stepType: jsonatta\n    config: {}\n');
      await tab(panel, 'Input document').click();
      await write(input, '{}');
      await panel.getByRole('button', { name: 'Run' }).click();
      await expect(panel).toContainText(/createInvoice\.yaml, line 2.*jsonata/s);
      await expect(tab(panel, 'flows/createInvoice.yaml')).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('Reset restores the example', async () => {
      await panel.getByRole('button', { name: 'Reset' }).click();
      await panel.getByRole('button', { name: 'Run' }).click();
      await expect(status(panel)).toContainText('Same result as on the page.');
    });

    await test.step('the download is a workspace', async () => {
      const download = page.waitForEvent('download');
      await panel.getByRole('button', { name: 'Download as workspace' }).click();
      expect((await download).suggestedFilename()).toBe('createInvoice.zip');
    });

    await test.step('Escape closes, and the next press shows the same again', async () => {
      await tab(panel, 'Input document').click();
      await write(input, '{ "order": null }');
      await panel.getByRole('button', { name: 'Run' }).press('Escape');
      await expect(panel).toBeHidden();
      const button = page.locator('[data-example="example"] > button');
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(input).toHaveText('{ "order": null }');
    });

    await test.step('the address opens it in the playground, and runs nothing', async () => {
      await panel.getByRole('button', { name: 'Copy link' }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toContain('/playground/#flow=');
      await page.goto(await copied());
      await expect(page.getByText('Nothing runs until you select Run.')).toBeVisible();
      const runner = page.getByRole('region', {
        name: 'Run: From the address',
      });
      await expect(status(runner)).toHaveText('Not run yet.');
      await tab(runner, 'Input document').click();
      await expect(editor(runner, 'Input document')).toHaveText('{ "order": null }');
    });
  });
});

test.describe('failures', () => {
  test.use({ allowedErrors: /The example could not be opened/ });

  test('without the examples or the code, the page says so and tries again', async ({ page }) => {
    await page.context().route(/\/examples\//, (route) => route.abort());
    await open(page, PAGE);
    const button = page.locator('[data-example="example"] > button');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.context().unroute(/\/examples\//);
    await button.click();
    await expect(status(panelOf(page))).toContainText('Same result as on the page.');

    await page.context().route(chunks, (route) => route.abort());
    await page.getByRole('button', { name: 'Run', exact: true }).first().click();
    await expect(status(panelOf(page))).toContainText('Same result as on the page.');
    await page.context().unroute(chunks);
  });
});

test('the keyboard alone opens, edits, leaves the editor and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const loaded = requests(page, /\/examples\//);
  await open(page, PAGE);
  expect(loaded).toEqual([]);
  await page.locator('[data-example="example"] > button').focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(status(panel)).toContainText('Same result');
  const field = editor(panel, 'flows/createInvoice.yaml');
  for (let i = 0; i < 20 && !(await field.evaluate((e) => e === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  // The keys that open the search and the list of shortcuts are text here.
  await page.keyboard.type('#/?');
  await expect(field).toContainText('#/?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
