import { deflateRawSync } from 'node:zlib';
import { expect, open, storageKey, test } from '../../tools/lib/page';
import { editor, panelOf, status, tab, write } from '../support/flowRunner';

const PLAYGROUND = '/playground/';

const hash = (value: unknown, kind = 'flow') =>
  `#${kind}=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('the document after each step is shown forward and back', async ({ page }) => {
  const steps = [1, 2, 3].map((n) => ({
    name: `Step ${n}`,
    stepType: 'jsonata',
    config: { maps: [{ jsonata: `$sum([${n}, a])`, targetPath: 'a' }] },
  }));
  const draft = {
    version: 'ace5',
    flow: 'flows/x.yaml',
    files: { 'flows/x.yaml': JSON.stringify({ steps }) },
    parts: { input: '{ "a": 1 }' },
  };
  await open(page, PLAYGROUND + hash(draft));
  const runner = page.getByRole('region', { name: 'Run: From the address' });
  await runner.getByRole('button', { name: 'Run' }).click();
  const trace = runner.getByRole('group', { name: 'Document after each step' });
  await expect(trace.getByRole('status')).toContainText('Step 1 of 3');
  await expect(trace.getByRole('listitem')).toHaveText('~a changed1 → 2');
  await trace.getByRole('button', { name: 'Next step' }).click();
  await expect(trace.getByRole('listitem')).toHaveText('~a changed2 → 4');
  await page.keyboard.press('ArrowRight');
  await expect(trace.getByRole('status')).toContainText('Step 3 of 3');
  await expect(trace.getByRole('img', { name: 'changed' })).toHaveText('~');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(trace.getByRole('status')).toContainText('Step 1 of 3');
});

test('what does not end is stopped, and the page lives on', async ({ page }) => {
  await open(page, PLAYGROUND);
  const panel = page.getByRole('tabpanel', { name: 'JSONata' });
  await expect(status(panel)).toContainText('Evaluated.');
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('"total": 61');

  // The time limit of JSONata sees the loop; nothing but the end of the worker stops the regular expression.
  for (const expression of [
    '($f := function($n) { $f($n + 1) }; $f(1))',
    '$match("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", /^(a+)+$/)',
  ]) {
    await write(editor(panel, 'JSONata expression'), expression);
    await expect(status(panel)).toContainText(/stopped|timeout|limit|too long/i, {
      timeout: 10_000,
    });
    await write(editor(panel, 'JSONata expression'), '$sum([20, 22])');
    await expect(panel.getByRole('region', { name: 'Result' })).toHaveText('42');
  }

  await test.step('an error has its place', async () => {
    await write(editor(panel, 'JSONata expression'), 'a +\n* }');
    await expect(status(panel)).toContainText('JSONata expression, line 2');
    await expect(panel.locator('.cm-lintRange-error')).not.toHaveCount(0);
    await write(editor(panel, 'Input document'), '[1,');
    await expect(status(panel)).toContainText('Input document, line 1');
  });

  await test.step('a flow that calls itself without end', async () => {
    const loop =
      'steps:\n  - name: x\n    stepType: code-ivm\n    config:\n      codeBlock: "while (true) {}"\n      targetPath: a\n';
    const draft = {
      version: 'ace5',
      flow: 'flows/x.yaml',
      files: { 'flows/x.yaml': loop },
      parts: { input: '{}' },
    };
    await page.goto(PLAYGROUND + hash(draft));
    const runner = page.getByRole('region', { name: 'Run: From the address' });
    await runner.getByRole('button', { name: 'Run' }).click();
    await expect(status(runner)).toContainText('Stopped', { timeout: 10_000 });
    await tab(runner, 'Input document').click();
    await expect(editor(runner, 'Input document')).toBeVisible();
  });
});

test('a hostile address is refused with its reason, and nothing of it runs', async ({ page }) => {
  const draft = {
    version: 'ace5',
    flow: 'flows/x.yaml',
    files: { 'flows/x.yaml': '<img src=x onerror="window.hacked = true">' },
    parts: { input: '<script>window.hacked = true</script>' },
  };
  await open(page, PLAYGROUND + hash(draft));
  await expect(page.getByText('Nothing runs until you select Run.')).toBeVisible();
  const bad: [string, string][] = [
    ['#flow=junk', 'damaged or cut off'],
    [`#flow=${'a'.repeat(9000)}`, 'more than 8000 characters'],
    [hash('a'.repeat(3_000_000)), 'contains too much'],
    [hash({ ...draft, files: { '<b>x</b>': '' }, flow: '<b>x</b>' }), 'not a path of a file'],
  ];
  for (const [address, reason] of bad) {
    await page.evaluate((next) => (window.location.hash = next), address);
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(page.getByRole('tabpanel', { name: 'JSONata' })).toContainText('"total": 61');
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('examples of pages are chosen; own ones are kept, exported and imported', async ({ page }) => {
  await open(page, PLAYGROUND);
  await tab(page, 'Flows').click();
  const panel = page.getByRole('tabpanel', { name: 'Flows', exact: true });
  const choice = panel.getByRole('combobox', { name: 'Example' });
  await expect(choice.getByRole('option').nth(30)).toBeAttached();
  await choice.selectOption({ label: 'Turns an order into the lines and the total of an invoice' });
  const runner = panelOf(page);
  await runner.getByRole('button', { name: 'Run' }).click();
  await expect(status(runner)).toContainText('Same result as on the page.');

  await test.step('the editor completes keys of the step', async () => {
    const flow = editor(runner, 'flows/createInvoice.yaml');
    await flow.press('ControlOrMeta+End');
    await page.keyboard.type('\ntarg');
    await expect(page.getByRole('option', { name: /^targetPath/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option', { name: /^targetPath/ })).toHaveCount(0);
    await runner.getByRole('button', { name: 'Reset' }).click();
  });

  await tab(runner, 'Input document').click();
  await write(editor(runner, 'Input document'), '{ "mine": true }');
  await panel.getByRole('textbox', { name: 'Name' }).fill('My order');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(choice.getByRole('option', { name: 'My order' })).toBeAttached();
  const key = await storageKey(page, 'ace.playground');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export' }).click();
  const path = await (await download).path();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(choice.getByRole('option', { name: 'My order' })).toHaveCount(0);

  const file = panel.locator('input[type="file"]');
  const bad = { name: 'bad.json', mimeType: 'application/json' };
  await file.setInputFiles({
    ...bad,
    buffer: Buffer.from('{"examples": [{"name": "A", "draft": {}}]}'),
  });
  await expect(panel).toContainText('Not imported. Example 1, "A": The version is not one of');
  await file.setInputFiles({ ...bad, buffer: Buffer.from('nothing') });
  await expect(panel).toContainText('Not imported. The file is not JSON.');
  await file.setInputFiles(path);
  await expect(choice.getByRole('option', { name: 'My order' })).toBeAttached();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toContain('My order');
});

test('a second flow is added, renamed, called, kept and removed with the keyboard', async ({
  page,
}) => {
  const draft = {
    version: 'ace5',
    flow: 'flows/main.yaml',
    files: {
      'flows/main.yaml': JSON.stringify({
        steps: [
          {
            stepType: 'retry',
            config: {
              flowId: 'second',
              targetPath: 'answer',
              successCondition: '{{answer.value === 42}}',
              maxRetries: 1,
            },
          },
        ],
      }),
    },
    parts: { input: '{}' },
  };
  await open(page, PLAYGROUND + hash(draft));
  const runner = page.getByRole('region', { name: 'Run: From the address' });
  const button = (name: string) => runner.getByRole('button', { name });
  const field = runner.getByRole('textbox', { name: 'Flow name' });
  await expect(button('Remove flow')).toHaveCount(0);

  await test.step('a name that is not possible says why', async () => {
    await button('Add flow').press('Enter');
    await expect(field).toBeFocused();
    await field.fill('main');
    await field.press('Enter');
    await expect(runner.getByText('has a flow with this name already')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('Escape');
    await expect(button('Add flow')).toBeFocused();
  });

  await button('Add flow').press('Enter');
  await field.fill('other');
  await field.press('Enter');
  await expect(tab(runner, 'flows/other.yaml')).toBeFocused();
  await button('Rename flow').press('Enter');
  await expect(field).toHaveValue('other');
  await field.fill('second');
  await field.press('Enter');
  await expect(tab(runner, 'flows/second.yaml')).toBeFocused();
  await expect(tab(runner, 'flows/other.yaml')).toHaveCount(0);

  await test.step('the first flow calls it', async () => {
    const step = {
      stepType: 'jsonata',
      config: { maps: [{ jsonata: '42', targetPath: 'value' }] },
    };
    await write(editor(runner, 'flows/second.yaml'), JSON.stringify({ steps: [step] }));
    await button('Run').press('Enter');
    await expect(status(runner)).toContainText('The flow completed.');
    await expect(runner.getByRole('region', { name: 'Result' })).toContainText('"value": 42');
  });

  await test.step('it is kept with the example', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Two flows');
    await page.getByRole('button', { name: 'Save' }).click();
    const key = await storageKey(page, 'ace.playground');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toContain(
      'flows/second.yaml',
    );
  });

  const saved = page.getByRole('region', { name: 'Run: Two flows' });
  await tab(saved, 'flows/second.yaml').click();
  await saved.getByRole('button', { name: 'Remove flow' }).press('Enter');
  await expect(tab(saved, 'flows/main.yaml')).toBeFocused();
  await expect(tab(saved, 'flows/second.yaml')).toHaveCount(0);
  await saved.getByRole('button', { name: 'Reset' }).click();
  await expect(tab(saved, 'flows/second.yaml')).toHaveCount(1);
});
