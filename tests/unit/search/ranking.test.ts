import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IndexOptions, SearchSource } from '../../../src/search/core/types';
import { fixture } from '../../support/fixture';
import { indexOf, routes, search } from './pages';

type Case = {
  name: string;
  sections: Partial<SearchSource>[];
  options?: Partial<IndexOptions>;
  finds: Record<string, string[]>;
};

for (const { name, sections, options, finds } of fixture<Case[]>(__dirname, 'ranking.yml')) {
  test(name, () => {
    const index = indexOf(sections, options);
    const found = Object.keys(finds).map((query) => {
      const results = search([index], query);
      // They stay in the worker.
      assert.ok(!results.some((result) => 'questions' in result), query);
      return [query, routes(results)];
    });
    assert.deepEqual(Object.fromEntries(found), finds);
  });
}
