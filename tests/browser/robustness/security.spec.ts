import type { Page } from '@playwright/test';
import { announcementKeys, storageKeys } from '../../../src/site/storage';
import { expect, open, optionsSite, searchFor, test, title } from '../../../tools/lib/page';
import { pageKinds } from '../../support/pages';

// Each browser test fails on a violation of the policy and on a request to another origin (tools/lib/page.ts), and
// accessibility.spec.ts opens every state. These tests check that this is true, and the rest.

const keys: readonly string[] = Object.values(storageKeys);

/** The keys in both storages, without the namespace. */
const storedKeys = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .map((key) => key.replace(/-[\w]{3}$/, '')),
  );

test('a page of each kind has the policy, in its response and in its head', async ({ page }) => {
  for (const [kind, address] of Object.entries(pageKinds)) {
    const response = await page.goto(address);
    const sent = response?.headers() ?? {};
    const policy = sent['content-security-policy'] ?? '';
    expect.soft(policy, kind).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect.soft(policy.match(/'sha256-/g)?.length, kind).toBeLessThanOrEqual(3);
    expect.soft(policy, kind).not.toMatch(/unsafe-|style-src-attr/);
    expect.soft(policy, kind).toContain("frame-ancestors 'none'");
    expect.soft(sent['x-content-type-options'], kind).toBe('nosniff');
    expect.soft(sent['cross-origin-opener-policy'], kind).toBe('same-origin');
    const inHead = page.locator('head > meta:nth-child(2)');
    expect.soft(await inHead.getAttribute('http-equiv'), kind).toBe('Content-Security-Policy');
  }
});

test.describe('what the policy forbids', () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  test('an injected script, handler, style or request of another origin does nothing', async ({
    page,
  }) => {
    await open(page, '/docs/steps/jwt/');
    const violations = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.push(effectiveDirective),
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
      await new Promise((resolve) => setTimeout(resolve, 100));
      return directives;
    });
    expect(new Set(violations)).toEqual(
      new Set([
        'script-src-elem',
        'script-src-attr',
        'script-src',
        'style-src-attr',
        'connect-src',
      ]),
    );
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test('the address sets known values only', async ({ page }) => {
  await open(page, '/docs/steps/jwt/?docusaurus-theme=x%22&docusaurus-data-test=1');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  expect(await html.getAttribute('data-test')).toBe(null);
  await open(page, '/docs/steps/jwt/?docusaurus-theme=dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a reader who uses everything has no cookie, and the stored keys of the privacy page', async ({
  page,
  context,
}) => {
  await open(page, '/docs/getting_started/quick_start_developers/');
  await page.getByRole('tab', { name: 'GitLab' }).click();
  const modes = page.getByRole('button', { name: 'Switch between dark and light mode' });
  await modes.click();
  await modes.click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const box = await searchFor(page, 'retry');
  await box.getByRole('option').first().click();
  await expect(title(page)).toHaveText('Retry');
  await modes.click();
  await modes.click();
  await expect.poll(() => storedKeys(page)).toContain(storageKeys.colorMode);
  const found = await storedKeys(page);
  expect(found.length).toBeGreaterThanOrEqual(4);
  expect(found.filter((key) => !keys.includes(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.goto('/privacy/');
  await expect(title(page)).toHaveText('Privacy');
  const listed = page.getByRole('main').locator('td code');
  await expect(listed).toHaveText([...keys]);
  expect(keys.length).toBeLessThanOrEqual(6);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
  ).toHaveAttribute('href', '/privacy/');
});

test.describe('a site with search analytics and an announcement', () => {
  test.use({ allowedErrors: /request to another origin: https:\/\/cdn\.jsdelivr\.net/ });

  test('names them on the privacy page, and allows their hosts', async ({ page }) => {
    const response = await page.goto(`${optionsSite}privacy/`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('https://insights.algolia.io');
    await expect(page.getByRole('main')).toContainText('Algolia');
    await expect(page.getByRole('main').locator('td code')).toHaveText([
      ...keys,
      ...announcementKeys,
    ]);
  });
});
