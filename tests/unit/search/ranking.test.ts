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

const first = '/docs/0';
const cases: Record<string, Case> = {
  'a page is represented by the section that matches most of the query': {
    sections: [
      { title: 'JWT', sectionRoute: '/jwt', content: 'Sign and verify a token' },
      { title: 'Limits', sectionRoute: '/jwt#limits', content: 'token size' },
      { title: 'Rotate keys', sectionRoute: '/jwt#keys', content: 'token keys' },
    ],
    finds: { 'rotate keys': ['/jwt#keys'], 'token size': ['/jwt#limits'], jwt: ['/jwt'] },
  },
  'stop words are searched for if there are no others, and words after the 24th are not': {
    sections: [{ title: 'What it is' }, { content: 'retry' }],
    finds: { 'what it is': [first], [`${'the '.repeat(24)}retry`]: [] },
  },
  'a synonym or a word of one is neither a beginning nor a typing error, but may have another form':
    {
      sections: ['planet', 'plain', 'far', 'timers run', 'stack'].map((content) => ({ content })),
      finds: {
        cron: [],
        'cron ': [],
        'a bc ': [],
        clock: ['/docs/3'],
        'slack ': [],
        'scack ': ['/docs/4'],
      },
      options: {
        synonyms: [
          ['cron', 'plan'],
          ['ab c', 'far'],
          ['clock', 'timer'],
          ['discord', 'slack channel'],
        ],
      },
    },
  'pages with a lower weight rank lower': {
    sections: [
      { sectionRoute: '/releases/5', content: 'retry' },
      { sectionRoute: '/steps/retry/a', content: 'retry' },
    ],
    finds: { 'retry ': ['/steps/retry/a', '/releases/5'] },
    options: { pathWeights: { '/releases/': 0.5 } },
  },
};

for (const [rule, { sections, finds, options }] of Object.entries(cases)) {
  test(rule, () => {
    const index = indexOf(sections, options);
    const found = Object.keys(finds).map((query) => [query, routes(search([index], query))]);
    assert.deepEqual(Object.fromEntries(found), finds);
  });
}
