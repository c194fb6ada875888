import type { Page } from '@playwright/test';
import { expect, follow, open, test } from '../support/page';
import { optionsSite } from '../support/pages';
import { navbar } from '../support/parts';
import { indexFiles, requests } from '../support/network';
import { listResults, results, searchFor } from '../support/box';

// The site with every option, below a path, in two languages. The analytics provider is the one other origin that a site
// may use: the search loads its script.
test.use({
  allowedErrors:
    /request to another origin: https:\/\/(?:cdn\.jsdelivr\.net|insights\.algolia\.io)\/|Could not load search-insights/,
});

test('each option is on the page, and the provider on the privacy page', async ({ page }) => {
  const response = await page.goto(`${optionsSite}privacy/`);
  await expect(page.getByText('The documentation moves on Sunday.')).toBeVisible();
  await expect(navbar(page)).toHaveClass(/navbarHideable/);
  await expect(navbar(page).getByRole('button', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Algolia');
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain('https://insights.algolia.io');
});

test('the search is below the base URL, also without the provider', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /^https:/.test(request.url()));
  const requested = requests(page, indexFiles);
  await open(page, `${optionsSite}docs/steps/jwt/`);
  const box = await searchFor(page, 'retry');
  await failed;
  await expect(box.getByRole('option').first()).toBeVisible();
  expect(requested.length).toBeGreaterThan(0);
  for (const address of requested) expect(address).toContain(optionsSite);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${optionsSite}docs/steps/retry/`);
});

type Event = { eventName: string; index: string; objectIDs: string[] };
type Call = [name: string, event: Event];

/** A mock of the provider's library: the calls stay in the queue. */
const library = 'window.calls = (window.aa.queue ??= []);';

async function events(page: Page, name: string): Promise<Event[]> {
  const calls = await page.evaluate(() => (window as unknown as { calls?: Call[] }).calls ?? []);
  return calls.filter(([call]) => call === name).map(([, event]) => event);
}

test('analytics get the results that are viewed, clicked and read', async ({ page }) => {
  await page.clock.install();
  await page.route('**/search-insights*/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await open(page, `${optionsSite}docs/steps/jwt/`);
  await listResults(page);
  await expect.poll(() => events(page, 'viewedObjectIDs')).not.toEqual([]);
  for (const { index, objectIDs } of await events(page, 'viewedObjectIDs')) {
    expect(index).toBe('ace-docs');
    expect(objectIDs.length).toBeLessThanOrEqual(20);
  }

  const path = await follow(page, results(page).first());
  const read = { index: 'ace-docs', objectIDs: [expect.stringContaining(path) as unknown] };
  const clicked = () => events(page, 'clickedObjectIDsAfterSearch');
  const converted = () => events(page, 'convertedObjectIDsAfterSearch');
  await expect.poll(clicked).toEqual([expect.objectContaining(read)]);
  expect(await converted()).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect.poll(converted).toEqual([expect.objectContaining(read)]);
});

test('the search uses the translations of the plugin', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await open(page, `${optionsSite}de/docs/steps/jwt/`);
  await page.getByRole('button', { name: 'Suche' }).click();
  const box = page.getByRole('dialog', { name: 'Suche in der Dokumentation' });
  const field = box.getByRole('searchbox', { name: 'Suche in der Dokumentation' });
  await expect(field).toHaveAttribute('placeholder', 'Suche');
  await field.fill('zyxwvu');
  await expect(box.getByRole('status')).toHaveText('Keine Ergebnisse');
  await field.fill('jwt');
  await box.getByRole('link', { name: 'Alle Ergebnisse anzeigen' }).click();
  await expect(page).toHaveTitle(/^Suchergebnisse für "jwt"/);
});
