import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterpartOf } from '../../src/content/versions/counterpartTable';
import {
  addressOf,
  labelOf,
  lastVersion,
  versionNames,
  versionRoot,
} from '../../src/site/versions';
import { docPages } from '../support/builtPage';

// The links of the dropdown are in the built page.
test('the version switch of a page leads to a page of each other version, to the counterpart if there is one', () => {
  for (const { version: from, id, page, $ } of docPages()) {
    for (const to of versionNames.filter((name) => name !== from)) {
      const label = to === lastVersion ? `${labelOf(to)} (current)` : labelOf(to);
      const links = $('nav.navbar a').filter((_, link) => $(link).text().trim() === label);
      const other = counterpartOf(from, id, to);
      const expected = other ? addressOf({ version: to, id: other }) : versionRoot(to);
      const found = links.map((_, link) => $(link).attr('href')).get();
      assert.deepEqual(found, [expected], `from ${page}`);
    }
  }
});
