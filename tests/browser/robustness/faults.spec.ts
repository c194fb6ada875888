import { isFull } from '../../support/extent';
import { expect, follow, open, test } from '../../support/page';
import { expectPage, headingOf, PAGE } from '../../support/pages';
import { linkTo, navbar, title, versionMenu } from '../../support/parts';
import { dialog, listResults, results, searchFor } from '../../support/box';

test.use({
  allowedErrors: /The letters are out|browser storage is not available|QuotaExceededError/,
});

test('a page that crashed shows the error, and recovers after "Try again"', async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/docs/tags/steps/');
  await page.evaluate(() => {
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = () => {
      throw new Error('The letters are out.', { cause: new Error('Somebody took them.') });
    };
    addEventListener('repair', () => Object.assign(String.prototype, { localeCompare }));
  });
  await linkTo(main, '/docs/tags/').click();
  await expect(title(page)).toHaveText('This page crashed.');
  for (const message of ['The letters are out.', 'Somebody took them.'])
    await expect(main).toContainText(message);
  await expect(navbar(page)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await page.goBack();
  await expect(title(page)).toHaveText(headingOf('/docs/tags/steps/'));
  await page.goForward();
  await expect(page).toHaveTitle('Page Error');
  await page.evaluate(() => dispatchEvent(new Event('repair')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPage(page, '/docs/tags/');
});

test('if storage is blocked, the site works, and the console warns', async ({ page }) => {
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('browser storage is not available'),
  );
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
  await linkTo(navbar(page), '/docs/ace4/support/faq/').click();
  await expectPage(page, '/docs/ace4/support/faq/');
  // Recent searches last until the page is left.
  await listResults(page);
  await follow(page, results(page).first());
  await searchFor(page, '');
  const recent = dialog(page).getByRole('listbox', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['flow']);
  await warned;
});

test('if storage is full, and its content damaged, the site works', async ({ page }) => {
  await page.addInitScript(() => {
    const damaged = ['null', '[]', '{"a":[1,', '{"__proto__":{"x":1}}'];
    const turn = Number(new URLSearchParams(location.search).get('turn'));
    Storage.prototype.getItem = (key) => damaged[(turn + key.length) % damaged.length] ?? '';
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  for (const turn of isFull ? [0, 2] : [0]) {
    await open(page, `/docs/guides/how_to_migrate_from_ace4/?turn=${turn}`);
    await page.getByRole('article').getByRole('checkbox').first().check();
    await expect(page.getByText(/^1 of \d+ done$/).first()).toBeVisible();
    const box = await searchFor(page, 'jwt');
    await box.getByRole('option', { name: 'JWT' }).first().click();
    await expect(title(page)).toHaveText(headingOf(PAGE));
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  }
});
