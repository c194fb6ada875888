import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageOf } from '../search/judge';
import { judgedVersions, loadQueries, queryKinds, querySets } from '../search/queries';
import { pageRoutes } from '../../src/site/routes';

const known = new Set(pageRoutes.map(pageOf));
const isAce4 = (page: string) => /^\/docs\/ace4(?:\/|$)/.test(page);

describe('the judged queries', () => {
  for (const version of judgedVersions) {
    for (const set of querySets) {
      it(`of ${version}, ${set}, refer to existing pages of that version`, () => {
        const pages = loadQueries(version, set).flatMap((query) => query.pages);
        const wrong = pages.filter(
          (page) => !known.has(pageOf(page)) || isAce4(page) !== (version === 'ace4'),
        );
        assert.deepEqual(wrong, []);
      });

      it(`of ${version}, ${set}, have a kind and the pages that the kind requires`, () => {
        const queries = loadQueries(version, set);
        const wrong = queries.filter(
          ({ q, kind, pages }) =>
            q.trim() === '' ||
            !queryKinds.includes(kind) ||
            (kind === 'nothing') !== (pages.length === 0) ||
            new Set(pages.map(pageOf)).size !== pages.length,
        );
        assert.deepEqual(wrong, []);
      });

      it(`of ${version}, ${set}, are unique`, () => {
        const queries = loadQueries(version, set).map(({ q }) => q.trim().toLowerCase());
        assert.deepEqual(
          queries.filter((q, index) => queries.indexOf(q) !== index),
          [],
        );
      });
    }
  }
});
