import type { Page } from '@playwright/test';
import { expect, marks, open, searchFor, test } from '../../tools/lib/page';
import { answerWith, result } from '../support/search';

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

test('the search box treats every query as text', async ({ page }) => {
  test.slow();
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog');
  for (const [name, query] of queries) {
    await test.step(name, async () => {
      await box.getByRole('searchbox').fill('');
      await expect(box.getByRole('status')).toContainText('Type a word');
      await box.getByRole('searchbox').evaluate((input: HTMLInputElement, json) => {
        // JSON keeps a lone surrogate, fill() does not. The setter of the prototype makes React see the change.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, JSON.parse(json));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, JSON.stringify(query));
      await expect(box.getByRole('status')).toHaveText(
        /^(?:(?:8 of )?\d+ results?|No results found\.)$/,
      );
      await expectHarmless(page, 'dialog');
    });
  }
});

const addresses: [name: string, parameters: string][] = [
  ...queries.map(([name, text]): [string, string] => [
    name,
    // Servers reject addresses of 16 kB, so only one parameter contains the longest texts in full.
    String(new URLSearchParams({ q: text, v: text.slice(0, 1000), p: text.slice(0, 1000) })),
  ]),
  ['a broken escape', 'q=%E0%A4%A&v=%E0%A4%A&p=%E0%A4%A'],
  ['no words at all', 'q=&q=%&=&v=__proto__'],
];

test('the search page treats every query as text, in every parameter', async ({ page }) => {
  test.setTimeout(120_000); // loads a page for each query
  for (const [name, parameters] of addresses) {
    await test.step(name, async () => {
      await open(page, `/search/?${parameters}`);
      await expect(page.getByRole('main').getByRole('status'), name).toHaveText(
        /^(?:(?:8 of )?\d+ results?|No results found\.|Type a word.*)$/,
        { timeout: 15_000 },
      );
      await expectHarmless(page, 'main');
    });
  }
});

test('the search box treats every text in the address of a page as text', async ({ page }) => {
  test.setTimeout(120_000); // loads a page for each text
  for (const [name, text] of queries.filter(([, { length }]) => length < 1000)) {
    await test.step(name, async () => {
      const part = new URLSearchParams({ x: text });
      await open(page, `/docs/steps/jwt/?${part}#${part}`);
      const box = await searchFor(page, 'zyxwvu');
      const report = box.getByRole('link', { name: 'Report a missing page' });
      await expect(report, name).toHaveAttribute('href', /issues\/new\?title=Nothing\+found/, {
        timeout: 15_000,
      });
      await expectHarmless(page, 'dialog');
    });
  }
});

test('terms to highlight are treated as text', async ({ page }) => {
  const short = queries.filter(([, query]) => query.length < 100);
  const terms = new URLSearchParams(short.map(([, query]) => ['_highlight', query]));
  const elements = page.locator('main').locator('img, script, iframe');
  await open(page, '/docs/steps/jwt/');
  const before = await elements.count();
  await open(page, `/docs/steps/jwt/?${terms}&_highlight=token`);
  await expect(page).toHaveURL('/docs/steps/jwt/');
  expect(await marks(page)).toContain('token');
  await expect(elements).toHaveCount(before);
  await expect(page).not.toHaveTitle('RUN');
});

test('titles, headings, categories and texts of a result are rendered as text', async ({
  page,
}) => {
  const markup = '<img src=x onerror=canary()>';
  const hostile = result({
    title: markup,
    pageTitle: markup,
    sectionTitle: markup,
    sidebarParentCategories: [markup],
    content: `retry ${markup} <script>canary()</script>`,
    terms: ['retry', 'img', markup],
  });
  await answerWith(page, { answers: { retry: { results: [hostile] } } });
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await expect(box.getByRole('option')).toContainText(markup);
  await expectHarmless(page, 'dialog');
});
