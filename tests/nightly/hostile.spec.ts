import { expect, open, settled, test } from '../support/page';
import { PAGE } from '../support/pages';
import { title } from '../support/parts';
import { searchFor } from '../support/box';
import { marks } from '../support/readings';
import { hostileStrings } from '../support/hostileStrings';

// Without the policy, only the code keeps what a text contains from running.
test.use({ bypassCSP: true });

/** Some of every kind; all of them are in tests/unit/hostile.test.ts. */
const strings = hostileStrings.filter((_, at) => at % Math.ceil(hostileStrings.length / 30) === 0);
const query = String(
  new URLSearchParams(
    ['_highlight', 'os', 'docusaurus-theme', 'docusaurus-data-x'].flatMap((name) =>
      strings.map((text) => [name, text]),
    ),
  ),
);

test('what an address, the storage or a field contains stays text', async ({ page }) => {
  await page.addInitScript((values: string[]) => {
    const isForeign = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) => /^on|^srcdoc$/.test(name) || /^\s*(?:java|vb)script:/i.test(value),
      );
    const harm: string[] = [];
    new MutationObserver(() => {
      const foreign = [...document.querySelectorAll('body *')].filter(isForeign);
      harm.push(...foreign.map(({ outerHTML }) => outerHTML));
    }).observe(document, { subtree: true, childList: true });
    Object.assign(window, { harm, canary: () => harm.push('a script ran') });
    // Whatever the page asks its storage for, as the theme, a tab or a step of a list.
    Storage.prototype.getItem = (key) => values[key.length % values.length] ?? '';
  }, strings);
  const harm = () =>
    page.evaluate(() => [
      ...(window as unknown as { harm: string[] }).harm,
      ...Object.keys(Object.prototype),
    ]);
  for (const address of [PAGE, '/docs/intro/configuration/', '/docs/deployment/cli/', '/docs/x']) {
    await test.step(address, async () => {
      await open(page, `${address}?${query}&_highlight=the#${query}`);
      if (address === PAGE) await expect.poll(() => marks(page)).toContain('the');
      await settled(page);
      expect(await harm()).toEqual([]);
    });
  }
  await test.step('the search box', async () => {
    const box = await searchFor(page, '');
    for (const text of strings) await box.getByRole('searchbox').fill(text);
    await settled(page);
    expect(await harm()).toEqual([]);
  });
  await test.step('the watch sees markup that is no text', async () => {
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<p onclick=canary()>'),
    );
    await expect.poll(harm).not.toEqual([]);
  });
  await test.step('an address with a percent sign, or a broken one, is not found', async () => {
    for (const address of ['/docs/x%25', '/docs/steps/jwtt/%E0%A4%A']) {
      await open(page, address);
      await expect(title(page)).toHaveText('Page not found');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(title(page)).not.toHaveText('Page not found');
      await page.goBack();
      await expect(title(page)).toHaveText('Page not found');
    }
  });
});
