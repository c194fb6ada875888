import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BOOSTS, MAX_RESULTS } from '../../src/search/constants';
import { buildIndex, emptyIndex, loadIndex, search } from '../../src/search/engine';
import type { IndexOptions, SearchDocument } from '../../src/search/types';

const options: IndexOptions = { boosts: DEFAULT_BOOSTS, indexParentCategories: false };

function document(id: number, fields: Partial<SearchDocument>): SearchDocument {
  return {
    id,
    title: 'Page',
    pageTitle: 'Page',
    sectionRoute: `/docs/${id}`,
    type: 'docs',
    content: '',
    tags: [],
    sidebarParentCategories: [],
    ...fields,
  };
}

/** An index as the browser gets it: built, written, read. */
function indexOf(documents: Partial<SearchDocument>[], more: Partial<IndexOptions> = {}) {
  const file = buildIndex(
    documents.map((fields, id) => document(id, fields)),
    { ...options, ...more },
  );
  return loadIndex(JSON.parse(JSON.stringify(file)));
}

const routes = (results: { sectionRoute: string }[]) =>
  results.map((result) => result.sectionRoute);

test('a title counts more than tags, tags more than content', () => {
  const index = indexOf([{ content: 'retry' }, { tags: ['retry'] }, { title: 'retry' }]);
  assert.deepEqual(routes(search([index], 'retry')), ['/docs/2', '/docs/1', '/docs/0']);
});

test('boosts can be changed', () => {
  const index = indexOf([{ content: 'retry' }, { title: 'retry' }]);
  const boosts = { ...DEFAULT_BOOSTS, content: 100, title: 0.1 };
  assert.deepEqual(routes(search([index], 'retry', { boosts })), ['/docs/0', '/docs/1']);
});

test('a word matches exactly and as the beginning of a word, the exact match first', () => {
  const index = indexOf([{ content: 'conditional steps' }, { content: 'condition steps' }]);
  assert.deepEqual(routes(search([index], 'condition')), ['/docs/1', '/docs/0']);
  assert.deepEqual(routes(search([index], 'CONDIT')).sort(), ['/docs/0', '/docs/1']);
  assert.deepEqual(search([index], 'onditio'), []);
});

test('a result carries what the contract names', () => {
  const index = indexOf([
    {
      title: 'Signing',
      pageTitle: 'JWT',
      sectionRoute: '/docs/steps/jwt#signing',
      tags: ['Steps'],
      sidebarParentCategories: ['Steps'],
      content: 'Sign a token',
    },
  ]);
  const [result] = search([index], 'token');
  assert.ok(result && result.score > 0);
  assert.deepEqual(
    { ...result, score: 0 },
    {
      id: 0,
      title: 'Signing',
      sectionTitle: 'Signing',
      pageTitle: 'JWT',
      sectionRoute: '/docs/steps/jwt#signing',
      type: 'docs',
      tags: ['Steps'],
      sidebarParentCategories: ['Steps'],
      content: 'Sign a token',
      score: 0,
      terms: ['token'],
    },
  );
});

test('sections with all words come before a section with some', () => {
  const index = indexOf([{ title: 'token' }, { content: 'token audience' }]);
  assert.deepEqual(routes(search([index], 'token audience')), ['/docs/1']);
  assert.deepEqual(routes(search([index], 'token nowhere')).sort(), ['/docs/0', '/docs/1']);
});

test('parent categories are found only when they are indexed', () => {
  const documents = [{ sidebarParentCategories: ['Deployment'] }];
  assert.equal(search([indexOf(documents)], 'deployment').length, 0);
  const index = indexOf(documents, { indexParentCategories: true });
  assert.equal(search([index], 'deployment').length, 1);
});

test('at most eight results, of all indexes together, best first', () => {
  const many = indexOf(Array.from({ length: 20 }, () => ({ content: 'flow' })));
  const other = indexOf([{ title: 'flow', sectionRoute: '/other' }]);
  const results = search([many, other], 'flow');
  assert.equal(results.length, MAX_RESULTS);
  assert.equal(results[0]?.sectionRoute, '/other');
  assert.equal(search([many], 'flow', { limit: 3 }).length, 3);
});

test('identifiers are found whole, by their parts and by prefix', () => {
  const index = indexOf([
    { content: 'Set ACE_JWT_VALIDATION_SECRET to the key' },
    { content: 'the step code-ivm runs in an isolate' },
    { content: 'aceApiStopExecution ends the call' },
    { content: 'POST /deploy/workspace/git with a body' },
  ]);
  for (const [query, route] of [
    ['ACE_JWT_VALIDATION_SECRET', '/docs/0'],
    ['ace_jwt_val', '/docs/0'],
    ['validation', '/docs/0'],
    ['code-ivm', '/docs/1'],
    ['ivm', '/docs/1'],
    ['aceApiStopExecution', '/docs/2'],
    ['execution', '/docs/2'],
    ['/deploy/workspace/git', '/docs/3'],
    ['workspace', '/docs/3'],
  ] as const) {
    assert.equal(search([index], query)[0]?.sectionRoute, route, query);
  }
});

test('a file that is no index is refused, and an empty index answers nothing', () => {
  for (const file of [
    null,
    undefined,
    'text',
    {},
    { documents: [] },
    { documents: 1, index: {} },
  ]) {
    assert.throws(() => loadIndex(file), /no documents or no index/);
  }
  assert.throws(() => loadIndex({ documents: [], index: {} }));
  assert.deepEqual(search([emptyIndex()], 'anything'), []);
});

test('no query breaks the engine, and none finds what is not there', () => {
  const index = indexOf([{ content: 'flow' }]);
  const hostile = [
    '',
    ' ',
    '(((',
    '*',
    '+-~^:"',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
    '<img src=x onerror=1>',
    'عربي',
  ];
  for (const query of hostile) assert.deepEqual(search([index], query), [], query);
});

test('a query is looked at up to 512 characters', () => {
  const index = indexOf([{ content: 'flow' }]);
  assert.equal(search([index], `${' '.repeat(508)}flow`).length, 1);
  assert.equal(search([index], `${' '.repeat(512)}flow`).length, 0);
});
