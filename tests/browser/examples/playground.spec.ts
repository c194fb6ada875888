import { deflateRawSync } from 'node:zlib';
import { expect, open, test } from '../../support/page';
import { scrolled } from '../../support/readings';
import { field, panelOf, result, status } from '../../support/flowRunner';

const PLAYGROUND = '/playground/';

const hash = (value: unknown) =>
  `#flow=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('an expression is evaluated while it is typed', async ({ page }) => {
  await open(page, PLAYGROUND);
  const panel = panelOf(page, 'JSONata');
  await expect(result(panel)).toContainText('"total": 61');
  const expression = field(panel, 'JSONata expression');
  await expression.fill('$f := function($x) { $x + 1 }');
  await expect(status(panel)).toContainText('The result is a function.');
  await expression.fill('1/0');
  await expect(status(panel)).toContainText('stands for Infinity');
  await expect(result(panel)).toHaveText('null');

  await test.step('a page that is loaded again is at the same place', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const place = await scrolled(page);
    await page.reload();
    await expect(result(panel)).toContainText('"total": 61');
    await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
  });
});

test('what does not end is stopped', async ({ page }) => {
  await open(page, PLAYGROUND);
  const panel = panelOf(page, 'JSONata');
  const expression = field(panel, 'JSONata expression');
  await expression.fill('$match("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", /^(a+)+$/)');
  await expect(status(panel)).toContainText('Stopped at a limit.');
  await expression.fill('$sum([20, 22])');
  await expect(result(panel)).toHaveText('42');

  const config = { codeBlock: 'while (true) {}', targetPath: 'a' };
  const files = { 'flows/x.yaml': JSON.stringify({ steps: [{ stepType: 'code-ivm', config }] }) };
  const shared = { version: 'ace5', flow: 'flows/x.yaml', files, parts: { input: '{}' } };
  await page.goto(PLAYGROUND + hash(shared));
  const flow = panelOf(page, 'From the address');
  await flow.getByRole('button', { name: 'Run' }).click();
  await expect(status(flow)).toContainText('Stopped');
});

test('the examples of the pages are chosen from a list', async ({ page }) => {
  await open(page, PLAYGROUND);
  const choice = page.getByRole('combobox', { name: 'Example' });
  const listed = choice.locator('optgroup option');
  await expect(listed.nth(30)).toBeAttached();
  const title = (await listed.first().textContent()) ?? '';
  await choice.selectOption({ label: title });
  const panel = panelOf(page, title);
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(status(panel)).toContainText('Same result as on the page.');
  await choice.selectOption({ label: 'JSONata' });
  await expect(status(panelOf(page, 'JSONata'))).toContainText('Evaluated.');
});
