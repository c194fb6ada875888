import { expect, open, test, title } from '../../tools/lib/page';

test('the page of a step opens with its facts', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/');
  await expect(page.getByRole('article').locator('dl').first()).toMatchAriaSnapshot(`
    - term: Step type
    - definition:
      - code: jsonata
      - button "Copy jsonata"
      - status
    - term: Group
    - definition:
      - link "Data transformation":
        - /url: /docs/steps/steps_intro/#data-transformation
    - term: In ACE 4
    - definition:
      - link "this step, with differences":
        - /url: /docs/ace4/steps/jsonata_map/
  `);
});

test('the step type is copied, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/steps/deep_merge/');
  await page.getByRole('button', { name: 'Copy deep-merge' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('deep-merge');
});

test('where the clipboard is refused, the step type is selected', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/docs/steps/deep_merge/');
  await page.getByRole('button', { name: 'Copy deep-merge' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('deep-merge');
});

test('a step that goes says when, and one under another name leads to its pair', async ({
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

test('a step that the other version lacks says so; other pages have no such head', async ({
  page,
}) => {
  await open(page, '/docs/steps/crypto/');
  await expect(page.getByRole('definition').filter({ hasText: 'no such step' })).toBeVisible();
  await open(page, '/docs/steps/steps_intro/');
  await expect(page.locator('article dl')).toHaveCount(0);
});
