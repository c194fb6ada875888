import type { Page } from '@playwright/test';
import {
  blockRequests,
  expect,
  indexFiles,
  open,
  pageOptions,
  requests,
  searchFor,
  test,
  title,
} from '../../tools/lib/page';
import { answerWith, result } from '../support/search';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const input = (page: Page) => dialog(page).getByRole('searchbox');
const options = (page: Page) => dialog(page).getByRole('option');
const results = (page: Page) => pageOptions(dialog(page));

test('the search box keeps the query when it opens again', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'retry');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('retry');
  await expect(results(page)).toHaveCount(8);
});

test('the search box shows instructions, and reports when there are no results', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'zyxwvu');
  await expect(input(page)).toHaveAttribute('placeholder', 'Search...');
  await expect(box.getByText('No results found.')).toBeVisible();
  await expect(box.getByRole('button', { name: 'Submit' })).toBeVisible();
  await box.getByRole('button', { name: 'Clear' }).click();
  await expect(input(page)).toHaveValue('');
  await expect(box.getByText('No results found.')).toBeHidden();
});

test('no index is fetched before a search, and each is fetched only once', async ({ page }) => {
  const requested = requests(page, indexFiles);
  await open(page, '/docs/steps/jwt/');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await searchFor(page, 'retry');
  await expect(results(page)).toHaveCount(8);
  for (const query of ['cache', 'json map', 'zyxwvu', 'retry']) {
    await input(page).fill(query);
    await expect(dialog(page).getByRole('status')).toHaveText(/result/);
  }
  await expect(results(page)).toHaveCount(8);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
  await searchFor(page, 'signature');
  await expect(results(page)).not.toHaveCount(0);
  expect(requested.map((address) => new URL(address).pathname).sort()).toEqual([
    '/search-index-default.json',
    '/search-index-docs-default-ace5.json',
  ]);
});

test('at most 8 results are shown, each with page, section, version, category and excerpt', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(8);
  await input(page).fill('common properties');
  const result = results(page).filter({ hasText: 'Flow step overview › Common properties' });
  await expect(result).toContainText('ACE 5 · Steps');
  await expect(result.locator('mark').filter({ hasText: /^common$/i })).not.toHaveCount(0);
});

test('of many options, those that fill the box come first, and the others after a frame', async ({
  page,
}) => {
  const results = Array.from({ length: 12 }, (_, id) =>
    result({ id, sectionRoute: `/docs/steps/${id}/` }),
  );
  await answerWith(page, { answers: { retry: { results } } });
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, '');
  const counts = await dialog(page).evaluateHandle((box) => {
    const seen: number[] = [];
    new MutationObserver(() => seen.push(box.querySelectorAll('[role="option"]').length)).observe(
      box,
      { subtree: true, childList: true },
    );
    return seen;
  });
  await input(page).fill('retry');
  await expect(options(page)).toHaveCount(12);
  expect([...new Set(await counts.jsonValue())].slice(-2)).toEqual([10, 12]);
});

test('arrow keys, Home and End select a result, and a link opens all results', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await expect(results(page)).toHaveCount(8);
  const last = (await options(page).count()) - 1;
  const isChosen = (index: number) =>
    expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await isChosen(0);
  await page.keyboard.press('ArrowDown');
  await isChosen(1);
  await page.keyboard.press('End');
  await isChosen(last);
  await expect(options(page).nth(last)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowUp');
  await isChosen(last - 1);
  await page.keyboard.press('Home');
  await isChosen(0);
  await expect(results(page).first()).toBeInViewport({ ratio: 0.9 });
  // If the first result is already selected, Home moves the cursor in the text.
  await page.keyboard.press('Home');
  await page.keyboard.type('no ');
  await expect(input(page)).toHaveValue('no retry');
  await input(page).fill('retry');
  await box.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/search/?q=retry&v=ace5');
  await expect(dialog(page)).toHaveCount(0);
});

test('results are links: the browser opens them in a new tab, and the search box stays open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('A script opens a window.');
    };
  });
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'retry');
  await expect(results(page)).toHaveCount(8);
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/steps\/retry\/\?/);
  for (const act of [
    () => results(page).first().click({ button: 'middle' }),
    () =>
      results(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    () => page.keyboard.press('Control+Enter'),
  ]) {
    const opened = page.context().waitForEvent('page');
    await act();
    const tab = await opened;
    await expect(tab).toHaveURL('/docs/steps/retry/');
    await tab.close();
    await expect(page).toHaveURL('/docs/steps/jwt/');
    await expect(results(page)).toHaveCount(8);
    await expect(input(page)).toBeFocused();
  }
  await results(page).first().click();
  await expect(title(page)).toHaveText('Retry');
  await expect(dialog(page)).toHaveCount(0);
});

test('Tab moves the focus to the Clear button and does not cancel the running search', async ({
  page,
}) => {
  const release = await blockRequests(page, indexFiles);
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  const clear = box.getByRole('button', { name: 'Clear' });
  await expect(clear).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(clear).toBeFocused();
  release();
  await expect(results(page)).toHaveCount(8);
});

test('texts that load later change neither the results nor their places nor the selection', async ({
  page,
}) => {
  const release = await blockRequests(page, /\/search-text-/);
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'target path');
  await expect(results(page)).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const places = () =>
    options(page).evaluateAll((all) =>
      all.map((one) => [one.getAttribute('href'), one.getBoundingClientRect().top]),
    );
  const before = await places();
  const texts = await results(page).allTextContents();
  release();
  await expect.poll(() => results(page).allTextContents()).not.toEqual(texts);
  expect(await places()).toEqual(before);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the name of an entry leads with it: its facts, its first sentence, and Enter opens it', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'DEV_API_BASE_URL');
  const first = results(page).first();
  await expect(first).toContainText('Service configuration › DEV_API_BASE_URL');
  await expect(first).toContainText('optional since 5.29.0');
  await expect(first).toContainText('Internal base URL of the development APIs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro/configuration/#ref-dev_api_base_url');
});

test('a further section is an option, named with its page, and opens its place', async ({
  page,
}) => {
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'upload file');
  const name = 'Upload and download files › Describe the upload';
  await expect(options(page).nth(1)).toHaveAccessibleName(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/upload_download\/.*#describe-the-upload$/);
});

test('a search without results offers other spellings, the other version and a report', async ({
  page,
}) => {
  await answerWith(page, {
    answers: {
      retyr: { suggestions: ['retry', '<b>rety'] },
      retry: { results: [result({})] },
    },
  });
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retyr');
  await expect(box.getByRole('status')).toHaveText('No results found.');
  const spellings = box.getByRole('group', { name: 'Did you mean' }).getByRole('link');
  await expect(spellings).toHaveText(['retry', '<b>rety']);
  const report = box.getByRole('link', { name: 'Report a missing page' });
  const address = new URL((await report.getAttribute('href')) ?? '');
  expect(address.pathname).toMatch(/\/issues\/new$/);
  expect(address.searchParams.get('title')).toContain('retyr');
  expect(address.searchParams.get('body')).toMatch(/ACE 5[^]*\/docs\/steps\/jwt/);
  await spellings.first().click();
  await expect(results(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('retry');
  await expect(input(page)).toBeFocused();
});

test('a search on an ACE 4 page covers ACE 4 only', async ({ page }) => {
  const requested = requests(page, indexFiles);
  await open(page, '/docs/ace4/support/faq/');
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('status')).toContainText('Searching in ACE 4.');
  await input(page).fill('flow');
  await expect(results(page)).toHaveCount(8);
  expect(requested.map((address) => new URL(address).pathname).sort()).toEqual([
    '/search-index-default.json',
    '/search-index-docs-default-ace4.json',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/ace4\//);
});

test('Enter before the answer to a query waits for it, as long as nothing else is typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHolding = false;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...given: [never]) {
      const send = () => postMessage.apply(this, given);
      if (isHolding) held.push(send);
      else send();
    };
    Object.assign(window, {
      hold: () => (isHolding = true),
      release: () => {
        isHolding = false;
        held.splice(0).forEach((send) => send());
      },
    });
  });
  const tell = (name: 'hold' | 'release') =>
    page.evaluate((call) => (window as unknown as Record<string, () => void>)[call]?.(), name);
  await open(page, '/docs/support/faq/');
  await searchFor(page, 'retry');
  await expect(results(page)).toHaveCount(8);

  await tell('hold');
  await input(page).fill('rotate');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' x');
  await tell('release');
  await expect(dialog(page).getByRole('status')).toHaveText(/result/);
  await expect(page).toHaveURL('/docs/support/faq/');
  await expect(input(page)).toHaveValue('rotate x');

  await tell('hold');
  await input(page).fill('lookup map');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('lookup map');
  await expect(page).toHaveURL('/docs/support/faq/');
  await tell('release');
  await expect(title(page)).toHaveText('Lookup Map');

  await tell('hold');
  await searchFor(page, 'zyxwvu');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('zyxwvu');
  await tell('release');
  await expect(page).toHaveURL('/search/?q=zyxwvu&v=ace5');
});

test('the search box accepts at most 512 characters', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.insertText('a'.repeat(600));
  await expect(input(page)).toHaveValue('a'.repeat(512));
});
