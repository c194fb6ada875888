import { stepPagesOf } from '../../../src/content/steps/stepPages';
import { lastVersion } from '../../../src/site/versions';
import { expect, open, test } from '../../../tools/lib/page';
import { expectPage, PAGE, sidebar } from '../../support/pages';

const STEPS = '/docs/steps/steps_intro/';

test('the step catalogue is filtered by words and group; the address keeps the filter', async ({
  page,
}) => {
  await open(page, STEPS);
  const article = page.getByRole('article');
  const filter = article.getByRole('group', { name: 'Filter the steps' });
  const cards = article.getByRole('listitem').filter({ has: page.locator('.step-icon') });
  const all = stepPagesOf(lastVersion).length;
  await expect(cards).toHaveCount(all);
  await expect(filter.getByRole('status')).toHaveText(`${all} steps`);

  await filter.getByRole('searchbox').fill('json map');
  await expect(filter.getByRole('status')).not.toHaveText(`${all} steps`);
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  await expect(filter.getByRole('status')).toHaveText(`${count} steps`);
  await filter.getByRole('button', { name: 'Logic' }).press('Enter');
  await expect(filter.getByRole('status')).toHaveText('No step matches.');
  await filter.getByRole('searchbox').fill('');
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasText: 'JSON' })).toHaveCount(0);
  await expect(page).toHaveURL(`${STEPS}?group=logic`);

  await open(page, `${STEPS}?q=retry&group=logic`);
  await expect(cards).toHaveCount(1);
  const group = filter.getByRole('button', { name: 'Logic' });
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await cards.click();
  await expectPage(page, '/docs/steps/retry/');
});

test('the sidebar and the head of a step have icons, each step its own', async ({ page }) => {
  await open(page, PAGE);
  const icons = await sidebar(page)
    .locator('a[href^="/docs/steps/"]')
    .evaluateAll((links) =>
      links
        .map((link) => getComputedStyle(link, '::before'))
        .filter(({ maskImage }) => maskImage.includes('steps.svg'))
        .map(({ maskPosition }) => maskPosition),
    );
  expect(icons.length).toBeGreaterThan(3);
  expect(new Set(icons).size).toBe(icons.length);
  const head = page.getByRole('article').locator('.step-icon').first();
  expect(icons).toContain(await head.evaluate((span) => getComputedStyle(span).maskPosition));
  expect((await page.request.get('/img/steps.svg')).status()).toBe(200);
});

test('a step page starts with the properties of the step', async ({ page }) => {
  await open(page, '/docs/steps/jsonata_map/');
  await expect(page.getByRole('article').locator('dl').first()).toMatchAriaSnapshot(`
    - term: Group
    - definition:
      - link:
        - /url: /docs/steps/steps_intro/#data-transformation
    - term: Step type
    - definition:
      - code: jsonata
      - button "Copy jsonata"
      - status
    - term: Other version
    - definition:
      - link:
        - /url: /docs/ace4/steps/jsonata_map/
  `);
});

test('the step type is copied, or selected if access to the clipboard is denied', async ({
  page,
  context,
}) => {
  const copy = page.getByRole('button', { name: 'Copy deep-merge' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/steps/deep_merge/');
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('deep-merge');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy
    .or(page.getByRole('button', { name: 'Copied' }))
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('deep-merge');
});

test('the head of a step names the release that removes it, and its counterpart', async ({
  page,
}) => {
  const head = page.getByRole('article').locator('dl');
  await open(page, '/docs/steps/js_code/');
  await expect(head.getByRole('link', { name: /^Will be removed in/ })).toHaveAttribute(
    'href',
    '/docs/releases/overview/',
  );
  await open(page, '/docs/steps/crypto/');
  await expect(head.getByRole('definition').filter({ hasText: 'Not in ACE 4' })).toBeVisible();
  await open(page, STEPS);
  await expect(head).toHaveCount(0);
  await open(page, '/docs/ace4/steps/stop/');
  await head.getByRole('definition').last().getByRole('link').click();
  await expectPage(page, '/docs/steps/return/');
});
