import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterpartOf } from '../../src/content/versions/counterpartTable';
import { pageIds } from '../../src/site/routes';
import {
  addressOf,
  labelOf,
  lastVersion,
  versionNames,
  versionRoot,
} from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { builtPage } from '../support/builtPage';

const label = (version: string) =>
  version === lastVersion ? `${labelOf(version)} (current)` : labelOf(version);

const directions = versionNames.flatMap((from) =>
  versionNames.filter((to) => to !== from).map((to) => ({ from, to })),
);

for (const { from, to } of directions) {
  // The links of the dropdown are in the built page.
  test(`the version switch from ${label(from)} leads to a page of ${label(to)}, to the counterpart if there is one`, () => {
    for (const id of pageIds(from)) {
      const address = addressOf({ version: from, id });
      const $ = builtPage(builds.site.dir, address);
      const links = $('nav.navbar a').filter((_, link) => $(link).text().trim() === label(to));
      assert.equal(links.length, 1, `from ${address}`);
      const other = counterpartOf(from, id, to);
      const expected = other ? addressOf({ version: to, id: other }) : versionRoot(to);
      assert.equal(links.attr('href'), expected, `from ${address}`);
    }
  });
}
