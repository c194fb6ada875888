import table from '../../src/site/route-table.json';
import { hasNoCounterpart, pairs } from '../../src/content/versions/counterpartTable';
import { counterpart } from '../../src/content/versions/findCounterpart';
import { expect, test } from '../../tools/lib/page';

// The links of the dropdown are in the served page: without scripts all pages are read in seconds.
test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 180_000 });

const base = { ace5: '/docs/', ace4: '/docs/ace4/' };
const labels = { ace5: 'ACE 5 (current)', ace4: 'ACE 4' };
const pages = {
  ace5: Object.values(table.ace5).flat(),
  ace4: Object.values(table.ace4).flat(),
};

for (const [from, to] of [
  ['ace4', 'ace5'],
  ['ace5', 'ace4'],
] as const) {
  test(`switching from ${labels[from]} leads to a page of ${labels[to]}, to its counterpart where there is one`, async ({
    page,
  }) => {
    for (const route of pages[from]) {
      await page.goto(route);
      const link = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: labels[to], exact: true, includeHidden: true });
      const target = await link.getAttribute('href');
      expect(pages[to], `from ${route}`).toContain(target);
      const id = route.slice(base[from].length) || 'index';
      const same = pages[to].includes(base[to] + id.replace(/^index$/, ''));
      const other = counterpart(pairs, from, id, to);
      if (!same && !other) {
        expect(hasNoCounterpart(from, id), `${route} has no entry in pages.json`).toBe(true);
        expect(target, `from ${route}`).toBe(base[to]);
      } else {
        const expected = base[to] + (same ? id : (other ?? '')).replace(/^index$/, '');
        expect(target, `from ${route}`).toBe(expected);
      }
    }
  });
}
