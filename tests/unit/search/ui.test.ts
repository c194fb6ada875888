import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRecord } from '../../../src/browser/stored';
import { parseRecent, withRecent } from '../../../src/search/client/recentList';
import { addressIn, upgradeIn } from '../../../src/search/client/address';
import { reportUrl } from '../../../src/components/ReportProblem/report';
import { readParameters, writeParameters } from '../../../src/search/client/resultPage';

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

test('a damaged address of the result page is the first page of a query with at most 512 characters', () => {
  assert.equal(readParameters(`?q=${'a'.repeat(600)}`).query.length, 512);
  for (const page of ['', '0', '-1', '1.5', '1e3', '00002', '99999', 'two', '%00'])
    assert.equal(readParameters(`?q=a&p=${page}`).page, 1, page);
  // The pages in no area.
  assert.equal(readParameters(writeParameters({ query: 'a', scope: 'v', area: '' })).area, '');
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

test('a query of two releases leads to what changed between them', () => {
  const address = '/docs/releases/overview/?from=5.31&to=25.6';
  for (const query of ['5.31 25.6', ' Upgrade from 5.31 to 25.6', '25.6-5.31'])
    assert.equal(upgradeIn(query, '/docs'), address, query);
  for (const query of ['25.6', '5.31 to 25.6 keycloak', '1.2.3 4.5', 'node 18.1 20.2'])
    assert.equal(upgradeIn(query, '/docs'), undefined, query);
});
