import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageRoutes } from '../../src/site/pageFiles';
import { pageOf } from '../search/judge';
import { judgedVersions, loadQueries, queryKinds, querySets } from '../search/queries';

const known = new Set(pageRoutes.map(pageOf));
const isAce4 = (page: string) => /^\/docs\/ace4(?:\/|$)/.test(page);

for (const version of judgedVersions) {
  for (const set of querySets) {
    test(`the judged queries of ${version}, ${set}, are unique, have a kind, and name pages of the version`, () => {
      const queries = loadQueries(version, set);
      assert.equal(new Set(queries.map(({ q }) => q.trim().toLowerCase())).size, queries.length);
      const wrong = queries.filter(
        ({ q, kind, pages }) =>
          q.trim() === '' ||
          !queryKinds.includes(kind) ||
          (kind === 'nothing') !== (pages.length === 0) ||
          new Set(pages.map(pageOf)).size !== pages.length ||
          pages.some((page) => !known.has(pageOf(page)) || isAce4(page) !== (version === 'ace4')),
      );
      // Nobody reads the unread queries, in no message either.
      assert.equal(wrong.length, 0, set === 'tuning' ? JSON.stringify(wrong, null, 2) : undefined);
    });
  }
}
