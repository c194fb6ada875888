import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRecord } from '../../../src/browser/stored';
import { commonTaskPages } from '../../../src/plugins/content-data/pages';
import { parseRecent, withRecent } from '../../../src/search/client/recentList';
import { addressIn } from '../../../src/search/client/address';
import { searchScopes } from '../../../src/search/client/scope';
import { readHighlight, withHighlight } from '../../../src/search/ui/highlightParameter';
import { reportUrl } from '../../../src/search/ui/reportUrl';
import { readParameters, writeParameters } from '../../../src/search/ui/resultPageParameters';

const versions = [
  { name: 'ace5', label: 'ACE 5' },
  { name: 'ace4', label: 'ACE 4' },
];

test('stored recent searches are used only if they are a valid list', () => {
  assert.deepEqual(parseRecent(null), []);
  assert.deepEqual(parseRecord('{"0":"x"'), {});
  assert.deepEqual(parseRecent('["<img src=x>", {"toString": 1}, "__proto__"]'), [
    '<img src=x>',
    '__proto__',
  ]);
  for (const stored of ['', '{', 'null', '7', '{"length":3}', '[1,null,{},["a"],"  "]']) {
    assert.deepEqual(parseRecent(stored), [], stored);
  }
  assert.deepEqual(parseRecent('["a","b","c","d","e","f"]'), ['a', 'b', 'c', 'd', 'e']);
  assert.deepEqual(parseRecent(JSON.stringify(['x'.repeat(513), 'ok'])), ['ok']);
});

test('a search is stored once, newest first, at most five', () => {
  assert.deepEqual(withRecent(['b', 'a'], ' A '), ['A', 'b']);
  assert.deepEqual(withRecent(['e', 'd', 'c', 'b', 'a'], 'f'), ['f', 'e', 'd', 'c', 'b']);
  assert.deepEqual(withRecent(['a'], '  '), ['a']);
});

test('a task leads to the first of its pages that a version has, and to one at least', () => {
  const pathOf = (id: string) => `/docs/${id}/`;
  const first = commonTaskPages('x', pathOf);
  assert.equal(first.length, 6);
  const missing = first[0]?.path;
  assert.throws(
    () => commonTaskPages('x', (id) => (pathOf(id) === missing ? undefined : pathOf(id))),
    /common-tasks\.json: x has no page for the task/,
  );
});

test('the scopes are each version and all versions; with one version there is only one scope', () => {
  const scopes = searchScopes(versions, 'en');
  assert.deepEqual(
    scopes.map(({ name, label }) => [name, label]),
    [
      ['ace5', 'ACE 5'],
      ['ace4', 'ACE 4'],
      ['all', 'ACE 5 and ACE 4'],
    ],
  );
  assert.deepEqual(scopes[1]?.tags, ['docs-default-ace4', 'default']);
  assert.deepEqual(scopes[2]?.tags, ['docs-default-ace5', 'docs-default-ace4', 'default']);
  assert.equal(searchScopes(versions.slice(0, 1), 'en').length, 1);
});

test('the address of the result page contains only query, scope, area and page', () => {
  assert.equal(writeParameters({ query: 'a & b', scope: 'all', page: 2 }), '?q=a+%26+b&v=all&p=2');
  assert.equal(writeParameters({ query: 'a', page: 1 }), '?q=a');
  assert.equal(writeParameters({ query: 'a', area: 'About us' }), '?q=a&s=About+us');
  assert.equal(readParameters('?q=a&s=About+us').area, 'About us');
  // The pages in no area.
  assert.equal(writeParameters({ query: 'a', area: '' }), '?q=a&s=');
  assert.equal(readParameters('?q=a&s=').area, '');
  assert.equal(writeParameters({ query: '' }), '');
  assert.deepEqual(readParameters('?q=a+%26+b&v=all&p=2&x=1'), {
    query: 'a & b',
    scope: 'all',
    area: undefined,
    page: 2,
  });
  assert.equal(readParameters(`?q=${'a'.repeat(600)}`).query.length, 512);
});

test('an invalid page number falls back to the first page', () => {
  for (const page of ['', '0', '-1', '1.5', '1e3', '00002', '99999', 'two', '%00']) {
    assert.equal(readParameters(`?q=a&p=${page}`).page, 1, page);
  }
});

test('the terms of a result are added to the address and removed again', () => {
  const address = withHighlight('/docs/a#b', ['x y', '&']);
  assert.equal(address, '/docs/a?_highlight=x+y&_highlight=%26#b');
  assert.deepEqual(readHighlight('?v=1&_highlight=x+y&_highlight=%26'), {
    terms: ['x y', '&'],
    rest: '?v=1',
  });
  assert.deepEqual(readHighlight(''), { terms: [], rest: '' });
  // Safari on iOS 16 does not have it.
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  assert.equal(readHighlight('?v=1&_highlight=x').rest, '?v=1');
  assert.equal(withHighlight('/docs/a', []), '/docs/a');
});

test('a missing-result report contains the query, the version and the page', () => {
  const address = new URL(
    reportUrl('https://git.acme.dev/docs/issues', {
      query: 'a & b #1',
      version: 'ACE 5',
      page: '/docs/steps/jwt',
    }),
  );
  assert.equal(address.pathname, '/docs/issues/new');
  assert.deepEqual([...address.searchParams.keys()], ['title', 'body']);
  assert.equal(address.searchParams.get('title'), 'Nothing found for "a & b #1"');
  assert.match(address.searchParams.get('body') ?? '', /a & b #1\nIn: ACE 5\n.*\/docs\/steps\/jwt/);
});

test('a missing-result report with 10,000 characters is truncated to valid text', () => {
  for (const character of ['a', '語', '😀', '\ud800']) {
    const query = character.repeat(10_000);
    const page = `/${query}`;
    const address = reportUrl('https://g.dev/issues', { query, version: 'ACE 5', page });
    assert.ok(address.length <= 'https://g.dev/issues'.length + 4000, String(address.length));
    const body = new URL(address).searchParams.get('body') ?? '';
    assert.equal(body.includes('\ufffd'), character === '\ud800', character);
  }
});

test('a query is an address if it leads to the site, here or where it is published', () => {
  const at = (query: string) =>
    addressIn(query, 'http://localhost:3000/kb/', 'https://docs.example');
  assert.equal(at(' http://localhost:3000/kb/docs/steps/jwt?a=b#x '), '/kb/docs/steps/jwt/#x');
  assert.equal(at('https://docs.example/kb/docs/index.html'), '/kb/docs/');
  assert.equal(at('/kb/docs/'), '/kb/docs/');
  assert.equal(at('docs/ace4/'), '/kb/docs/ace4/');
  assert.equal(at('https://elsewhere.example/kb/docs/'), undefined);
  for (const query of ['jwt', 'request / response', 'http://', 'a/%', 'mailto:a/b'])
    assert.equal(at(query), undefined, query);
});
