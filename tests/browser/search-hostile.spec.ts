import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/page';

const queries: [name: string, query: string][] = [
  ['an image with a handler', '<img src=x onerror=canary()>'],
  ['a script', '"><script>canary()</script>'],
  ['a script address', 'javascript:canary()'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['open brackets', '((((('],
  ['a star', '*'],
  ['operators', '+-~^:'],
  ['a regular expression', '(a+)+$ [^]* \\'],
  ['a format', '%s %n ${canary()} {{canary()}}'],
  ['a null byte', 'retry\u0000flow'],
  ['half a character', 'retry \ud800 flow'],
  ['text from right to left', '\u202eretry\u202c שלום مرحبا'],
  ['combining marks', `e${'\u0301'.repeat(400)}`],
  ['10,000 characters', 'retry '.repeat(1667).slice(0, 10_000)],
  ['a word of 10,000 characters', 'a'.repeat(10_000)],
];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { canary: () => (document.title = 'RUN') }));
});

async function expectHarmless(page: Page, place: string) {
  await expect(page.locator(place).locator('img, script, iframe')).toHaveCount(0);
  await expect(page).not.toHaveTitle('RUN');
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
}

test('the search box takes every query for text', async ({ page }) => {
  test.slow();
  await open(page, '/docs/steps/jwt');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog');
  for (const [name, query] of queries) {
    await test.step(name, async () => {
      await box.getByRole('searchbox').fill('');
      await expect(box.getByRole('status')).toContainText('Type a word');
      await box.getByRole('searchbox').evaluate((input: HTMLInputElement, json) => {
        input.value = JSON.parse(json) as string; // JSON carries half a character, fill() would not
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, JSON.stringify(query));
      await expect(box.getByRole('status')).toHaveText(/^(?:\d results?|No results found\.)$/);
      await expectHarmless(page, 'dialog');
    });
  }
});

test('the search page takes every address for text', async ({ page }) => {
  test.slow();
  const addresses = [
    ...queries.map(([name, q]) => [name, String(new URLSearchParams({ q }))] as const),
    ['a broken escape', 'q=%E0%A4%A'] as const,
    ['no words at all', 'q=&q=%&=&v=__proto__'] as const,
  ];
  for (const [name, parameters] of addresses) {
    await test.step(name, async () => {
      await open(page, `/search?${parameters}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        /^(?:\d results?|No results found\.|The first 8 results in ACE 5|Type a word.*)$/,
      );
      await expectHarmless(page, 'main');
    });
  }
});

test('terms to highlight are taken for text', async ({ page }) => {
  const short = queries.filter(([, query]) => query.length < 100);
  const terms = new URLSearchParams(short.map(([, query]) => ['_highlight', query]));
  const elements = page.locator('main').locator('img, script, iframe');
  await open(page, '/docs/steps/jwt');
  const before = await elements.count();
  await open(page, `/docs/steps/jwt?${terms}&_highlight=token`);
  await expect(page).toHaveURL('/docs/steps/jwt');
  await expect(page.getByRole('article').locator('mark')).not.toHaveCount(0);
  await expect(elements).toHaveCount(before);
  await expect(page).not.toHaveTitle('RUN');
});
