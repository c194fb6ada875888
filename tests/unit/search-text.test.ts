import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parentCategories } from '../../src/search/core/categories';
import { excerpt, markTerms } from '../../src/search/core/excerpt';
import { toDocuments } from '../../src/search/core/sections';
import { identifierParts, tokenize } from '../../src/search/core/tokenize';

const marked = (parts: { text: string; marked: boolean }[]) =>
  parts.filter((part) => part.marked).map((part) => part.text);
const text = (parts: { text: string }[]) => parts.map((part) => part.text).join('');

test('an identifier is one token, and also has subtokens', () => {
  assert.deepEqual(tokenize('Set ACE_JWT_SECRET, or code-ivm.'), [
    'Set',
    'ACE_JWT_SECRET',
    'or',
    'code-ivm',
  ]);
  assert.deepEqual(tokenize('/deploy/workspace/git'), ['deploy/workspace/git']);
  assert.deepEqual(identifierParts('ACE_JWT_SECRET'), ['ace', 'jwt', 'secret']);
  assert.deepEqual(identifierParts('aceApiFlow'), ['ace', 'api', 'flow']);
  assert.deepEqual(identifierParts('@jsonata'), ['jsonata']);
  assert.deepEqual(identifierParts('Flow'), []);
  assert.deepEqual(tokenize(''), []);
});

test('whole words and prefixes are marked, case-insensitively', () => {
  const parts = markTerms('Retry retries the Flow', ['retr', 'flow']);
  assert.deepEqual(marked(parts), ['Retry', 'retries', 'Flow']);
  assert.equal(text(parts), 'Retry retries the Flow');
});

test('a short term marks only whole words', () => {
  assert.deepEqual(marked(markTerms('an answer to an ant', ['an'])), ['an', 'an']);
});

test('markup and regular expressions are treated as text', () => {
  const source = '<b>flow</b> .* (flow';
  const parts = markTerms(source, ['.*', '(flow', '<b>']);
  assert.equal(text(parts), source);
  assert.deepEqual(marked(parts), ['b', 'flow', 'b', 'flow']);
});

test('an excerpt shows the match, with ellipses where text is left out', () => {
  const source = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
  const parts = excerpt(source, ['needle'], 100);
  assert.deepEqual(marked(parts), ['needle']);
  assert.ok(text(parts).startsWith('… ') && text(parts).endsWith(' …'));
  assert.ok(text(parts).length <= 104);
});

test('a short text is its own excerpt, a match at the end is shown', () => {
  assert.equal(text(excerpt('short text', ['none'])), 'short text');
  const parts = excerpt(`${'word '.repeat(100)}needle`, ['needle'], 60);
  assert.deepEqual(marked(parts), ['needle']);
  assert.ok(!text(parts).endsWith('…'));
});

test('categories are listed outermost first, for pages and for pages that head a category', () => {
  const labels = parentCategories([
    { type: 'doc', id: 'index' },
    {
      type: 'category',
      label: 'Steps',
      link: { type: 'doc', id: 'steps/intro' },
      items: [{ type: 'category', label: 'Logic', items: [{ type: 'doc', id: 'steps/switch' }] }],
    },
    { type: 'link' },
  ]);
  assert.deepEqual(Object.fromEntries(labels), {
    index: [],
    'steps/intro': ['Steps'],
    'steps/switch': ['Steps', 'Logic'],
  });
});

test('each section is a document, except those that are ignored or link to another page', () => {
  const documents = toDocuments(
    [
      {
        url: '/docs/a',
        type: 'docs',
        pageTitle: 'A',
        description: 'About A.',
        sections: [
          { title: 'A', hash: '', content: 'Text.', code: '', defined: '' },
          { title: 'One', hash: '#one', content: 'First.', code: '', defined: '' },
          { title: 'Next pages', hash: '#next-pages', content: 'Links.', code: '', defined: '' },
          {
            title: 'Elsewhere',
            hash: 'https://example.com/#x',
            content: '',
            code: '',
            defined: '',
          },
        ],
        tags: ['Steps'],
        sidebarParentCategories: [],
      },
    ],
    ['Next pages'],
  );
  assert.deepEqual(
    documents.map(({ id, sectionRoute, content }) => [id, sectionRoute, content]),
    [
      [0, '/docs/a', 'About A. Text.'],
      [1, '/docs/a#one', 'First.'],
    ],
  );
});
