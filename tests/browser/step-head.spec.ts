import { expect, open, test, title } from '../../tools/lib/page';

test('a step page starts with the properties of the step', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/');
  await expect(page.getByRole('article').locator('dl').first()).toMatchAriaSnapshot(`
    - term: Group
    - definition:
      - link "Data transformation":
        - /url: /docs/steps/steps_intro/#data-transformation
    - term: Step type
    - definition:
      - code: jsonata
      - button "Copy jsonata"
      - status
    - term: Other version
    - definition:
      - link "Different in ACE 4":
        - /url: /docs/ace4/steps/jsonata_map/
  `);
});

test('the step type is copied, and a message confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/steps/deep_merge/');
  await page.getByRole('button', { name: 'Copy deep-merge' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('deep-merge');
});

test('if access to the clipboard is denied, the step type is selected', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/docs/steps/deep_merge/');
  await page.getByRole('button', { name: 'Copy deep-merge' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('deep-merge');
});

test('a deprecated step shows its removal release, a renamed step links to its counterpart', async ({
  page,
}) => {
  await open(page, '/docs/steps/js_code/');
  const head = page.getByRole('article').locator('dl').first();
  await expect(head.getByRole('link', { name: 'Will be removed in 26.x' })).toHaveAttribute(
    'href',
    '/docs/releases/overview/',
  );
  await open(page, '/docs/ace4/steps/stop/');
  await head.getByRole('definition').last().getByRole('link').click();
  await expect(title(page)).toHaveText('Return');
});

test('a step without a counterpart says so; pages that are not about a step have no step header', async ({
  page,
}) => {
  await open(page, '/docs/steps/crypto/');
  await expect(page.getByRole('definition').filter({ hasText: 'Not in ACE 4' })).toBeVisible();
  await open(page, '/docs/steps/steps_intro/');
  await expect(page.locator('article dl')).toHaveCount(0);
});
