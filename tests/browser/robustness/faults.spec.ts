import {
  documentsOf,
  expect,
  expectPage,
  headingOf,
  introOf,
  linkTo,
  open,
  PAGE,
  settled,
  test,
  title,
  versionMenu,
} from '../../support/page';

test.describe('a faulty file', () => {
  // A page in place of a script is an error of syntax.
  test.use({ allowedErrors: /ChunkLoadError|Loading CSS chunk|SyntaxError/ });

  for (const answers of [true, false]) {
    test(`a page stays readable if any one of its files ${answers ? 'is a page' : 'does not answer'}`, async ({
      page,
    }) => {
      test.slow(); // loads the page for each file
      const seen = new Set<string>();
      const note = (request: { url: () => string }) => seen.add(new URL(request.url()).pathname);
      page.on('request', note);
      await open(page, PAGE);
      await settled(page);
      page.off('request', note);
      const files = [...seen].filter((file) => file !== PAGE);
      expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
      const alert = page.getByRole('alert');
      /** The files whose fault the page reports. */
      const reported: string[] = [];
      const loads = documentsOf(page);
      for (const file of files) {
        await test.step(file, async () => {
          loads.length = 0;
          let faulty = 0;
          // Otherwise, the page remembers that it has been loaded again for the file before.
          await page.evaluate(() => sessionStorage.clear());
          await page.route(`**${file}`, async (route) => {
            faulty += 1;
            if (answers) await route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' });
          });
          await page.goto(PAGE, { waitUntil: 'commit' });
          await expect.soft(title(page), file).toHaveText(headingOf(PAGE));
          await expect.soft(page.getByRole('article'), file).toContainText(introOf(PAGE));
          // Interactive, or a message with a way on.
          if (answers) {
            const started = page.locator('html[data-has-hydrated="true"]');
            await expect.soft(started.or(alert).first(), file).toBeVisible();
          }
          await expect.poll(() => faulty, `${file}: requests`).toBeGreaterThan(0);
          if (await alert.count()) reported.push(file);
          const expected = reported.includes(file) ? [2] : [1, 2];
          expect.soft(expected, `${file}: documents loaded`).toContain(loads.length);
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

test.describe('a crash', () => {
  test.use({ allowedErrors: /Error: The letters are out/ });

  test('of a page shows the error, and the page recovers after "Try again"', async ({ page }) => {
    await open(page, '/docs/tags/steps/');
    await page.evaluate(() => {
      const { localeCompare } = String.prototype;
      String.prototype.localeCompare = () => {
        throw new Error('The letters are out.', { cause: new Error('Somebody took them.') });
      };
      Object.assign(window, {
        repair: () => Object.assign(String.prototype, { localeCompare }),
      });
    });
    await linkTo(page.getByRole('main'), '/docs/tags/').click();
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByRole('main')).toContainText('The letters are out.');
    await expect(page.getByRole('main')).toContainText('Somebody took them.');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await page.goBack();
    await expect(title(page)).toHaveText(headingOf('/docs/tags/steps/'));
    await page.goForward();
    await expect(page).toHaveTitle('Page Error');
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page, '/docs/tags/');
  });
});

test.describe('storage', () => {
  test.use({ allowedErrors: /browser storage is not available|QuotaExceededError/ });

  test('that the browser blocks: the site works, and the console warns', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await open(page, '/docs/support/faq/');
    await page.getByRole('button', { name: /currently light mode/ }).click();
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible();
    await versionMenu(page).click();
    await page.getByRole('link', { name: 'ACE 4', exact: true }).click();
    await expect(page).toHaveURL('/docs/ace4/support/faq/');
    expect(warnings.join()).toContain('browser storage is not available');
  });

  const junk = ['', 'null', '[]', '{"a":[1,', '{"__proto__":{"x":1}}', '\ud800', '9'.repeat(5000)];

  test('that is full, and whose content is damaged: the site works', async ({ page }) => {
    await page.addInitScript((strings: string[]) => {
      const turn = Number(new URLSearchParams(location.search).get('turn'));
      // The same string each time that a key is read.
      Storage.prototype.getItem = (key) => strings[(turn + key.length) % strings.length] ?? '';
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }, junk);
    const addresses = [PAGE, '/', '/docs/guides/how_to_migrate_from_ace4/', '/playground/'];
    for (const [turn, address] of addresses.entries()) {
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
});
