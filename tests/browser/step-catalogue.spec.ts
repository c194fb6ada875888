import { stepPagesOf } from '../../src/content/steps/stepPages';
import { lastVersion } from '../../src/site/versions';
import { expect, open, test } from '../../tools/lib/page';

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
  await expect(cards).toHaveCount(2);
  await expect(filter.getByRole('status')).toHaveText('2 steps');
  await filter.getByRole('button', { name: 'Logic' }).press('Enter');
  await expect(filter.getByRole('status')).toHaveText('No step matches.');
  await filter.getByRole('searchbox').fill('');
  await expect(cards.first()).toContainText('Condition');
  await expect(cards.filter({ hasText: 'JSON' })).toHaveCount(0);
  await expect(page).toHaveURL(`${STEPS}?group=logic`);

  await open(page, `${STEPS}?q=retry&group=logic`);
  await expect(cards).toHaveCount(1);
  await expect(filter.getByRole('button', { name: 'Logic' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cards).toContainText('Also in ACE 4');
  await cards.click();
  await expect(page).toHaveURL('/docs/steps/retry/');
});

test('the sidebar and the head of a step have icons, each step its own', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const icon = (name: string) =>
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { maskImage, webkitMaskImage, maskPosition } = getComputedStyle(link, '::before');
        return `${maskImage || webkitMaskImage} ${maskPosition}`;
      });
  const [jwt, soap] = [await icon('JWT'), await icon('SOAP HTTP')];
  expect(jwt).toMatch(/steps\.svg/);
  expect(jwt).not.toBe(soap);
  const head = page.getByRole('article').locator('.step-icon').first();
  expect(jwt).toContain(await head.evaluate((span) => getComputedStyle(span).maskPosition));
  const response = await page.request.get('/img/steps.svg');
  expect(response.status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps are a list by group, without a filter', async ({ page }) => {
    await page.goto(STEPS);
    await expect(page.getByRole('heading', { name: 'Network requests' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('link', { name: 'JWT' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Filter the steps' })).toBeHidden();
  });
});
