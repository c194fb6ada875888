import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge, scores } from '../search/judge';
import { median } from '../support/stats';

const judged = (q: string, ...pages: string[]) => ({ q, kind: 'keywords' as const, pages });

describe('the judge', () => {
  it('uses the rank of the first right page, not section, and 0 if none is found', () => {
    const results = ['/docs/a#1', '/docs/a/#2', '/docs/b.html#3'];
    assert.equal(judge(judged('x', '/docs/c', '/docs/b'), results).rank, 2);
    assert.equal(judge(judged('x', '/docs/c'), ['/docs/a']).rank, 0);
  });

  it('excludes queries that have no answer from the total', () => {
    const metrics = scores([
      judge(judged('x', '/docs/a'), ['/docs/b', '/docs/a']),
      judge(judged('y', '/docs/a'), []),
      judge({ q: 'z', kind: 'nothing', pages: [] }, []),
    ]);
    assert.deepEqual(metrics.get('all'), { n: 2, mrr: 0.25, hit1: 0, hit3: 0.5, empty: 0.5 });
    assert.equal(metrics.get('nothing')?.empty, 1);
  });
});

it('the median of an even number of values is the mean of the two in the middle', () => {
  assert.equal(median([9, 1, 4]), 4);
  assert.equal(median([9, 1, 4, 5]), 4.5);
});
