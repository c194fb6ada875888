import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexOf, search } from './pages';

/** A page with three sections, of which the last two are about keys. */
const keys = [
  { title: 'Cache', sectionRoute: '/cache', content: 'Stores a response' },
  { title: 'Key of a request', sectionRoute: '/cache#key', content: 'Which key a request has' },
  {
    title: 'Limits of keys',
    sectionRoute: '/cache#limits',
    content: 'At most 64 characters',
  },
  { title: 'Example', sectionRoute: '/cache#example', content: 'Stores an order by its key' },
].map((section) => ({ ...section, sidebarParentCategories: ['Steps'] }));

test('further sections have a word in the heading, and those that the title of the page does not have', () => {
  const index = indexOf(keys);
  const found = (query: string, sections = 3) =>
    search([index], query, { sections })[0]?.sections.map(({ sectionRoute }) => sectionRoute);
  assert.deepEqual(found('key'), ['/cache#limits']);
  assert.deepEqual(found('cache key'), ['/cache#limits']);
  assert.deepEqual(found('key', 0), []);
  assert.deepEqual(found('cache'), []);
  assert.deepEqual(found('key request'), []);
});

const termsOf = (index: ReturnType<typeof indexOf>, query: string) =>
  search([index], query).map(({ sectionRoute, terms }) => `${sectionRoute} ${terms.join(' ')}`);

test('marked are the words of the query in the forms that the page has, in its text or a heading', () => {
  const index = indexOf([
    { content: 'retry the condition' },
    { content: 'retries of conditions' },
    { title: 'Conditional', content: 'Only this retries and retry.' },
  ]);
  assert.deepEqual(termsOf(index, 'retry ').sort(), [
    '/docs/0 retry',
    '/docs/1 retries',
    '/docs/2 retry retries',
  ]);
  assert.deepEqual(termsOf(index, 'conditio').sort(), [
    '/docs/0 condition',
    '/docs/1 conditions',
    '/docs/2 conditional',
  ]);
  assert.deepEqual(termsOf(index, 'the condition ')[0], '/docs/0 condition');
});

test('highlighted on a page are everyday words only for a query that has no rarer one', () => {
  const index = indexOf([
    { content: 'a step of the flow' },
    { content: 'the step that stops the flow' },
    ...['one', 'two', 'three', 'four'].map((word) => ({ content: `step ${word} of a flow` })),
  ]);
  const highlighted = (query: string) =>
    search([index], query).map(({ sectionRoute, highlights }) => [sectionRoute, ...highlights]);
  assert.deepEqual(highlighted('stop step flow ')[0], ['/docs/1', 'stops']);
  assert.deepEqual(highlighted('stpe flow ')[0]?.slice(1), ['step', 'flow']);
  const lacking = highlighted('stops step flow').filter(([route]) => route !== '/docs/1');
  assert.deepEqual(new Set(lacking.flatMap(([, ...words]) => words)), new Set());
});
