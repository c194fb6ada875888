import type { Page } from '@playwright/test';
import { expect, follow, open, test } from '../../support/page';
import { optionsSite } from '../../support/pages';
import { input, listResults, results } from '../../support/box';

type Event = { eventName: string; index: string; objectIDs: string[] };
type Call = [name: string, event: Event];

// The analytics provider is the one other origin that a site may use.
test.use({
  allowedErrors:
    /request to another origin: https:\/\/(?:cdn\.jsdelivr\.net|insights\.algolia\.io)\/|Could not load search-insights/,
});

/** A mock of the provider's library: the calls stay in the queue. */
const library = 'window.calls = (window.aa.queue ??= []);';

async function events(page: Page, name: string): Promise<Event[]> {
  const calls = await page.evaluate(() => (window as unknown as { calls?: Call[] }).calls ?? []);
  return calls.filter(([call]) => call === name).map(([, event]) => event);
}

test('the provider receives events for viewed, clicked and read results', async ({ page }) => {
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
  await expect
    .poll(() => events(page, 'clickedObjectIDsAfterSearch'))
    .toEqual([expect.objectContaining(read)]);
  expect(await events(page, 'convertedObjectIDsAfterSearch')).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect
    .poll(() => events(page, 'convertedObjectIDsAfterSearch'))
    .toEqual([expect.objectContaining(read)]);
});

test('the search works, and typing goes on, if the provider cannot be reached', async ({
  page,
}) => {
  await page.route(/^https:/, (route) => route.abort());
  await open(page, `${optionsSite}docs/steps/jwt/`);
  const failed = page.waitForEvent('requestfailed', (request) => /^https:/.test(request.url()));
  await page.keyboard.press('Control+k');
  await failed;
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('flow');
  await expect(results(page)).not.toHaveCount(0);
});

test('the search uses the language of the site if the plugin has translations', async ({
  page,
}) => {
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
