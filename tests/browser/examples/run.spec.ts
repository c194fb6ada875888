import type { Page } from '@playwright/test';
import type { PageExample } from '../../../src/content/examples/collect';
import { lastVersion } from '../../../src/site/versions';
import { expect, open, test } from '../../support/page';
import { requests } from '../../support/network';
import { clipboard, withClipboard } from '../../support/readings';
import { field, panelOf, result, status } from '../../support/flowRunner';

test.use(withClipboard);

const PAGE = '/docs/steps/jsonata_map/';
const SAME = 'Same result as on the page.';

const editButton = (page: Page) => page.getByRole('button', { name: 'Edit this example' }).first();

/** The first example of the page, as the page's words may change. */
async function firstExample(page: Page): Promise<PageExample> {
  const response = await page.request.get(`/examples/${lastVersion}/steps-jsonata_map.json`);
  const [example] = (await response.json()) as PageExample[];
  if (!example) throw new Error('The page has no example.');
  return example;
}

test('an example runs in its place, and says how it ended', async ({ page }) => {
  const loaded = requests(page, /\/examples\//);
  await open(page, PAGE);
  const block = page.locator('.theme-code-block').filter({ has: page.locator('[data-example]') });
  const result = block.first().locator('pre');
  const before = await result.textContent();
  expect(loaded).toEqual([]);
  await block.first().getByRole('button', { name: 'Run this example' }).press('Enter');
  await expect(block.first().getByRole('status')).toHaveText(/^[\d.]+ ms · Same result as/);
  expect(await result.textContent()).toBe(before);
  await expect(panelOf(page)).toHaveCount(0);

  // Another result than that of the page replaces it.
  await page.route(/\/examples\//, async (route) => {
    const examples = (await (await route.fetch()).json()) as PageExample[];
    for (const { request } of examples) Object.assign(request.input, { probe: 1 });
    await route.fulfill({ json: examples });
  });
  await open(page, PAGE);
  await block.first().getByRole('button', { name: 'Run this example' }).click();
  await expect(result).toContainText('"probe": 1');
  await expect(block.first().getByRole('status')).not.toContainText(SAME);
});

test('a reader changes, resets and shares an example', async ({ page }) => {
  const { request } = await firstExample(page);
  await open(page, PAGE);
  await editButton(page).click();
  const panel = panelOf(page);
  await expect(status(panel)).toContainText(SAME);
  const flow = field(panel, request.flow);
  const input = field(panel, 'Input document');

  await test.step('a change is compared with the page', async () => {
    await input.fill(JSON.stringify({ ...request.input, probe: 1 }));
    await expect(status(panel)).toContainText('You changed the example');
    await input.press('Control+Enter');
    await expect(status(panel)).not.toContainText(SAME);
    await expect(result(panel)).toContainText('"probe": 1');
  });

  await test.step('an error has its place', async () => {
    await input.fill('{\n  "order": x\n}');
    await panel.getByRole('button', { name: 'Run' }).click();
    await expect(status(panel)).toContainText('Input document, line 2, column 12');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/line 2, column 12/);
    await expect(panel.locator('mark')).toHaveText('2');
  });

  await test.step('its fields keep the indentation, and leave Tab to the browser', async () => {
    await flow.fill('steps:\n  - a');
    await flow.press('End');
    await flow.press('Enter');
    await expect(flow).toHaveValue('steps:\n  - a\n  ');
    await flow.press('ControlOrMeta+z');
    await expect(flow).toHaveValue('steps:\n  - a');
    // The keys that open the search and the list of shortcuts are text here.
    await page.keyboard.type('#/?');
    await expect(flow).toHaveValue('steps:\n  - a#/?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(flow).not.toBeFocused();
  });

  await test.step('the keys that an input method uses are left to it', async () => {
    // The second is that of Safari, which has already ended the composition.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const init = { bubbles: true, cancelable: true, ...composing };
      for (const key of ['Enter', 'Escape']) await flow.dispatchEvent('keydown', { key, ...init });
    }
    await expect(flow).toHaveValue('steps:\n  - a#/?');
    await expect(panel).toBeVisible();
  });

  await test.step('Reset restores the example', async () => {
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(status(panel)).toContainText(SAME);
  });

  await test.step('Escape closes, and the next press shows the same again', async () => {
    await input.fill('{ "order": null }');
    await panel.getByRole('button', { name: 'Run' }).press('Escape');
    await expect(panel).toBeHidden();
    await expect(editButton(page)).toBeFocused();
    await editButton(page).press('Enter');
    await expect(input).toHaveValue('{ "order": null }');
  });

  await test.step('the address opens it in the playground, and runs nothing', async () => {
    await panel.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => clipboard(page)).toContain('/playground/#flow=');
    await page.goto(await clipboard(page));
    await expect(page.getByText('Nothing runs until you select Run.')).toBeVisible();
    const shared = panelOf(page, 'From the address');
    await expect(status(shared)).toHaveText('Not run yet.');
    await expect(field(shared, 'Input document')).toHaveValue('{ "order": null }');
  });
});

test.describe('failures', () => {
  test.use({ allowedErrors: /The example could not be opened/ });

  test('without the examples, the page says so and tries again', async ({ page }) => {
    await page.context().route(/\/examples\//, (route) => route.abort());
    await open(page, PAGE);
    await editButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.context().unroute(/\/examples\//);
    await editButton(page).click();
    await expect(status(panelOf(page))).toContainText(SAME);
  });
});
