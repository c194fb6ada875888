import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRecord } from '../../../src/browser/stored';
import { parseRecent, withRecent } from '../../../src/search/client/recentList';
import { addressIn } from '../../../src/search/client/address';
import { readHighlight, withHighlight } from '../../../src/search/ui/highlightParameter';
import { reportUrl } from '../../../src/search/ui/reportUrl';
import { readParameters, writeParameters } from '../../../src/search/ui/resultPageParameters';

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
});

test('the address of the result page contains only query, scope, area and page', () => {
  assert.equal(writeParameters({ query: 'a & b', scope: 'all', page: 2 }), '?q=a+%26+b&v=all&p=2');
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
  for (const page of ['', '0', '-1', '1.5', '1e3', '00002', '99999', 'two', '%00'])
    assert.equal(readParameters(`?q=a&p=${page}`).page, 1, page);
});

test('the terms of a result are added to the address and removed again', () => {
  const address = withHighlight('/docs/a#b', ['x y', '&']);
  assert.equal(address, '/docs/a?_highlight=x+y&_highlight=%26#b');
  // Safari on iOS 16 does not have it.
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  assert.equal(readHighlight('?v=1&_highlight=x').rest, '?v=1');
  assert.equal(withHighlight('/docs/a', []), '/docs/a');
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
