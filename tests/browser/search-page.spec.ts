import type { Page } from '@playwright/test';
import { expect, hydrated, open, optionsSite, test, title } from '../../tools/lib/page';
import { answerWith } from '../support/search';

const main = (page: Page) => page.getByRole('main');
const query = (page: Page) => main(page).getByRole('searchbox', { name: 'Search', exact: true });
const version = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const results = (page: Page) => main(page).locator('ol > li > a');

test('the search page shows the results for the query in its address', async ({ page }) => {
  await open(page, '/search/?q=retry&v=ace5');
  await expect(page).toHaveTitle('Search results for “retry” | ACE Documentation');
  await expect(query(page)).toHaveValue('retry');
  await expect(results(page)).toHaveCount(8);
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/steps\/retry\b/);
  await expect(results(page).first()).toContainText('ACE 5 · Steps › Logic');
});

test('the search page works with only the keyboard', async ({ page }) => {
  await open(page, '/search/?q=retry&v=ace5');
  await expect(results(page)).toHaveCount(8);
  await query(page).focus();
  for (const next of [
    main(page).getByRole('button', { name: 'Search' }),
    version(page, 'ACE 5'),
    main(page).getByRole('radio', { name: /^All/ }),
    results(page).first(),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
});

test('the form of the search page opens an address that can be shared', async ({ page }) => {
  await open(page, '/search/');
  await query(page).fill('json & co');
  await query(page).press('Enter');
  await expect(page).toHaveURL('/search/?q=json+%26+co&v=ace5');
  await version(page, 'ACE 4').check();
  await expect(page).toHaveURL('/search/?q=json+%26+co&v=ace4');
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/ace4\//);
  await page.reload();
  await hydrated(page);
  await expect(query(page)).toHaveValue('json & co');
  await expect(version(page, 'ACE 4')).toBeChecked();
  await page.goBack();
  await expect(version(page, 'ACE 5')).toBeChecked();
  await page.goBack();
  await expect(query(page)).toHaveValue('');
});

test('the search page falls back to the current version if the version is unknown', async ({
  page,
}) => {
  await open(page, '/search/?q=retry&v=ace3');
  await expect(version(page, 'ACE 5')).toBeChecked();
  await expect(results(page)).toHaveCount(8);
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/steps\//);
});

test('the search page reports no results, and shows instructions without a query', async ({
  page,
}) => {
  await open(page, '/search/?q=zyxwvu');
  await expect(main(page).getByRole('status')).toHaveText('No results found.');
  await expect(results(page)).toHaveCount(0);
  await open(page, '/search/');
  await expect(main(page).getByRole('status')).toContainText('Type a word');
});

test('results are paginated by 8, and each page has its own address', async ({ page }) => {
  const pages = main(page).getByRole('navigation', { name: 'Result pages' });
  const routes = () =>
    results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await open(page, '/search/?q=flow&v=all');
  await expect(results(page)).toHaveCount(8);
  await expect(main(page).getByRole('status')).toHaveText(/^8 of \d+ results$/);
  await expect(pages).toContainText('Page 1 of');
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  const first = await routes();
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/search/?q=flow&v=all&p=2',
  );
  await pages.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=flow&v=all&p=2');
  await expect(pages).toContainText('Page 2 of');
  const second = await routes();
  expect(second).toHaveLength(8);
  expect(second.filter((route) => first.includes(route))).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(pages).toContainText('Page 2 of');
  expect(await routes()).toEqual(second);
  await page.goBack();
  await expect(pages).toContainText('Page 1 of');
  await page.goForward();
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/search/?q=flow&v=all');
  await expect(pages).toContainText('Page 1 of');
  expect(await routes()).toEqual(first);
});

test('results are limited to a section of the documentation, in the address', async ({ page }) => {
  const sections = main(page).getByRole('group', { name: 'Section' });
  const status = main(page).getByRole('status');
  await open(page, '/search/?q=upload+file&v=ace5&s=Nowhere');
  await expect(sections.getByRole('radio', { name: /^All \(\d+\)$/ })).toBeChecked();
  const steps = sections.getByRole('radio', { name: /^Steps \(\d+\)$/ });
  const count = Number(((await steps.locator('..').textContent()) ?? '').match(/\d+/)?.[0]);
  await steps.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/search/?q=upload+file&v=ace5&s=Steps');
  await expect(status).toHaveText(new RegExp(`(^| )${count} results? in Steps$`));
  await expect(steps).toBeFocused();
  await expect(main(page).locator('ol > li')).toHaveCount(Math.min(8, count));
  for (const text of await results(page).allTextContents()) expect(text).toContain('ACE 5 · Steps');
  // The choice stays with another version, and ends with another query.
  await version(page, 'ACE 4').check();
  await expect(page).toHaveURL('/search/?q=upload+file&v=ace4&s=Steps');
  await query(page).fill('download');
  await query(page).press('Enter');
  await expect(page).toHaveURL('/search/?q=download&v=ace4');
});

test('the further sections of a page are links below it', async ({ page }) => {
  await open(page, '/search/?q=upload+file&v=ace5');
  const further = results(page).first().locator('..').getByRole('list').getByRole('link');
  await expect(further.first()).toHaveAccessibleName(
    'Upload and download files › Describe the upload',
  );
  await further.first().click();
  await expect(page).toHaveURL(/\/upload_download\/.*#describe-the-upload$/);
});

test('a page number above the last shows the last page, an invalid one shows the first', async ({
  page,
}) => {
  const pages = main(page).getByRole('navigation', { name: 'Result pages' });
  await open(page, '/search/?q=flow&p=999');
  await expect(pages).toContainText(/Page (\d+) of \1$/);
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(results(page)).not.toHaveCount(0);
  for (const p of ['0', '-1', '1e9', '__proto__', 'x&p=2', '%3Cb%3E']) {
    await open(page, `/search/?q=flow&p=${p}`);
    await expect(pages).toContainText('Page 1 of');
  }
});

test('the search page without results shows next links', async ({ page }) => {
  await answerWith(page, { answers: { retyr: { suggestions: ['retry'] } } });
  await open(page, '/search/?q=retyr&v=ace5');
  await expect(main(page).getByRole('link', { name: 'retry', exact: true })).toHaveAttribute(
    'href',
    '/search/?q=retry&v=ace5',
  );
  await expect(main(page).getByRole('link', { name: 'Report a missing page' })).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*retyr/,
  );
  await main(page).getByRole('link', { name: 'Search in ACE 4' }).click();
  await expect(page).toHaveURL('/search/?q=retyr&v=ace4');
});

test.describe('a site with search analytics', () => {
  // Opening the search loads the script of the provider.
  test.use({
    allowedErrors:
      /request to another origin: https:\/\/cdn\.jsdelivr\.net\/|Could not load search-insights/,
  });

  test('the search uses the language of the site if the plugin has translations', async ({
    page,
  }) => {
    await open(page, `${optionsSite}de/docs/steps/jwt/`);
    await page.getByRole('button', { name: 'Suche' }).click();
    const box = page.getByRole('dialog', { name: 'Suche in der Dokumentation' });
    const input = box.getByRole('searchbox', { name: 'Suche in der Dokumentation' });
    await expect(input).toHaveAttribute('placeholder', 'Suche');
    await input.fill('zyxwvu');
    await expect(box.getByRole('status')).toHaveText('Keine Ergebnisse');
    await input.fill('jwt');
    await box.getByRole('link', { name: 'Alle Ergebnisse anzeigen' }).click();
    await expect(page).toHaveTitle(/^Suchergebnisse für "jwt"/);
  });
});

test('a query that is outdated before the engine starts on it is left out', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const sent: (string | undefined)[] = [];
    const held: (() => void)[] = [];
    const state = { sent, held, isHeld: false };
    Worker.prototype.postMessage = function (this: Worker, ...given: [never]) {
      const [{ request }] = given as [{ request: { query?: string } }];
      sent.push(request.query);
      const send = () => postMessage.apply(this, given);
      if (state.isHeld) held.push(send);
      else send();
    };
    Object.assign(window, { state });
  });
  await open(page, '/search/?q=retry');
  await expect(results(page)).toHaveCount(8);
  type State = { state: { sent: string[]; held: (() => void)[]; isHeld: boolean } };
  await page.evaluate(() => ((window as unknown as State).state.isHeld = true));
  for (const next of ['rotate', 'lookup', 'jwt']) {
    await query(page).fill(next);
    await query(page).press('Enter');
    await expect(title(page)).toContainText(next);
  }
  await page.evaluate(() => {
    const { state } = window as unknown as State;
    state.isHeld = false;
    state.held.forEach((send) => send());
  });
  await expect(results(page).first()).toContainText('JWT');
  const sent = await page.evaluate(() => (window as unknown as State).state.sent);
  expect(sent).toContain('rotate');
  expect(sent).not.toContain('lookup');
});
