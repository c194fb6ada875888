import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { crawlBuilt } from '../search/corpus';
import { judge, pageOf, scores, type Verdict } from '../search/judge';
import { poolOf } from '../search/pool';
import { withoutOtherVersion } from '../search/ranking';
import { grown, languageOf } from '../search/synthetic';
import type { ParsedPage } from '../../src/search/core/sections';

const judged = (q: string, ...pages: string[]) => ({ q, kind: 'keywords' as const, pages });

describe('the judge of the search benchmark', () => {
  it('compares addresses of any engine by the page', () => {
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

  it('drops pages of the other version, which improves the rank of a page', () => {
    const seen = [judge(judged('x', '/docs/a'), ['/docs/ace4/a', '/docs/a'])];
    assert.deepEqual(
      [seen, withoutOtherVersion('ace5', seen)].map(([verdict]) => verdict?.rank),
      [2, 1],
    );
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

describe('the pages that the search benchmark reads', () => {
  it('have the questions of their sources', (t) => {
    const build = mkdtempSync(join(tmpdir(), 'corpus-'));
    t.after(() => rmSync(build, { recursive: true }));
    const routes = ['/docs/steps/catch/', '/docs/ace4/steps/catch/'];
    for (const route of routes) {
      mkdirSync(join(build, route), { recursive: true });
      const page = '<title>Catch</title><article><h1>Catch</h1><p>Handles errors.</p></article>';
      writeFileSync(join(build, route, 'index.html'), `<!doctype html><html>${page}</html>`);
    }
    const [ace5, ace4] = crawlBuilt(build, routes).map(({ questions = [] }) => questions);
    assert.ok(ace5?.includes('run a fallback when a call fails'));
    assert.ok(ace4?.includes('why does the rest still run after a failure'));
  });
});

describe('the synthetic pages of the search benchmark', () => {
  const words = (page: number) =>
    Array.from({ length: 200 }, (_, index) => `${'kmt'[index % 3]}${page * 20 + index}word`).join(
      ' ',
    );
  const pages = Array.from({ length: 6 }, (_, page): ParsedPage => ({
    url: `/docs/page-${page}`,
    type: 'docs',
    pageTitle: `Page ${page}`,
    description: '',
    sections: [{ title: 'All of it', hash: '', content: words(page), code: '', defined: '' }],
    tags: [],
    sidebarParentCategories: [],
  }));

  it('are the original pages and copies under other addresses', () => {
    const urls = grown(pages, 4).map(({ url }) => url);
    assert.equal(new Set(urls).size, 24);
    assert.deepEqual(
      urls.slice(0, 6),
      pages.map(({ url }) => url),
    );
  });

  it('are the same in every run', () => {
    assert.deepEqual(grown(pages, 3), grown(pages, 3));
  });

  it('have questions that differ from those of the original', () => {
    const asked = pages.map((page) => ({ ...page, questions: [words(0)] }));
    const questions = grown(asked, 2).flatMap((page) => page.questions ?? []);
    assert.equal(questions.length, 12);
    assert.equal(new Set(questions).size, 7);
  });

  it('have as many new words as text of that length has', () => {
    const { words: known, exponent } = languageOf(pages);
    const expected = known.size * 4 ** exponent;
    const actual = languageOf(grown(pages, 4)).words.size;
    assert.ok(Math.abs(actual / expected - 1) < 0.15, `${actual} words, expected ${expected}`);
  });
});

describe('the pool of the search benchmark', () => {
  const ranking = (name: 'ours' | 'pagefind', ...verdicts: Verdict[]) => ({
    version: 'ace5' as const,
    set: 'unread' as const,
    verdicts: new Map([[name, verdicts]]),
  });

  it('unites the pages of all engines, sorted, without the judged ones and the other version', () => {
    const query = judged('x', '/docs/b/');
    const pools = poolOf([
      ranking('ours', judge(query, ['/docs/d#1', '/docs/b', '/docs/ace4/c'])),
      ranking('pagefind', judge(query, ['/docs/d.html', '/docs/a'])),
    ]);
    assert.deepEqual(pools, [{ ...query, pool: ['/docs/a', '/docs/d'] }]);
  });

  it('takes the first five pages of the version', () => {
    const found = ['ace4/x', 'a', 'b', 'c', 'd', 'e', 'f'].map((page) => `/docs/${page}`);
    const [pooled] = poolOf([ranking('ours', judge(judged('x', '/docs/y'), found))]);
    assert.deepEqual(pooled?.pool, ['/docs/a', '/docs/b', '/docs/c', '/docs/d', '/docs/e']);
  });

  it('leaves out queries without a page to judge and those of the kind nothing', () => {
    const nothing = judge({ q: 'z', kind: 'nothing', pages: [] }, ['/docs/a']);
    assert.deepEqual(
      poolOf([ranking('ours', judge(judged('x', '/docs/a'), ['/docs/a']), nothing)]),
      [],
    );
  });
});
