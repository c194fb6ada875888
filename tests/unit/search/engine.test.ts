import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTexts, buildIndex, loadIndex, searchPages } from '../../../src/search/core/engine';
import { hostileStrings } from '../../support/hostileStrings';
import { indexOf, routes, search, section } from './pages';

test('a page is found by the words of one of its questions, not by those of several', () => {
  const index = indexOf([
    { title: 'Routing', content: 'Routes.', questions: ['switch an endpoint off', 'holiday mode'] },
    {
      title: 'Schedules',
      content: 'Runs.',
      questions: ['switch to summer time', 'off by an hour'],
    },
    { title: 'Holidays', content: 'An endpoint.' },
  ]);
  assert.deepEqual(routes(search([index], 'switch the endpoint off'))[0], '/docs/0');
  assert.deepEqual(routes(search([index], 'off by hour')), ['/docs/1']);
  assert.deepEqual(routes(search([index], 'holiday')), ['/docs/0', '/docs/2']);
  const [result] = search([index], 'holiday mode');
  assert.deepEqual([result?.sectionRoute, result && 'questions' in result], ['/docs/0', false]);
});

test('a query without results gets a spelling suggestion if a similar word exists', () => {
  const index = indexOf([{ content: 'isolated workspace' }]);
  const { results, suggestions } = searchPages([index], 'isoltaed2 wrokspaec');
  assert.deepEqual(results, []);
  assert.deepEqual(suggestions, ['isolated workspace']);
  assert.deepEqual(searchPages([index], 'isolated').suggestions, []);
  assert.deepEqual(searchPages([index], 'zyxwvut').suggestions, []);
});

test('a file that is not an index is rejected, and an index without pages gives no results', () => {
  for (const file of [
    null,
    undefined,
    'text',
    {},
    { documents: [] },
    { documents: 1, index: {} },
    { documents: [], index: {} },
  ]) {
    assert.throws(() => loadIndex(file), /no documents or no index/);
  }
  const file = buildIndex([section(0, { content: 'a flow of steps' })], {
    indexParentCategories: false,
  });
  const texts = ['a flow of steps'];
  for (const other of [{ digest: '', texts: ['one', 'too many'] }, { digest: 'b', texts }, null]) {
    assert.throws(() => addTexts(loadIndex(file), other), /not those of/);
  }
  assert.deepEqual(search([indexOf([])], 'anything'), []);
  assert.deepEqual(search([], 'anything'), []);
});

test('no query makes the engine fail', () => {
  const index = indexOf([{ content: 'flow' }]);
  for (const query of hostileStrings) search([index], query);
});

test('only the first 512 characters of a query are used', () => {
  const index = indexOf([{ content: 'flow' }]);
  assert.equal(search([index], `${' '.repeat(508)}flow`).length, 1);
  assert.equal(search([index], `${' '.repeat(512)}flow`).length, 0);
});
