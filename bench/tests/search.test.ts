import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge, pageOf, scores } from '../search/judge';
import { median } from '../support/stats';

const judged = (q: string, ...pages: string[]) => ({ q, kind: 'keywords' as const, pages });

describe('the judge', () => {
  it('compares URLs of any engine by the page', () => {
    const forms = [
      '/docs/a#b',
      '/docs/a/',
      '/docs/a.html#b',
      '/docs/a/index.html',
      'http://x/docs/a?y',
    ];
    assert.deepEqual([...new Set(forms.map(pageOf))], ['/docs/a']);
  });

  it('ranks by distinct pages, not by sections', () => {
    assert.equal(judge(judged('x', '/docs/c'), ['/docs/a#1', '/docs/a#2', '/docs/c#3']).rank, 2);
  });

  it('uses the rank of the first of several right pages, and 0 if none is found', () => {
    assert.equal(judge(judged('x', '/docs/c', '/docs/b'), ['/docs/a', '/docs/b']).rank, 2);
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
