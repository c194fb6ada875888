import type { Page } from '@playwright/test';
import {
  expect,
  open,
  optionsSite,
  pageOptions,
  searchFor,
  test,
  title,
} from '../../tools/lib/page';

type Event = { eventName: string; index: string; objectIDs: string[] };
type Call = [name: string, event: Event];

// The analytics provider is the one other origin that a site may use.
test.use({
  allowedErrors:
    /request to another origin: https:\/\/(?:cdn\.jsdelivr\.net|insights\.algolia\.io)\/|Could not load search-insights/,
});

/** A mock of the provider's library: the calls stay in the queue. */
const library = 'window.calls = (window.aa.queue ??= []);';

const insightsScript = '**/search-insights*/**/*.js';

async function events(page: Page, name: string): Promise<Event[]> {
  const calls = await page.evaluate(() => (window as unknown as { calls?: Call[] }).calls ?? []);
  return calls.filter(([call]) => call === name).map(([, event]) => event);
}

test('the provider receives events for viewed, clicked and read results', async ({ page }) => {
  await page.clock.install();
  await page.route(insightsScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await open(page, `${optionsSite}docs/steps/jwt/`);
  const box = await searchFor(page, 'retry');
  await expect(pageOptions(box)).toHaveCount(8);
  await expect.poll(() => events(page, 'viewedObjectIDs')).not.toEqual([]);
  for (const { index, objectIDs } of await events(page, 'viewedObjectIDs')) {
    expect(index).toBe('ace-docs');
    expect(objectIDs.length).toBeLessThanOrEqual(20);
    expect(objectIDs).toContain('/kb/docs/steps/retry/');
  }

  await box.getByRole('option').first().click();
  await expect(title(page)).toHaveText('Retry');
  const read = { index: 'ace-docs', objectIDs: ['/kb/docs/steps/retry/'] };
  await expect
    .poll(() => events(page, 'clickedObjectIDsAfterSearch'))
    .toEqual([expect.objectContaining(read)]);

  expect(await events(page, 'convertedObjectIDsAfterSearch')).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect
    .poll(() => events(page, 'convertedObjectIDsAfterSearch'))
    .toEqual([expect.objectContaining(read)]);
});

test('loading the analytics library does not interrupt typing', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await open(page, `${optionsSite}docs/steps/jwt/`);
  const loaded = page.waitForRequest(/^https:/);
  await page.keyboard.press('Control+k');
  await loaded;
  const input = page.getByRole('searchbox');
  await expect(input).toBeFocused();
  await page.keyboard.type('retry');
  await expect(input).toHaveValue('retry');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
});

test('the search works if the provider cannot be reached', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(/^https:/, (route) => route.abort());
  await open(page, `${optionsSite}docs/steps/jwt/`);
  const box = await searchFor(page, 'retry');
  await expect(pageOptions(box)).toHaveCount(8);
  await expect.poll(() => errors.join()).toContain('Could not load search-insights.js');
});

test('without a provider a search sends requests only to the site', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'retry');
  await expect(pageOptions(box)).toHaveCount(8);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Retry');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'aa' in window)).toBe(false);
});
