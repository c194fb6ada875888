import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { addressOf } from '../../src/site/versions';
import { crawlBuilt } from '../search/corpus';
import { judge, pageOf, scores } from '../search/judge';

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

describe('the pages that every engine is fed with', () => {
  it('have the keywords and the questions of their writers', (t) => {
    const build = mkdtempSync(join(tmpdir(), 'corpus-'));
    t.after(() => rmSync(build, { recursive: true }));
    const versions = ['ace5', 'ace4'] as const;
    const routes = versions.map((version) => addressOf({ version, id: 'steps/catch' }));
    for (const route of routes) {
      mkdirSync(join(build, route), { recursive: true });
      const head = '<title>Catch</title><meta name=keywords content="try">';
      const page = `${head}<article><h1>Catch</h1><p>Handles errors.</p></article>`;
      writeFileSync(join(build, route, 'index.html'), `<!doctype html><html>${page}</html>`);
    }
    for (const version of versions) {
      const [page, ...others] = crawlBuilt(build, version, routes);
      assert.equal(others.length, 0);
      assert.equal(page?.keywords, 'try');
      assert.ok(page.questions.length > 0);
    }
  });
});
