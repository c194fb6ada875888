import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTexts } from '../../../src/search/core/build';
import { addTexts, buildIndex, loadIndex, searchPages } from '../../../src/search/core/engine';
import type { SearchSource } from '../../../src/search/core/types';
import { indexOf, routes, search, section } from './pages';

test('a result opens the entry of a reference list that the query asks for', () => {
  const entries: SearchSource['entries'] = [
    ['ref-target-path', 'Target path', 'maps[].targetPath', 0],
    ['ref-source-path', 'Source path', '', 0],
  ];
  const words = 'Target path maps[].targetPath Source path where values go';
  const index = indexOf([
    { title: 'Copy', pageTitle: 'Copy', sectionRoute: '/copy', content: 'Copies values' },
    {
      title: 'Configuration',
      pageTitle: 'Copy',
      sectionRoute: '/copy#configuration',
      content: words,
      defined: words,
      entries,
    },
  ]);
  const opened = (query: string) => {
    const [result] = search([index], query);
    assert.ok(result && !('entries' in result));
    return [result.sectionRoute, result.sectionTitle];
  };
  assert.deepEqual(opened('copy target pa'), ['/copy#ref-target-path', 'Target path']);
  // The page, not an entry, and more than one; names alone are the subject of the test of the built index.
  assert.deepEqual(opened('copy'), ['/copy', 'Copy']);
  assert.deepEqual(opened('where values go'), ['/copy#configuration', 'Configuration']);
  assert.deepEqual(opened('values path'), ['/copy#configuration', 'Configuration']);
});

/** A page with three sections, of which the last two are about keys. */
const keys = [
  { title: 'Cache', pageTitle: 'Cache', sectionRoute: '/cache', content: 'Stores a response' },
  { title: 'Key of a request', sectionRoute: '/cache#key', content: 'Which key a request has' },
  {
    title: 'Limits of keys',
    sectionRoute: '/cache#limits',
    content: 'At most 64 characters',
  },
  { title: 'Example', sectionRoute: '/cache#example', content: 'Stores an order by its key' },
].map((section) => ({ ...section, pageTitle: 'Cache', sidebarParentCategories: ['Steps'] }));

test('a part of a message and what surrounds it lead to it, an ordinary word rather to the page with this title', () => {
  const message = 'NOAUTH Authentication required.';
  const index = indexOf([
    { title: 'Authentication', sectionRoute: '/sign-in', content: 'NOAUTH authentication' },
    {
      sectionRoute: '/redis',
      content: `${message} and mode`,
      entries: [
        ['error-', message, '', 0],
        ['ref-', 'mode', '', 0],
        ['/other/', 'Release 4.2', '4.2', 0],
      ],
    },
    { title: 'Mode', sectionRoute: '/mode', content: 'mode' },
  ]);
  const opened = (query: string) => search([index], query)[0]?.sectionRoute;
  const address = '/redis#error-noauth-authentication-required';
  assert.deepEqual(['NOAUTH', `Error: ${message} at 127.0.0.1`].map(opened), [address, address]);
  assert.deepEqual(['mode', 'authentication', '4.2'].map(opened), ['/mode', '/sign-in', '/other/']);
});

test('a result that is an entry has the facts and the first sentence of its line', () => {
  const sources = [
    section(0, {
      content: 'size',
      text: 'size · type number · required · In bytes. At most 5.\nsize · Another.',
      entries: [
        ['ref-', 'size', '', 2],
        ['ref-size-1', 'size', '', 0],
      ],
    }),
  ];
  const index = loadIndex(buildIndex(sources, { indexParentCategories: false, textsDigest: 'a' }));
  const read = () => search([index], 'size').map(({ facts, content }) => [facts, content]);
  assert.deepEqual(read(), [[['', ''], '']]);
  addTexts(
    index,
    buildTexts(sources, () => 'a'),
  );
  assert.deepEqual(read(), [[['type number', 'required'], 'In bytes.']]);
});

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

test('results are limited to an area, with the number of pages of each', () => {
  const index = indexOf([
    ...keys,
    { sectionRoute: '/other', content: 'key' },
    { sectionRoute: '/guide', content: 'key', sidebarParentCategories: ['Guides', 'More'] },
  ]);
  const answer = (area?: string) => {
    const { results, total, areas } = searchPages(
      [index],
      'key',
      area === undefined ? {} : { area },
    );
    return { routes: routes(results).sort(), total, areas };
  };
  const areas = [
    { name: 'Guides', count: 1 },
    { name: 'Steps', count: 1 },
    { name: '', count: 1 },
  ];
  assert.deepEqual(answer('Guides'), { routes: ['/guide'], total: 1, areas });
  assert.deepEqual(answer(''), { routes: ['/other'], total: 1, areas });
  assert.equal(answer('Unknown').total, 3);
  assert.equal(answer().total, 3);
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

test('stop words are marked if there are no others, and at most twelve words are', () => {
  const index = indexOf([{ title: 'What it is', content: 'It is.' }]);
  assert.deepEqual(termsOf(index, 'what it is'), ['/docs/0 what it is']);
  const words = Array.from({ length: 20 }, (_, at) => `con${String.fromCharCode(97 + at)}x`);
  assert.equal(search([indexOf([{ content: words.join(' ') }])], 'con')[0]?.terms.length, 12);
});

test('a result shows what found its page: a question in place of its excerpt, a synonym, or a keyword', () => {
  const index = indexOf(
    [
      {
        title: 'Routing',
        pageTitle: 'Routing',
        sectionRoute: '/routing',
        content: 'Selects.',
        keywords: 'maintenance page, path',
        questions: ['how to take an endpoint offline'],
      },
      {
        title: 'Switch',
        pageTitle: 'Routing',
        sectionRoute: '/routing#s',
        content: 'An endpoint.',
      },
      { title: 'Schedule', pageTitle: 'Schedule', sectionRoute: '/schedule', content: 'Runs.' },
    ],
    { synonyms: [['cron', 'schedule']] },
  );
  const shown = (query: string) =>
    search([index], query).map(({ sectionRoute, reason, terms }) => [
      sectionRoute,
      reason && `${reason.kind}: ${reason.text}`,
      terms,
    ]);
  assert.deepEqual(shown('take offline '), [
    ['/routing#s', 'question: how to take an endpoint offline', ['offline']],
  ]);
  assert.deepEqual(shown('cron '), [['/schedule', 'synonym: schedule', ['schedule']]]);
  assert.deepEqual(shown('maintenance '), [
    ['/routing', 'keyword: maintenance page', ['maintenance']],
  ]);
  assert.deepEqual(shown('routing '), [['/routing', undefined, ['routing']]]);
});
