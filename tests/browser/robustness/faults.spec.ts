import type { Page, Route } from '@playwright/test';
import { expect, hydrated, open, test, title } from '../../../tools/lib/page';

test.use({ allowedErrors: /QuotaExceededError/ });

const PAGE = '/docs/steps/jwt/';

/** What can go wrong with the answer to a request. */
const faults: Record<string, (route: Route) => unknown> = {
  'does not arrive': (route) => route.abort(),
  'is not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is an error': (route) => route.fulfill({ status: 500, body: 'Error' }),
  'is a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }),
  'ends early': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'does not answer': () => undefined,
};

/** The files that the page loads until it is interactive, without the page itself. */
async function filesOf(page: Page): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(page.url()).origin && pathname !== PAGE) files.add(pathname);
  });
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...files];
}

test.describe(() => {
  // A damaged script is an error by itself.
  test.use({ allowedErrors: /ChunkLoadError|Loading CSS chunk|SyntaxError/ });

  for (const [fault, act] of Object.entries(faults)) {
    test(`a page stays readable if any one of its files ${fault}`, async ({ page }) => {
      test.slow(); // loads the page for each file
      const files = await filesOf(page);
      expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
      const answers = fault !== 'does not answer';
      const alert = page.getByRole('alert');
      /** The files whose fault the page reports. */
      const reported: string[] = [];
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      for (const file of files) {
        await test.step(file, async () => {
          loads = 0;
          let faulty = 0;
          // Otherwise, the page remembers that it has been loaded again for the file before.
          await page.evaluate(() => sessionStorage.clear());
          await page.route(`**${file}`, (route) => {
            faulty += 1;
            return act(route);
          });
          await page.goto(PAGE, { waitUntil: 'commit' });
          await expect.soft(title(page), file).toHaveText('JWT');
          await expect
            .soft(page.getByRole('article'), file)
            .toContainText('verifies one, or signs a new one');
          // Interactive, or a message with a way on.
          if (answers) {
            const started = page.locator('html[data-has-hydrated="true"]');
            await expect.soft(started.or(alert).first(), file).toBeVisible();
          }
          await expect.poll(() => faulty, `${file}: requests`).toBeGreaterThan(0);
          if (await alert.count()) reported.push(file);
          const expected = reported.includes(file) ? [2] : [1, 2];
          expect.soft(expected, `${file}: documents loaded`).toContain(loads);
          // An answer that is still on its way belongs to this file.
          await page.unrouteAll({ behavior: answers ? 'wait' : 'default' });
        });
      }
      const app = files.filter((file) => /\/main\.[^/]+\.js$/.test(file));
      if (answers) expect(reported).toEqual(expect.arrayContaining(app));
      else expect(reported).toEqual([]);
    });
  }
});

test('a page is readable, and its links work, while a script hangs', async ({ page }) => {
  await page.route(/\/assets\/js\//, () => undefined);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.getByRole('article')).toContainText('verifies one, or signs a new one');
  await page.getByRole('link', { name: 'REST HTTP' }).first().click({ noWaitAfter: true });
  await expect(title(page)).toHaveText('REST HTTP');
});

test('a page starts on slow 2G, without a reload or a message', async ({ page }) => {
  test.setTimeout(120_000); // as long as its files take
  const session = await page.context().newCDPSession(page);
  // 50 kbit/s of compressed files: the server of the tests sends about four times the bytes.
  const throughput = (4 * 50_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(PAGE, { waitUntil: 'commit', timeout: 60_000 });
  await expect(page.getByRole('article')).toContainText('verifies one', { timeout: 60_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 60_000,
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads).toBe(1);
  await session.detach();
});

test.describe('offline', () => {
  test.use({ allowedErrors: /ChunkLoadError|Loading (?:CSS )?chunk|could not be loaded/ });

  test('the search says so, and answers with Retry', async ({ page, context }) => {
    await open(page, PAGE);
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await context.setOffline(true);
    await page.keyboard.press('/');
    await page.keyboard.type('retry');
    const box = page.getByRole('dialog', { name: 'Search the documentation' });
    await expect(box.getByRole('status')).toContainText('could not be loaded');
    await context.setOffline(false);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(box.getByRole('option').first()).toContainText('Retry');
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  });

  test('a link leads to its page when the network is back', async ({ page, context }) => {
    await open(page, PAGE);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('link', { name: 'REST HTTP' }).first().click({ noWaitAfter: true });
    await failed;
    await context.setOffline(false);
    await expect(async () => {
      await page.reload();
      await expect(title(page)).toHaveText('REST HTTP', { timeout: 2000 });
    }).toPass();
  });
});

/** Texts in place of what the site stored. */
const junk = ['', 'null', '[]', '{"a":[1,', '{"__proto__":{"x":1}}', '\ud800', '9'.repeat(5000)];

test('the site works when the storage is full and what it had stored is damaged', async ({
  page,
}) => {
  test.slow(); // loads pages for each text
  await page.addInitScript((texts: string[]) => {
    const turn = Number(new URLSearchParams(location.search).get('turn'));
    // The same text each time that a key is read.
    Storage.prototype.getItem = (key) => texts[(turn + key.length) % texts.length] ?? '';
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }, junk);
  const addresses = [PAGE, '/', '/docs/guides/how_to_migrate_from_ace4/', '/playground/'];
  for (const turn of junk.keys()) {
    const address = addresses[turn % addresses.length] ?? PAGE;
    await open(page, `${address}?turn=${turn}`);
    await expect(page.locator('h1').first()).not.toContainText('crashed');
    await page.keyboard.press('/');
    await page.keyboard.type('retry');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/turn/);
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  }
});

test('two tabs share the color mode', async ({ page, context }) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, '/docs/steps/retry/');
  await page.getByRole('button', { name: /currently light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrated(other);
  await other.close();
});
