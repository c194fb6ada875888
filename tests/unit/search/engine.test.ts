import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTexts, buildIndex, loadIndex, searchPages } from '../../../src/search/core/engine';
import { hostileStrings } from '../../support/hostileStrings';
import { indexOf, routes, search, section } from './pages';

/** What the answer to a query says about its words, and the pages that it has. */
const told = (index: ReturnType<typeof indexOf>, query: string) => {
  const { results, isWeak, missing, corrected } = searchPages([index], query);
  return { pages: routes(results), isWeak, missing, corrected };
};

test('words that no page has are corrected or left out, and the answer says so', () => {
  const index = indexOf([
    { title: 'Isolated workspaces', content: 'An isolated workspace has two sandboxes.' },
    { title: 'What a login is', content: 'The login screen.' },
    { title: 'Retry', content: 'Repeats a call.' },
  ]);
  const [isolated, login] = ['/docs/0', '/docs/1'] as const;
  const found = { pages: [isolated], isWeak: false, missing: [] };
  assert.deepEqual(told(index, 'isoltaed wrokspace'), {
    ...found,
    corrected: 'isolated workspace',
  });
  assert.deepEqual(told(index, 'the isolatedworkspace '), {
    ...found,
    corrected: 'the isolated workspace ',
  });
  assert.deepEqual(told(index, '"isolatedworkspace"').pages, []);
  const rest = { pages: [login], missing: ['Endless'], corrected: undefined };
  assert.deepEqual(told(index, 'Endless login screen'), { ...rest, isWeak: false });
  assert.deepEqual(told(index, 'Endless login'), { ...rest, isWeak: true });
  for (const query of ['zyxwvut', 'LOGNI', 'whatslogin'])
    assert.deepEqual(told(index, query).pages, [], query);
});

test('the answer says how a word with a typing error was read, also one with a stem of the pages', () => {
  const content = 'Kubernetes formatted services, cancels schedules, configures classes, map steps';
  const index = indexOf([{ title: 'Retry', content }]);
  const read = (query: string) => searchPages([index], query);
  const { corrected, isReplaced } = read('Kubernets servics formated');
  assert.deepEqual([corrected, isReplaced], ['kubernetes services formatted', false]);
  assert.equal(read('kubernets sevrices').isReplaced, true);
  assert.equal(read('mpa setps').corrected, 'map steps');
  const inflected = ['services', 'schedulers', 'configured', 'classes', 'cancelled', 'formatting'];
  for (const query of [...inflected, '"kubernets"']) {
    assert.deepEqual([read(query).total, read(query).corrected], [1, undefined], query);
  }
});

test('a file that is not an index is rejected, and an index without pages gives no results', () => {
  for (const file of [null, 'text', { documents: 1, index: {} }, { documents: [], index: {} }])
    assert.throws(() => loadIndex(file), TypeError);
  const file = buildIndex([section(0, { content: 'a flow of steps' })], {
    indexParentCategories: false,
  });
  const texts = ['a flow of steps'];
  for (const other of [{ digest: 'b', texts }, {}, null]) {
    assert.throws(() => addTexts(loadIndex(file), other));
  }
  assert.deepEqual(search([indexOf([])], 'anything'), []);
  assert.deepEqual(search([], 'anything'), []);
});

test('no query makes the engine fail', () => {
  const index = indexOf([{ content: 'flow' }]);
  for (const query of hostileStrings) search([index], query);
});
