import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IndexOptions, SearchSource } from '../../../src/search/core/types';
import { indexOf, routes, search } from './pages';

/** Some sections, and the addresses that queries find in them, best first. */
type Case = {
  sections: Partial<SearchSource>[];
  finds: Record<string, string[]>;
  options?: Partial<IndexOptions>;
};

const [first, second, third] = ['/docs/0', '/docs/1', '/docs/2'] as const;
const page = (pageTitle: string, sectionRoute: string, fields: Partial<SearchSource>) => ({
  pageTitle,
  sectionRoute,
  ...fields,
});

const cases: Record<string, Case> = {
  'a title counts more than tags, tags more than content, each also as a prefix': {
    sections: [{ content: 'retry' }, { tags: ['retry'] }, { title: 'retry' }],
    finds: { retry: [third, second, first], RETR: [third, second, first], etry: [] },
  },
  'of a query with a word that no page has, a page needs most of the other words': {
    sections: [
      { content: 'a provider of signed tokens' },
      { content: 'deploy a flow' },
      { content: 'a flow' },
    ],
    finds: { 'zeppelin provider': [], 'zeppelin provider of signed tokens': [first] },
  },
  'a page is represented by the section that matches most of the query': {
    sections: [
      page('JWT', '/jwt', { title: 'JWT', content: 'Sign and verify a token' }),
      page('JWT', '/jwt#limits', { title: 'Limits', content: 'token size' }),
      page('JWT', '/jwt#keys', { title: 'Rotate keys', content: 'token keys' }),
    ],
    finds: { 'rotate keys': ['/jwt#keys'], 'token size': ['/jwt#limits'], jwt: ['/jwt'] },
  },
  'a title ranks above a heading, a heading above body text, body text above code': {
    sections: [
      { content: 'signature', code: 'signature' },
      { content: 'signature' },
      page('Top', '/docs/9', { title: 'Top' }),
      page('Top', '/docs/9#s', { title: 'Signature' }),
      page('Signature', '/docs/4', { title: 'Signature' }),
    ],
    finds: { signature: ['/docs/4', '/docs/9#s', second, first] },
  },
  'stop words are searched for if there are no others, and words after the 24th are not': {
    sections: [{ title: 'What it is' }, { content: 'retry' }],
    finds: { 'what it is': [first], [`${'the '.repeat(24)}retry`]: [] },
  },
  'a synonym is neither a beginning nor a typing error, but may have another form': {
    sections: [
      { content: 'planet' },
      { content: 'plain' },
      { content: 'far' },
      { content: 'timers run' },
    ],
    finds: { cron: [], 'cron ': [], 'a bc ': [], clock: ['/docs/3'] },
    options: {
      synonyms: [
        ['cron', 'plan'],
        ['ab c', 'far'],
        ['clock', 'timer'],
      ],
    },
  },
  'a typing error is tolerated, but not for a word that is in the index or under four letters': {
    sections: [{ content: 'condition steps' }, { content: 'contrition' }, { content: 'cat' }],
    finds: {
      conditon: [first],
      vondition: [],
      condiition: [first],
      comdition: [first],
      cnodition: [first],
      'conditon steps': [first],
      condition: [first],
      cet: [],
    },
  },
  'a page with the word itself precedes pages with other forms of it, whatever their fields': {
    sections: [
      { title: 'Stop a flow', content: 'stop stop stops', tags: ['stop'] },
      { content: 'a long text about something else that mentions stopping once' },
      { title: 'Stopped', content: 'stopped' },
    ],
    finds: { stopping: [second, first, third] },
  },
  'a stem does not join words with different meanings': {
    sections: [{ content: 'a custom step' }, { content: 'the customers of a bank' }],
    finds: { 'customer ': [second], 'custom ': [first] },
  },
  'pages with a lower weight rank lower': {
    sections: [
      { sectionRoute: '/releases/5', content: 'retry' },
      { sectionRoute: '/steps/retry/a', content: 'retry' },
    ],
    finds: { 'retry ': ['/steps/retry/a', '/releases/5'] },
    options: { pathWeights: { '/releases/': 0.5 } },
  },
  'parent categories are searched if they are indexed': {
    sections: [{ sidebarParentCategories: ['Deployment'] }],
    finds: { deployment: [first] },
    options: { indexParentCategories: true },
  },
};

for (const [rule, { sections, finds, options }] of Object.entries(cases)) {
  test(rule, () => {
    const index = indexOf(sections, options);
    const found = Object.keys(finds).map((query) => [query, routes(search([index], query))]);
    assert.deepEqual(Object.fromEntries(found), finds);
  });
}

test('identifiers match as a whole, by their parts and by prefix', () => {
  const queries = {
    'Set ACE_JWT_VALIDATION_SECRET to the key':
      'ACE_JWT_VALIDATION_SECRET ace_jwt_val jwt validation_secret',
    'the step code-ivm runs in an isolate': 'code-ivm ivm code_ivm',
    'aceApiStopExecution ends the call': 'aceApiStopExecution execution aceapistop',
    'POST /deploy/workspace/git with a body': '/deploy/workspace/git workspace deploy/workspace',
    'the marker @jsonata opens an expression': '@jsonata jsonata',
    'the step resp-validation': 'resp-validation resp-val',
    'mergeArrayItems.mergeByKey': 'mergeByKey',
  };
  const index = indexOf(Object.keys(queries).map((content) => ({ content })));
  Object.values(queries).forEach((texts, page) => {
    for (const query of texts.split(' ')) {
      assert.equal(routes(search([index], query))[0], `/docs/${page}`, query);
    }
  });
  assert.equal(routes(search([index], 'api stop'))[0], '/docs/2');
});
