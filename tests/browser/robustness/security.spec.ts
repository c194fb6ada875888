import { storageKeys } from '../../../src/site/storage';
import { expect, open, test } from '../../support/page';
import { PAGE } from '../../support/pages';
import { linkTo, navbar, versionMenu } from '../../support/parts';
import { searchFor } from '../../support/box';

// Each browser test fails on a violation of the policy and on a request to another origin (tests/support/page.ts). The
// first test checks that the policy forbids them; tests/unit/plugins has which address gets which header.

test.describe('what the policy forbids', () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  test('an injected script, handler, style or request does nothing', async ({ page }) => {
    await open(page, PAGE);
    const violations = await page.evaluate(async () => {
      const directives = new Set<string>();
      const all = new Promise<void>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.add(effectiveDirective);
          if (directives.size === 5) resolve();
        }),
      );
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p style="color: red"></p><img src="data:," onerror="window.injected = true">',
      );
      // The browser lets tests use eval; this runs later, as code of the page.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval
      setTimeout('window.injected = true' as unknown as TimerHandler);
      await fetch('https://other.example/').catch(() => undefined);
      await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(
        () => undefined,
      );
      await all;
      return [...directives].sort();
    });
    expect(violations).toEqual([
      'connect-src',
      'script-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
    ]);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test('no cookie is set, and the stored keys are on the privacy page', async ({ page, context }) => {
  await open(page, '/docs/getting_started/quick_start_developers/');
  await page.getByRole('tab', { name: 'GitLab' }).click();
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
  await versionMenu(page).click();
  await navbar(page).getByRole('link', { name: 'ACE 4', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/ace4\//);
  await open(page, '/docs/guides/how_to_migrate_from_ace4/');
  await page.getByRole('checkbox').first().check();
  const box = await searchFor(page, 'retry');
  await box.getByText('Both', { exact: true }).click();
  await box.getByRole('option', { name: /retry/i }).first().click();
  await expect(page).toHaveURL(/\/retry\//);
  await open(page, '/playground/');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();

  const found = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      // Without the namespace of the site.
      .map((key) => key.replace(/-[\da-f]{3}$/, '')),
  );
  const { colorMode, reader, tabs, preferredVersion, searchScope, recent } = storageKeys;
  expect(new Set(found)).toEqual(
    new Set([colorMode, reader, tabs, preferredVersion, searchScope, recent]),
  );
  expect(await context.cookies()).toEqual([]);

  await open(page, '/privacy/');
  await expect(page.getByRole('main').locator('td code')).toHaveText(Object.values(storageKeys));
  await expect(linkTo(page.getByRole('contentinfo'), '/privacy/')).toBeVisible();
});
