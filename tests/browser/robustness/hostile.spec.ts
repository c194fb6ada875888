import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, headingOf, marks, open, searchFor, test, title } from '../../support/page';
import { hostileStrings, hugeStrings } from '../../../tools/lib/hostileStrings';
import { isFull } from '../../support/extent';
import { expectHarmless, watch } from '../../support/hostileWatch';
import { answerWith, result } from '../../support/search';

// Without the policy, only the code keeps what a text contains from running.
test.use({ bypassCSP: true });

const all = [...hostileStrings, ...hugeStrings(10_000)];
/** All of them at night; 60, of every kind, in the tests of a change. */
const strings = isFull ? all : all.filter((_, at) => at % Math.ceil(all.length / 60) === 0);

// As JSON, which keeps half a character.
const stringList = JSON.stringify(strings);

/** The strings, several in one, for places where each address takes the browser a while. */
const joined = (size: number, separator = ' '): string[] =>
  Array.from({ length: Math.ceil(strings.length / size) }, (_, at) =>
    strings.slice(at * size, (at + 1) * size).join(separator),
  );

/** Some cannot be decoded. */
const percents = strings.filter((text) => text.length < 12 && text.includes('%'));

/** Parts of an address as they are, without an encoding. */
const parts = JSON.stringify([...joined(50), ...percents]);

const encoded = (kind: string, value: unknown) =>
  `${kind}=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test.beforeEach(async ({ page }) => {
  if (isFull) test.setTimeout(240_000); // the search answers each of thousands of strings
  await watch(page);
});

/** Opens an address within the page, and waits for its heading. */
async function go(page: Page, address: string, heading: string): Promise<void> {
  await page.evaluate((to) => window.hostile.go(to), address);
  await expect(title(page)).toHaveText(heading);
}

/** Opens a result page, whose document title has the query. */
async function goToResults(page: Page, parameters: string, query: RegExp): Promise<void> {
  await go(page, `/search/${parameters}`, headingOf('/search/'));
  await expect(page).toHaveTitle(query);
}

/** Types each text into a field. */
const typeEach = (field: Locator, list = stringList): Promise<void> =>
  field.evaluate(async (input: HTMLInputElement, json) => {
    window.hostile.beStrict();
    await window.hostile.each(json, (text) => window.hostile.type(input, text));
  }, list);

/** Opens each of some addresses within the page; @param template the address, with `*` for the text */
const goToEach = (page: Page, template: string, list: string): Promise<void> =>
  page.evaluate(
    async ([address = '', json = '']) => {
      window.hostile.beStrict();
      await window.hostile.each(json, (text) =>
        window.hostile.go(address.replaceAll('*', () => text)),
      );
    },
    [template, list],
  );

/** The strings as parts of a query: what has no encoding is replaced. */
const inQuery = (list: readonly string[]) =>
  JSON.stringify(list.map((text) => String(new URLSearchParams({ x: text })).slice(2)));

test.describe('the watch', () => {
  test.use({ allowedErrors: /./ });

  test('sees what the strings do where markup is not treated as text', async ({ page }) => {
    expect(hostileStrings.length).toBeGreaterThanOrEqual(2000);
    expect(strings.length).toBeGreaterThanOrEqual(55);
    await open(page, '/docs/steps/jwt/');
    await page.evaluate((json) => {
      window.hostile.beStrict();
      for (const text of JSON.parse(json) as string[]) {
        const host = document.createElement('div');
        host.innerHTML = text;
        document.body.append(host);
      }
    }, stringList);
    await expect
      .poll(() => page.evaluate(() => window.hostile.runs))
      .toBeGreaterThan(isFull ? 100 : 2);
    await expect(expectHarmless(page)).rejects.toThrow(/<IMG onerror=/);
  });
});

test('the search box treats every query as text', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'zyxwvu');
  await expect(box.getByRole('status')).toHaveText('No results found.');
  const field = box.getByRole('searchbox');
  await field.fill('rety');
  await expect(box.getByRole('option').first()).toBeVisible();
  await typeEach(field);
  await field.fill('retry');
  await expect(box.getByRole('option').first()).toContainText('Retry');
  await expectHarmless(page);
});

test('the result page treats every parameter as text', async ({ page }) => {
  await open(page, '/search/?q=retry');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/results/);
  await goToResults(page, '?q=retry&s=Steps', /retry/);
  await expect(status).toHaveText(/results/);
  await goToResults(page, '?q=zyxwvu&v=all', /zyxwvu/);
  await expect(status).toHaveText('No results found.');
  await goToEach(page, '/search/?q=*', inQuery(joined(7)));
  await goToEach(page, '/search/?q=zyxwvu&v=*&s=*&p=*', inQuery(joined(50)));
  await goToEach(page, '/search/?q=*&v=*&*', parts);
  await typeEach(page.getByRole('main').getByRole('searchbox'));
  await goToResults(page, '?q=retry&v=constructor&s=__proto__&p=1e9', /retry/);
  await expect(status).toHaveText(/^(?:8 of )?\d+ results/, { timeout: 30_000 });
  await expectHarmless(page);
});

test('a page of the documentation treats every hash and parameter as text', async ({ page }) => {
  await open(page, '/docs/deployment/cli/?_highlight=command');
  await expect(page.getByRole('region', { name: 'Search matches' })).toBeVisible();
  await goToEach(page, '#*', parts);
  await goToEach(page, '?os=*&*', parts);
  await goToEach(page, '?_highlight=*', inQuery(joined(40, '&_highlight=')));
  await expect(title(page)).toHaveText('ACE CLI');
  await goToEach(page, '?_highlight=*', '["command"]');
  await expect.poll(() => marks(page)).toContain('command');
  await expectHarmless(page);
});

test('the not-found page treats every path as text', async ({ page }) => {
  await open(page, '/docs/steps/jwtt/%E0%A4%A');
  await expect(title(page)).toHaveText('Page not found');
  await goToEach(page, '/docs/x*', inQuery([...joined(50), ...percents]));
  await go(page, '/docs/steps/jwtt/', 'Page not found');
  // A browser refuses a path with a null byte.
  for (const text of percents.filter((one) => one !== '%00')) {
    await open(page, `/docs/x${text}`);
    await expect(title(page)).toHaveText('Page not found');
    await expectHarmless(page);
  }
  // Some lead upward, to a page that exists.
  await go(page, '/docs/steps/jwtt/', 'Page not found');
  await typeEach(page.getByRole('main').getByRole('searchbox'));
  await expect(page.getByRole('main').getByRole('link', { name: 'JWT' }).first()).toBeVisible();
  await expectHarmless(page);
});

test('Back leads to an address with a percent sign', async ({ page }) => {
  await open(page, '/docs/x%25');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(title(page)).not.toHaveText('Page not found');
  await page.goBack();
  await expect(page).toHaveURL('/docs/x%25');
  await expect(title(page)).toHaveText('Page not found');
});

test('the filters treat every text as text', async ({ page }) => {
  await open(page, '/docs/intro/configuration/?filter=port');
  const status = page.getByText(/^\d+ of \d+$/);
  await expect(status).toBeVisible();
  const field = page.getByRole('searchbox', { name: /^Filter/ });
  await typeEach(field, JSON.stringify(joined(5)));
  await field.fill('');
  await expect(status).toHaveText(/^(\d+) of \1$/);
  await expectHarmless(page);

  await open(page, '/docs/steps/steps_intro/?q=zyxwvu');
  await expect(page.getByText('No step matches.')).toBeVisible();
  const steps = page.getByRole('searchbox', { name: 'Filter the steps' });
  await steps.fill('jwt');
  const count = page.getByText(/^\d steps?$/);
  await expect(count).toBeVisible();
  await typeEach(steps, JSON.stringify(joined(10)));
  await goToEach(page, '?group=*&q=jwt', inQuery(joined(50)));
  await expect(count).toBeVisible();
  await expectHarmless(page);

  await open(page, '/docs/releases/overview/?kind=added');
  const first = page.getByRole('main').getByRole('combobox').first();
  const value = await first.inputValue();
  await goToEach(page, '?from=*&to=*&kind=*&area=*&view=*', inQuery(joined(50)));
  await expect(first).toHaveValue(value);
  await expectHarmless(page);
});

test('the playground treats what an address brings along as text', async ({ page }) => {
  await open(page, '/playground/#flow=x');
  // The elements of a result are there before the texts.
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await go(page, '/playground/#flow=x', 'Playground');
  await expect(page.getByRole('alert')).toContainText('damaged');
  const empty = encoded('jsonata', { expression: 'a\n\nb', input: '' });
  await go(page, `#${empty}`, 'Playground');
  await expect(page.getByRole('textbox', { name: 'JSONata expression' })).toBeVisible();
  await goToEach(page, '#flow=*', parts);
  const list = joined(50, '\n');
  const expressions = list.map((text) => encoded('jsonata', { expression: text, input: text }));
  await goToEach(page, '#*', JSON.stringify(expressions));
  await expect(page.getByRole('textbox', { name: 'JSONata expression' })).toBeVisible();
  const draft = { version: 'ace5', flow: 'flows/x.yaml' };
  const flows = list.map((text) =>
    encoded('flow', { ...draft, files: { 'flows/x.yaml': text }, parts: { input: text } }),
  );
  await goToEach(page, '#*', JSON.stringify(flows));
  await expect(page.getByRole('region', { name: 'Run: From the address' })).toBeVisible();
  // Only the name of the first one is in the message.
  const names = strings.slice(0, 100).map((text) => {
    const files = { [text]: '' };
    return encoded('flow', { ...draft, files, parts: { input: text } });
  });
  await goToEach(page, '#*', JSON.stringify(names));
  await expect(page.getByRole('alert')).toContainText('is not a path of a file');
  await expectHarmless(page);
});

test('titles, headings, categories and texts of a result are rendered as text', async ({
  page,
}) => {
  const results = strings.slice(0, 40).map((markup, id) =>
    result({
      id,
      title: markup,
      pageTitle: markup,
      sectionTitle: markup,
      sidebarParentCategories: [markup],
      content: `retry ${markup}`,
      terms: ['retry', 'img', markup],
    }),
  );
  await answerWith(page, { retry: { results } });
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await expect(box.getByRole('option').last()).toContainText('canary');
  await expect(box.locator('img, script, iframe')).toHaveCount(0);
  await expectHarmless(page);
});
