import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/site/storage';
import {
  expect,
  hydrated,
  linkTo,
  navbar,
  open,
  PAGE,
  pageKinds,
  searchFor,
  test,
  versionMenu,
} from '../../support/page';

// Each browser test fails on a violation of the policy and on a request to another origin (tests/support/page.ts). These
// tests check that this is true, and the rest.

const keys: readonly string[] = Object.values(storageKeys);

/** The keys in both storages, without the namespace of the site. */
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .map((key) => key.replace(/-[\da-f]{3}$/, '')),
  );

test('a page of each kind has the policy, in its response and in its head', async ({ page }) => {
  for (const [kind, address] of Object.entries(pageKinds)) {
    const response = await page.request.get(address);
    const sent = response.headers();
    const policy = sent['content-security-policy'] ?? '';
    expect.soft(policy, kind).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect.soft(policy.match(/'sha256-/g)?.length, kind).toBeLessThanOrEqual(6);
    expect.soft(policy, kind).not.toMatch(/unsafe-|style-src-attr/);
    expect.soft(policy, kind).toContain("frame-ancestors 'none'");
    expect.soft(sent['x-content-type-options'], kind).toBe('nosniff');
    expect.soft(sent['cross-origin-opener-policy'], kind).toBe('same-origin');
    const head = (await response.text()).slice(0, 400);
    expect.soft(head, kind).toMatch(/<head><meta [^>]*><meta http-equiv="?Content-Security-Policy/);
  }
});

test.describe('what the policy forbids', () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  test('an injected script, handler, style or request of another origin does nothing', async ({
    page,
  }) => {
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
      const host = document.createElement('div');
      host.innerHTML =
        '<p style="color: red"></p><img src="data:," onerror="window.injected = true">';
      document.body.append(host);
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

test('a reader who uses everything has no cookie, and stores the keys of the privacy page', async ({
  page,
  context,
}) => {
  const modes = page.getByRole('button', { name: 'Switch between dark and light mode' });
  await test.step('tabs, color mode and version', async () => {
    await open(page, '/docs/getting_started/quick_start_developers/');
    await page.getByRole('tab', { name: 'GitLab' }).click();
    await modes.click();
    await modes.click();
    await versionMenu(page).click();
    await navbar(page).getByRole('link', { name: 'ACE 4', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/ace4\//);
  });
  await test.step('checklist', async () => {
    await open(page, '/docs/guides/how_to_migrate_from_ace4/');
    await page.getByRole('checkbox').first().check();
  });
  await test.step('search, in both versions', async () => {
    const box = await searchFor(page, 'retry');
    await box.getByText('Both', { exact: true }).click();
    await expect(box.getByRole('option').first()).toBeVisible();
    await box.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/retry\//);
  });
  await test.step('playground', async () => {
    await open(page, '/playground/');
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });
  await test.step('color mode of the system, then light', async () => {
    await modes.click();
    await modes.click();
    await expect.poll(() => storedKeys(page)).toContain(storageKeys.colorMode);
  });
  const found = new Set(await storedKeys(page));
  for (const key of ['theme', 'ace.tabs', 'ace.search.scope', 'docs-preferred-version-default'])
    expect([...found], 'what the controls above store').toContain(key);
  expect([...found].filter((key) => !keys.includes(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.goto('/privacy/');
  await hydrated(page);
  await expect(page.getByRole('main').locator('td code')).toHaveText([...keys]);
  await expect(linkTo(page.getByRole('contentinfo'), '/privacy/')).toBeVisible();
});
