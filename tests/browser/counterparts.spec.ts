import { pageIds } from '../../src/site/routes';
import {
  addressOf,
  labelOf,
  lastVersion,
  versionNames,
  versionRoot,
} from '../../src/site/versions';
import { hasNoCounterpart, topics } from '../../src/content/versions/counterpartTable';
import { counterpart } from '../../src/content/versions/findCounterpart';
import { expect, test } from '../../tools/lib/page';

// The links of the dropdown are in the served page: without scripts all pages are read in seconds.
test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 180_000 });

const label = (version: string) =>
  version === lastVersion ? `${labelOf(version)} (current)` : labelOf(version);

const ways = versionNames.flatMap((from) =>
  versionNames.filter((to) => to !== from).map((to) => ({ from, to })),
);

for (const { from, to } of ways) {
  test(`switching from ${label(from)} leads to a page of ${label(to)}, to its counterpart where there is one`, async ({
    page,
  }) => {
    for (const id of pageIds(from)) {
      const address = addressOf({ version: from, id });
      await page.goto(address);
      const link = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: label(to), exact: true, includeHidden: true });
      const target = await link.getAttribute('href');
      const other = pageIds(to).includes(id) ? id : counterpart(topics(), from, id, to);
      expect(hasNoCounterpart(from, id, to), `${from} ${id} in counterparts.json`).toBe(!other);
      const expected = other ? addressOf({ version: to, id: other }) : versionRoot(to);
      expect(target, `from ${address}`).toBe(expected);
    }
  });
}
