import { expect, hydrated, misplacedSite, open, test, title } from '../../tools/lib/page';

test.use({
  allowedErrors: /Error: The (?:letters are|title is) out|browser storage is not available/,
});

test('a page that crashes shows the error, and recovers after "Try again"', async ({ page }) => {
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
  await page.getByRole('link', { name: 'All topics' }).click();
  await expect(title(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText('The letters are out.');
  await expect(page.getByRole('main')).toContainText('Somebody took them.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveTitle('Page Error');

  await test.step('another page does not show the error', async () => {
    await page.goBack();
    await expect(title(page)).not.toHaveText('This page crashed.');
    await expect(page).toHaveTitle(/Steps/);
    await page.goForward();
    await expect(page).toHaveTitle('Page Error');
  });

  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Topics');
  await expect(page).toHaveTitle(/^Topics/);
});

test('a crash outside the page content has the title "Page Error", and recovers too', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const { trim } = String.prototype;
    String.prototype.trim = function () {
      if (String(this) !== 'Page Not Found') return trim.call(this);
      throw new Error('The title is out.');
    };
    Object.assign(window, { repair: () => Object.assign(String.prototype, { trim }) });
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This page crashed/);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('The title is out.')).toBeVisible();
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Page not found');
});

test.describe('a site with a wrong base URL', () => {
  // Docusaurus' message has inline styles, which the policy forbids: it is shown without them.
  test.use({ allowedErrors: /Content Security Policy|Refused to (?:apply|execute)/ });

  test('shows a warning and suggests the correct one', async ({ page }) => {
    await page.goto(misplacedSite);
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /', { exact: true })).toBeVisible();
  });
});

test('a site with the correct base URL shows no warning', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('did not load properly')).toHaveCount(0);
});

test.describe('when the browser blocks storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
  });

  test('the site works, and the console warns that storage is not available', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto('/docs/support/faq/');
    await hydrated(page);
    await page.getByRole('button', { name: /currently light mode/ }).click();
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible();
    await page.getByRole('button', { name: 'ACE 5' }).hover();
    await page.getByRole('link', { name: 'ACE 4', exact: true }).click();
    await expect(page).toHaveURL('/docs/ace4/support/faq/');
    await expect(page.getByRole('button', { name: 'ACE 4' })).toBeVisible();
    expect(warnings.join()).toContain('browser storage is not available');
  });
});
