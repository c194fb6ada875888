import { expect, marks, open, PAGE, searchFor, settled, test, title } from '../../support/page';
import { hostileStrings } from '../../support/hostileStrings';

// Without the policy, only the code keeps what a text contains from running.
test.use({ bypassCSP: true });

/** Some of every kind; all of them are in tests/unit/hostile.test.ts. */
const strings = hostileStrings.filter((_, at) => at % Math.ceil(hostileStrings.length / 30) === 0);
const parameters = (names: readonly string[]) =>
  String(new URLSearchParams(strings.flatMap((text) => names.map((name) => [name, text]))));

test('what an address, the storage or a field contains is text where React does not escape it', async ({
  page,
}) => {
  await page.addInitScript((values: string[]) => {
    const state = { runs: 0, foreign: 0 };
    const isForeign = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) => /^on|^srcdoc$/.test(name) || /^\s*(?:java|vb)script:/i.test(value),
      );
    new MutationObserver(() => {
      state.foreign += [...document.querySelectorAll('body *')].filter(isForeign).length;
    }).observe(document, { subtree: true, childList: true });
    Object.assign(window, { state, canary: () => (state.runs += 1) });
    // Whatever the page asks its storage for, as the theme, a tab or a step of a list.
    Storage.prototype.getItem = (key) => values[key.length % values.length] ?? '';
  }, strings);
  const seen = () =>
    page.evaluate(() => ({
      ...(window as unknown as { state: { runs: number; foreign: number } }).state,
      inherited: Object.keys(Object.prototype),
    }));
  const harmless = { runs: 0, foreign: 0, inherited: [] };
  const query = parameters(['_highlight', 'os', 'docusaurus-theme', 'docusaurus-data-x']);
  for (const address of [PAGE, '/docs/intro/configuration/', '/docs/deployment/cli/', '/docs/x']) {
    await test.step(address, async () => {
      await open(page, `${address}?${query}&_highlight=the#${query}`);
      if (address === PAGE) await expect.poll(() => marks(page)).toContain('the');
      await settled(page);
      expect(await seen()).toEqual(harmless);
    });
  }
  await test.step('the search box', async () => {
    const box = await searchFor(page, '');
    for (const text of strings) await box.getByRole('searchbox').fill(text);
    await settled(page);
    expect(await seen()).toEqual(harmless);
  });
  await test.step('the watch sees markup that is no text', async () => {
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<p onclick=canary()>'),
    );
    await expect.poll(seen).not.toEqual(harmless);
  });
});

test('Back leads to an address with a percent sign, and one that cannot be decoded is not found', async ({
  page,
}) => {
  await open(page, '/docs/x%25');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(title(page)).not.toHaveText('Page not found');
  await page.goBack();
  await expect(page).toHaveURL('/docs/x%25');
  await expect(title(page)).toHaveText('Page not found');
  await open(page, '/docs/steps/jwtt/%E0%A4%A');
  await expect(title(page)).toHaveText('Page not found');
});
