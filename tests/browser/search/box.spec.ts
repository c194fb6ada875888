import { MAX_RESULTS } from '../../../src/search/core/constants';
import {
  blockRequests,
  button,
  dialog,
  expect,
  indexFiles,
  input,
  open,
  options,
  PAGE,
  pathOf,
  requests,
  results,
  searchFor,
  status,
  test,
} from '../../support/page';
import { answerWith, result } from '../../support/search';

const start = '/docs/steps/jwt/';

const section = (id: number) => ({
  sectionRoute: `/docs/steps/retry/#part-${id}`,
  title: `Part ${id}`,
});

test('the search box keeps the query when it opens again, up to 512 characters', async ({
  page,
}) => {
  await open(page, start);
  await searchFor(page, 'flow');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  // An Escape that ends the composition of an input method, as Safari sends it.
  const ofInputMethod = { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true };
  await input(page).dispatchEvent('keydown', ofInputMethod);
  await expect(dialog(page)).toBeVisible();
  // The query is selected.
  await page.keyboard.insertText('a'.repeat(600));
  await expect(input(page)).toHaveValue('a'.repeat(512));
});

test('an index is fetched when the pointer is on the button, once, and that of the version alone', async ({
  page,
}) => {
  const requested = requests(page, indexFiles);
  await open(page, '/docs/ace4/support/faq/');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await button(page).hover();
  await expect.poll(() => requested.length).toBe(2);
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/docs/ace4/support/faq/');
  await searchFor(page, 'zyxwvu');
  await expect(status(page)).toHaveText('No results found.');
  expect(requested.map((url) => new URL(url).pathname).sort()).toEqual([
    '/search-index-default.json',
    '/search-index-docs-default-ace4.json',
  ]);
});

test('a result has page, section, version, category, facts and excerpt, with the words marked', async ({
  page,
}) => {
  const found = result({
    pageTitle: 'Retry <b>',
    sectionTitle: 'Options',
    sectionRoute: '/docs/steps/retry/#options',
    content: 'How often to retry a call.',
    facts: ['number'],
    sections: [section(1)],
  });
  await answerWith(page, { retry: { results: [found] } });
  await open(page, start);
  await searchFor(page, 'retry');
  await expect(results(page)).toHaveCount(1);
  for (const text of ['Retry <b> › Options', 'Steps › Logic', 'number', 'retry a call']) {
    await expect(results(page)).toContainText(text);
  }
  await expect(results(page).locator('mark')).toHaveText(['Retry', 'retry']);
  // A further section is an option, named with its page.
  await expect(options(page).nth(1)).toHaveAccessibleName('Retry <b> › Part 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/steps/retry/#part-1');
  await expect(dialog(page)).toHaveCount(0);
});

test('what the field names for assistive technology is on the page at all times', async ({
  page,
}) => {
  await open(page, start);
  await searchFor(page, '');
  const missing = await page.evaluateHandle(() => {
    const found: string[] = [];
    const ids = (element: Element) =>
      ['aria-controls', 'aria-activedescendant'].flatMap(
        (name) => element.getAttribute(name)?.split(' ') ?? [],
      );
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('dialog [aria-controls]')) {
        found.push(...ids(element).filter((id) => !document.getElementById(id)));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    return found;
  });
  for (const query of ['flow', 'zyxwvu', 'retry']) {
    await input(page).fill(query);
    if (query === 'zyxwvu') await expect(status(page)).toHaveText('No results found.');
    else await expect(results(page)).toHaveCount(MAX_RESULTS);
    await page.keyboard.press('ArrowDown');
  }
  await expect(input(page)).toHaveAttribute('aria-activedescendant', /./);
  expect(await missing.jsonValue()).toEqual([]);
});

test('arrow keys select a result, Home moves the caret, and a link opens all results', async ({
  page,
}) => {
  await open(page, start);
  const box = await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  const last = (await options(page).count()) - 1;
  const isChosen = (index: number) =>
    expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await isChosen(0);
  await page.keyboard.press('ArrowDown');
  await isChosen(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await isChosen(last);
  await expect(options(page).nth(last)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await page.keyboard.type('a ');
  await expect(input(page)).toHaveValue('a flow');
  await input(page).fill('flow');
  const all = box.getByRole('link', { name: 'All results' });
  await expect(all).toHaveAttribute('href', /[?&]q=flow&/);
  await all.click();
  await expect(page).toHaveURL('/search/?q=flow&v=ace5');
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
  await open(page, start);
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  const path = await pathOf(results(page).first());
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
    await tab.waitForURL((url) => url.pathname === path);
    await tab.close();
    await expect(page).toHaveURL(start);
    await expect(input(page)).toBeFocused();
  }
  await results(page).first().click();
  await page.waitForURL((url) => url.pathname === path);
  await expect(dialog(page)).toHaveCount(0);
});

test('texts that load later change neither the results nor their places nor the selection', async ({
  page,
}) => {
  const release = await blockRequests(page, /\/search-text-/);
  await open(page, start);
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
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

test('a search without results offers other spellings, the other version and a report', async ({
  page,
}) => {
  await answerWith(page, {
    retyr: { suggestions: ['retry', '<b>rety'] },
    retry: { results: [result({})] },
  });
  await open(page, start);
  const box = await searchFor(page, 'retyr');
  await expect(status(page)).toHaveText('No results found.');
  const spellings = box.getByRole('group', { name: 'Did you mean' }).getByRole('link');
  await expect(spellings).toHaveText(['retry', '<b>rety']);
  await expect(box.getByRole('link', { name: 'Search in ACE 4' })).toBeVisible();
  const report = box.getByRole('link', { name: 'Report a missing page' });
  const address = new URL((await report.getAttribute('href')) ?? '');
  expect(address.pathname).toMatch(/\/issues\/new$/);
  expect(address.searchParams.get('title')).toContain('retyr');
  expect(address.searchParams.get('body')).toMatch(/ACE 5[^]*\/docs\/steps\/jwt/);
  await spellings.first().click();
  await expect(results(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('retry');
  await expect(input(page)).toBeFocused();
  await box.getByRole('button', { name: 'Clear' }).click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
});

type Gate = { gate?: Promise<void>; release?: () => void };

test('Enter before the answer to a query waits for it, as long as nothing else is typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...given: [never]) {
      void Promise.resolve((window as Gate).gate).then(() => postMessage.apply(this, given));
    };
  });
  /** Types a query and Enter while the worker gets nothing. */
  const enter = async (query: string) => {
    await page.evaluate(() => {
      const own = window as Gate;
      own.gate = new Promise((resolve) => (own.release = resolve));
    });
    await searchFor(page, query);
    await page.keyboard.press('Enter');
  };
  const release = () => page.evaluate(() => (window as Gate).release?.());
  await open(page, '/docs/support/faq/');
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  await enter('rotate');
  await page.keyboard.type(' x');
  await release();
  await expect(status(page)).toHaveText(/result/);
  await expect(input(page)).toHaveValue('rotate x');
  await enter('jwt');
  await expect(page).toHaveURL('/docs/support/faq/');
  await release();
  await expect(page).toHaveURL(/\/jwt\//);
  await enter('zyxwvu');
  await expect(input(page)).toHaveValue('zyxwvu');
  await release();
  await expect(page).toHaveURL('/search/?q=zyxwvu&v=ace5');
});

test('a pasted address of the site has its page as the only result', async ({ page }) => {
  await open(page, PAGE);
  const heading = page.getByRole('article').locator('h2[id]').first();
  const route = `${PAGE}#${await heading.getAttribute('id')}`;
  const name = (await heading.evaluate(({ firstChild }) => firstChild?.textContent)) ?? '';
  for (const [pasted, opened] of [
    [new URL(route, page.url()).href, route],
    ['docs/ace4/steps/jwt', '/docs/ace4/steps/jwt/'],
  ] as const) {
    await searchFor(page, pasted);
    await expect(options(page)).toHaveAttribute('href', opened);
    await expect(options(page)).toContainText(opened === route ? name : 'ACE 4');
  }
  // What only looks like an address is searched for.
  await searchFor(page, 'request/response');
  await expect(results(page)).not.toHaveCount(1);
});
