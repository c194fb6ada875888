import type { Page } from '@playwright/test';
import { expect, isBelow, open, reload, test } from '../../support/page';
import { requests } from '../../support/network';
import { clipboard, withClipboard } from '../../support/readings';
import * as runner from '../../support/flowRunner';

test.use(withClipboard);

const PAGE = '/docs/steps/jsonata_map/';
const SAME = 'Same result';
const MARKED = '.theme-code-block-highlighted-line';

const runButton = (page: Page) => page.getByRole('button', { name: 'Run this example' }).first();
const editButton = (page: Page) => page.getByRole('button', { name: 'Edit this example' }).first();

test('an example runs in its frame, and shows the result', async ({ page }) => {
  const loaded = requests(page, /\/examples\//);
  await open(page, PAGE);
  const frame = runner.exampleOf(page);
  const shown = frame.locator('pre').filter({ visible: true });
  await expect(shown).toContainText('steps:');
  expect(loaded).toEqual([]);
  const place = await runButton(page).boundingBox();
  await runner.openTab(frame, 'Input');
  expect((await runButton(page).boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  await runButton(page).press('Enter');
  await expect(runner.status(frame)).toHaveText(/^Same result · [\d.]+ ms$/);
  expect((await runButton(page).boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  await expect(shown).toContainText('"errors"');
  await expect(runButton(page)).toBeFocused();

  await test.step('what is in a closed tab is found', async () => {
    await frame.getByRole('radio', { name: 'Result' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(frame.getByRole('radio', { name: 'Input' })).toBeChecked();
    // As the browser does for a match of its search.
    const part = frame.locator('[data-tab="3"]').first();
    await part.evaluate((one) => one.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect(frame.getByRole('radio', { name: 'Result' })).toBeChecked();
  });
});

test('a reader changes, resets and shares an example', async ({ page }) => {
  await open(page, PAGE);
  const frame = runner.exampleOf(page);
  const flow = runner.field(frame, /\.yaml$/);
  const input = runner.field(frame, 'Input document');
  await editButton(page).click();
  await expect(flow).toBeFocused();

  await test.step('a change is compared with the page', async () => {
    await runner.openTab(frame, 'Input');
    await input.fill((await input.inputValue()).replace('{', '{ "probe": 1,'));
    await input.press('Control+Enter');
    await expect(runner.result(frame)).toContainText('"probe": 1');
    await expect(runner.result(frame).locator(MARKED)).toHaveText('"probe": 1,');
    // It replaces the result of the page.
    await expect(frame.locator('pre').filter({ visible: true })).toHaveCount(1);
    await expect(runner.status(frame)).not.toContainText(SAME);
    await runner.openTab(frame, 'Input');
    await input.fill('{}');
    await expect(runner.status(frame)).toContainText('Changes not run yet');
  });

  await test.step('an error is shown below its line, and leads to its place', async () => {
    await input.fill('{\n  "order": x\n}');
    const { height } = (await frame.boundingBox()) ?? {};
    await runButton(page).click();
    const problem = runner.problem(frame);
    for (const part of [problem, frame.locator(MARKED).filter({ visible: true })])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect((await frame.boundingBox())?.height).toBeCloseTo(height ?? 0, 0);
    await problem.getByRole('button', { name: 'Input document, line 2, column 12' }).click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/line 2, column 12/);
    await expect(frame.locator(MARKED).filter({ visible: true })).toHaveText('"order": x');
    await page.keyboard.type('1');
    await expect(input).toHaveValue('{\n  "order": 1x\n}');
  });

  await test.step('its fields keep the indentation, and leave Tab to the browser', async () => {
    await runner.openTab(frame, 'Flow');
    await flow.fill('a'.repeat(300));
    await page.keyboard.type('b');
    // What is around it scrolls: the colors stay behind the text.
    await expect.poll(async () => (await flow.boundingBox())?.x).toBeLessThan(0);
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
  });

  await test.step('Reset restores the example', async () => {
    await frame.getByRole('button', { name: 'Reset' }).click();
    await runButton(page).click();
    await expect(runner.status(frame)).toContainText(SAME);
  });

  await test.step('Escape ends it, and the next press shows the same again', async () => {
    await runner.openTab(frame, 'Input');
    await input.fill('{ "order": null }');
    await input.press('Escape');
    await expect(frame.getByRole('textbox')).toHaveCount(0);
    await expect(frame.locator('pre').filter({ visible: true })).toContainText('"order": {');
    await expect(editButton(page)).toBeFocused();
    await editButton(page).press('Enter');
    await expect(input).toHaveValue('{ "order": null }');
  });

  await test.step('what was typed is there after a reload, and after another page', async () => {
    await reload(page);
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
    await page.goBack();
    await runner.openTab(frame, 'Input');
    await editButton(page).click();
    await expect(input).toHaveValue('{ "order": null }');
  });

  await test.step('the address opens it in the playground, and runs it', async () => {
    await frame.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => clipboard(page)).toContain('/playground/#flow=');
    await page.goto(await clipboard(page));
    const shared = runner.panelOf(page, 'From a link');
    await expect(runner.status(shared)).toContainText(' ms');
    await expect(runner.field(shared, 'Input document')).toHaveValue('{ "order": null }');
  });
});

test('beside the text, Run and the result are always in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/ace4/steps/stop/');
  const frame = runner.exampleOf(page);
  await expect(frame.locator(MARKED).filter({ visible: true }).last()).toBeInViewport();
  const parts = [runButton(page), frame.getByText('Result', { exact: true }).first()];
  for (const y of [0, 700, 2000]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
  // The wheel moves the page, until the reader goes into the flow.
  await frame.locator('pre').filter({ visible: true }).hover();
  await page.mouse.wheel(0, -500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await frame.getByRole('button', { name: /^Scroll all \d+ lines$/ }).press('Enter');
  await page.keyboard.press('End');
  const last = frame.locator('pre').filter({ visible: true }).locator('.code-line').last();
  await expect(last).toBeInViewport();
  // Nothing of the text or of the bar is below it.
  const left = (await frame.boundingBox())?.x ?? 0;
  const bar = page.locator('summary').filter({ hasText: '(On this page)' });
  await expect(bar).toBeVisible();
  const texts = page.getByRole('article').locator('p, h2, table').filter({ visible: true });
  for (const box of await texts.evaluateAll((all) =>
    all.filter((one) => !one.closest('[role="group"]')).map((one) => one.getBoundingClientRect()),
  ))
    expect(box.right).toBeLessThan(left);
  await isBelow(frame, bar);
});

test('the next example of a step pushes the former one out, at its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/steps/rest_http/');
  const frames = await page.locator('.beside > *').all();
  expect(frames.length).toBeGreaterThan(2);
  for (const [at, frame] of frames.entries()) {
    await frame.locator('xpath=../../*[1]').evaluate((heading) => heading.scrollIntoView());
    await frame.getByText('Flow', { exact: true }).click({ trial: true });
    await frame.getByRole('button', { name: 'Run' }).click({ trial: true });
    const former = frames[at - 1];
    if (!former) continue;
    await expect(frame).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await former.boundingBox()) ?? {};
    expect(y + height).toBeLessThan((await frame.boundingBox())?.y ?? 0);
    const { y: tabs = 0 } = (await former.getByRole('radiogroup').boundingBox()) ?? {};
    expect(y + height - tabs, 'the tabs leave with it').toBeGreaterThan(250);
  }
  await page.keyboard.press('Tab');
  await runButton(page).focus();
  await runButton(page).click({ trial: true });
});

test('on a phone, the buttons stay in the window, and Run shows the result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, PAGE);
  const frame = runner.exampleOf(page);
  await frame.evaluate((one) =>
    window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY + 200),
  );
  await expect(runButton(page)).toBeInViewport({ ratio: 1 });
  await runButton(page).click();
  await expect(runner.status(frame)).toContainText(SAME);
  await expect(frame.getByRole('radio', { name: 'Result' })).toBeChecked();
  await expect(frame.getByText('Result', { exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(frame.locator('pre').filter({ visible: true })).toBeInViewport();
});

test.describe('failures', () => {
  test.use({ allowedErrors: /The example could not be opened/ });

  test('without the examples, the page says so and tries again', async ({ page }) => {
    await page.context().route(/\/examples\//, (route) => route.abort());
    await open(page, PAGE);
    await runButton(page).click();
    await expect(runner.status(runner.exampleOf(page))).toContainText('could not be loaded');
    await page.context().unroute(/\/examples\//);
    await runButton(page).click();
    await expect(runner.status(runner.exampleOf(page))).toContainText(SAME);
  });
});
