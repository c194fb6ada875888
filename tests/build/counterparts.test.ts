import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { hasNoCounterpart, pairs } from '../../src/content/versions/counterpartTable';
import { counterpart } from '../../src/content/versions/findCounterpart';
import table from '../../src/site/route-table.json';
import { builds } from '../../tools/lib/builds';

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
  // The links of the dropdown are in the built page.
  test(`switching from ${labels[from]} leads to a page of ${labels[to]}, to its counterpart where there is one`, () => {
    for (const route of pages[from]) {
      const $ = load(readFileSync(join(builds.site.dir, route, 'index.html'), 'utf8'));
      const links = $('nav.navbar a').filter((_, link) => $(link).text().trim() === labels[to]);
      assert.equal(links.length, 1, `from ${route}`);
      const target = links.attr('href') ?? '';
      assert.ok(pages[to].includes(target), `from ${route} to ${target}`);
      const id = route.slice(base[from].length) || 'index';
      const same = pages[to].includes(base[to] + id.replace(/^index$/, ''));
      const other = counterpart(pairs, from, id, to);
      if (!same && !other) {
        assert.ok(hasNoCounterpart(from, id), `${route} has no entry in counterparts.json`);
        assert.equal(target, base[to], `from ${route}`);
      } else {
        const expected = base[to] + (same ? id : (other ?? '')).replace(/^index$/, '');
        assert.equal(target, expected, `from ${route}`);
      }
    }
  });
}
