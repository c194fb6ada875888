import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BOOSTS, MAX_RESULTS } from '../../src/search/core/constants';
import { buildTexts } from '../../src/search/core/build';
import { addTexts, buildIndex, loadIndex, search, searchPages } from '../../src/search/core/engine';
import { fieldScoresOf } from '../../src/search/core/fieldScores';
import { createLanguage } from '../../src/search/core/language';
import type { IndexOptions, SearchSource } from '../../src/search/core/types';

const options: IndexOptions = { indexParentCategories: false };

function document(id: number, fields: Partial<SearchSource>): SearchSource {
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

/** An index as the browser loads it: built, serialized and parsed. */
function indexOf(documents: Partial<SearchSource>[], more: Partial<IndexOptions> = {}) {
  const file = buildIndex(
    documents.map((fields, id) => document(id, fields)),
    { ...options, ...more },
  );
  return loadIndex(JSON.parse(JSON.stringify(file)), '', more.language);
}

const routes = (results: { sectionRoute: string }[]) =>
  results.map((result) => result.sectionRoute);

test('a title counts more than tags, tags more than content', () => {
  const index = indexOf([{ content: 'retry' }, { tags: ['retry'] }, { title: 'retry' }]);
  assert.deepEqual(routes(search([index], 'retry')), ['/docs/2', '/docs/1', '/docs/0']);
});

test('the page whose title is what a question asks for comes first', () => {
  const index = indexOf([
    { title: 'Share a workspace', content: 'A workspace and a workspace.', tags: ['workspace'] },
    { title: 'Workspace', content: 'Files.' },
  ]);
  assert.deepEqual(routes(search([index], 'what is a workspace')), ['/docs/1', '/docs/0']);
});

test('boosts can be changed', () => {
  const index = indexOf([{ content: 'retry' }, { title: 'retry' }]);
  const boosts = { ...DEFAULT_BOOSTS, content: 100, title: 0.1 };
  assert.deepEqual(routes(search([index], 'retry', { boosts })), ['/docs/0', '/docs/1']);
});

test('a word matches exactly and as a prefix, with the exact match first', () => {
  const index = indexOf([{ content: 'conditional steps' }, { content: 'condition steps' }]);
  assert.deepEqual(routes(search([index], 'condition')), ['/docs/1', '/docs/0']);
  assert.deepEqual(routes(search([index], 'CONDIT')).sort(), ['/docs/0', '/docs/1']);
  assert.deepEqual(search([index], 'onditio'), []);
});

test('two words that are typed as one are found, and one that is typed as two', () => {
  const index = indexOf([{ content: 'lookup of a map' }, { content: 'a keycloak server' }]);
  assert.deepEqual(routes(search([index], 'lookupmap')), ['/docs/0']);
  assert.deepEqual(routes(search([index], 'key cloak')), ['/docs/1']);
});

test('a result has the fields of the contract', () => {
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
  const expected = {
    id: 0,
    tag: '',
    title: 'Signing',
    sectionTitle: 'Signing',
    pageTitle: 'JWT',
    sectionRoute: '/docs/steps/jwt#signing',
    type: 'docs',
    tags: ['Steps'],
    sidebarParentCategories: ['Steps'],
    score: 0,
    terms: ['token'],
    facts: [],
    sections: [],
  };
  const result = () => search([index], 'token').map((found) => ({ ...found, score: 0 }));
  assert.ok((search([index], 'token')[0]?.score ?? 0) > 0);
  assert.deepEqual(result(), [{ ...expected, content: '' }]);
  addTexts(index, { digest: '', texts: ['Sign a token'] });
  assert.deepEqual(result(), [{ ...expected, content: 'Sign a token' }]);
});

test('a question need not repeat the title of its page', () => {
  const index = indexOf([
    { title: 'Schedules', content: 'Runs.', questions: ['schedules at midnight'] },
    { title: 'Schedules', content: 'Runs.', questions: ['at midnight'] },
    { title: 'Backups', content: 'Runs.', questions: ['copies'] },
  ]);
  const [first, second, ...others] = search([index], 'schedules midnight');
  assert.deepEqual(others, []);
  assert.equal(first?.score, second?.score);
});

test('of two pages with an equal question, that with another word of the query comes first', () => {
  const index = indexOf([
    { title: 'Routing', content: 'Routes.', questions: ['switch it', 'wrong address'] },
    { title: 'Schedules', content: 'Runs.', questions: ['switch it', 'wrong hour'] },
  ]);
  assert.deepEqual(routes(search([index], 'switch hour')), ['/docs/1', '/docs/0']);
});

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

test('a result opens the entry of a reference list that the query asks for', () => {
  const entries: SearchSource['entries'] = [
    ['ref-target-path', 'Target path', 'maps[].targetPath', 0],
    ['ref-source-path', 'Source path', '', 0],
    ['ref-ace_ui_url', 'ACE_UI_URL', '', 0],
    ['ref-copy', 'Copies', '', 0],
  ];
  const words = 'Target path maps[].targetPath Source path ACE_UI_URL where values go';
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
  assert.deepEqual(opened('source path'), ['/copy#ref-source-path', 'Source path']);
  assert.deepEqual(opened('copy target pa'), ['/copy#ref-target-path', 'Target path']);
  assert.deepEqual(opened('targetPath'), ['/copy#ref-target-path', 'Target path']);
  assert.deepEqual(opened('ACE_UI_URL of values'), ['/copy#ref-ace_ui_url', 'ACE_UI_URL']);
  // The page, not an entry, a part of one, and more than one.
  assert.deepEqual(opened('copy'), ['/copy', 'Copy']);
  assert.deepEqual(opened('where values go'), ['/copy#configuration', 'Configuration']);
  assert.deepEqual(opened('ace'), ['/copy#configuration', 'Configuration']);
  assert.deepEqual(opened('values path'), ['/copy#configuration', 'Configuration']);
});

test('texts of another build are rejected: results come without excerpts', () => {
  const sources = [document(0, { content: 'a flow of steps' })];
  const index = loadIndex(buildIndex(sources, { ...options, textsDigest: 'new' }));
  assert.throws(
    () =>
      addTexts(
        index,
        buildTexts(sources, () => 'old'),
      ),
    /not those of/,
  );
  assert.equal(search([index], 'flow')[0]?.content, '');
  addTexts(
    index,
    buildTexts(sources, () => 'new'),
  );
  assert.equal(search([index], 'flow')[0]?.content, 'a flow of steps');
});

test('pages with all words come first, also if the words are in different sections', () => {
  const index = indexOf([
    { content: 'token' },
    { sectionRoute: '/a', title: 'Checks', pageTitle: 'Checks', content: 'audience' },
    { sectionRoute: '/a#issuer', pageTitle: 'Checks', title: 'Issuer', content: 'token' },
  ]);
  assert.deepEqual(routes(search([index], 'token audience'))[0]?.split('#')[0], '/a');
  assert.deepEqual(routes(search([index], 'token nowhere')).sort(), ['/a#issuer', '/docs/0']);
});

test('a page matches if it has enough of the query', () => {
  const index = indexOf([
    { content: 'deploy a nightly build of a flow' },
    { content: 'test a flow' },
    { content: 'provider of tokens' },
  ]);
  // The flow alone says little of what is asked for.
  assert.equal(search([index], 'deploy nightly build flow').length, 1);
  assert.equal(search([index], 'provider').length, 1);
});

test('of a query with a word that no page has, a page needs most of the other words', () => {
  const index = indexOf([
    { content: 'a provider of signed tokens' },
    { content: 'deploy a flow' },
    { content: 'a flow' },
  ]);
  assert.deepEqual(search([index], 'zeppelin provider'), []);
  assert.equal(search([index], 'zeppelin provider of signed tokens').length, 1);
});

test('a common word is less important than others', () => {
  const index = indexOf([{ content: 'what happens' }, { content: 'a balloon' }]);
  assert.equal(routes(search([index], 'balloon happens'))[0], '/docs/1');
});

test('each page is one result, represented by the section that matches most of the query', () => {
  const index = indexOf([
    { sectionRoute: '/jwt', title: 'JWT', pageTitle: 'JWT', content: 'Sign and verify a token' },
    { sectionRoute: '/jwt#limits', title: 'Limits', pageTitle: 'JWT', content: 'token size' },
    { sectionRoute: '/jwt#keys', title: 'Rotate keys', pageTitle: 'JWT', content: 'token keys' },
  ]);
  assert.deepEqual(routes(search([index], 'rotate keys')), ['/jwt#keys']);
  assert.deepEqual(routes(search([index], 'token size')), ['/jwt#limits']);
  assert.deepEqual(routes(search([index], 'jwt')), ['/jwt']);
});

test('a title ranks above a heading, a heading above body text, body text above code', () => {
  const index = indexOf([
    { content: 'signature', code: 'signature' },
    { content: 'signature' },
    { sectionRoute: '/docs/9', title: 'Top', pageTitle: 'Top' },
    { sectionRoute: '/docs/9#s', title: 'Signature', pageTitle: 'Top' },
    { sectionRoute: '/docs/4', title: 'Signature', pageTitle: 'Signature' },
  ]);
  const found = ['/docs/4', '/docs/9#s', '/docs/1', '/docs/0'];
  assert.deepEqual(routes(search([index], 'signature')), found);
});

test('the page whose title is the query comes first', () => {
  const index = indexOf([
    { title: 'Map', pageTitle: 'Map of the map', content: 'lookup map lookup map' },
    { title: 'Lookup Map and JSON Map', pageTitle: 'Lookup Map and JSON Map' },
    { title: 'Lookup Map', pageTitle: 'Lookup Map' },
    { title: 'What variables are', pageTitle: 'What variables are' },
    { title: 'Variables', pageTitle: 'Variables', content: 'variables variables' },
  ]);
  assert.equal(routes(search([index], 'lookup map'))[0], '/docs/2');
  assert.equal(routes(search([index], 'what variables are'))[0], '/docs/3');
});

test('a word that the pages have is not split, another one is', () => {
  const index = indexOf([
    { content: 'lookupmap ACE_FOO' },
    { content: 'lookup map and ace foo' },
    { content: 'ace bar' },
  ]);
  assert.deepEqual(routes(search([index], 'lookupmap ')), ['/docs/0']);
  assert.deepEqual(routes(search([index], 'ACE_FOO ')), ['/docs/0']);
  assert.deepEqual(routes(search([index], 'ACE_BAR ')), ['/docs/2']);
});

test('stop words are searched for if there are no others, and words after the 24th are not', () => {
  const index = indexOf([{ title: 'What it is' }, { content: 'retry' }]);
  assert.deepEqual(routes(search([index], 'what it is')), ['/docs/0']);
  assert.deepEqual(search([index], `${'the '.repeat(24)}retry`), []);
});

test('a synonym is neither a beginning nor a typing error', () => {
  const synonyms = [
    ['cron', 'plan'],
    ['ab c', 'far'],
  ];
  const index = indexOf([{ content: 'planet' }, { content: 'plain' }, { content: 'far' }], {
    synonyms,
  });
  assert.deepEqual(search([index], 'cron'), []);
  assert.deepEqual(search([index], 'cron '), []);
  assert.deepEqual(search([index], 'a bc '), []);
});

test('a complete word with a typing error is corrected', () => {
  const index = indexOf([{ content: 'condition steps' }, { content: 'other words' }]);
  assert.deepEqual(routes(search([index], 'conditon steps')), ['/docs/0']);
});

test('of several words, the scores decide, not the form of the first one', () => {
  const index = indexOf([{ content: 'retries' }, { title: 'Signing', content: 'retry' }]);
  assert.deepEqual(routes(search([index], 'retries signing ')), ['/docs/1', '/docs/0']);
});

test('a typing error is tolerated, but not for a word that is in the index', () => {
  const index = indexOf([{ content: 'condition' }, { content: 'contrition' }, { content: 'cat' }]);
  for (const query of ['conditon', 'condiition', 'comdition', 'cnodition']) {
    assert.deepEqual(routes(search([index], query)), ['/docs/0'], query);
  }
  assert.deepEqual(routes(search([index], 'condition')), ['/docs/0']);
  assert.deepEqual(search([index], 'cet'), [], 'words under four letters are exact');
});

test('an exact match ranks above a prefix match, and a prefix match above a typing error', () => {
  const index = indexOf([{ content: 'maple' }, { content: 'map' }, { content: 'maps' }]);
  assert.deepEqual(routes(search([index], 'map')), ['/docs/1', '/docs/2', '/docs/0']);
  const typo = indexOf([{ content: 'isolet' }, { content: 'isolation' }]);
  assert.deepEqual(routes(search([typo], 'isolat')), ['/docs/1', '/docs/0']);
});

test('a page with the word itself precedes pages with other forms of it, whatever their fields', () => {
  const index = indexOf([
    { title: 'Stop a flow', content: 'stop stop stops', tags: ['stop'] },
    { content: 'a long text about something else that mentions stopping once' },
    { title: 'Stopped', content: 'stopped' },
  ]);
  assert.equal(routes(search([index], 'stopping'))[0], '/docs/1');
  assert.equal(search([index], 'stopping').length, 3);
});

test('a stem does not join words with different meanings', () => {
  const index = indexOf([{ content: 'a custom step' }, { content: 'the customers of a bank' }]);
  assert.deepEqual(routes(search([index], 'customer ')), ['/docs/1']);
  assert.deepEqual(routes(search([index], 'custom ')), ['/docs/0']);
});

test('only the last word of a query may be the beginning of a word', () => {
  const index = indexOf([{ title: 'Reduced' }, { content: 'red' }, { content: 'tokens' }]);
  assert.ok(routes(search([index], 'tokens red')).includes('/docs/0'));
  assert.ok(!routes(search([index], 'red tokens')).includes('/docs/0'));
});

test('synonyms are neither corrected nor completed', () => {
  const synonyms = [['cron', 'timer']];
  const index = indexOf([{ content: 'a timber' }, { content: 'timers run' }], { synonyms });
  assert.deepEqual(routes(search([index], 'cron')), ['/docs/1']);
});

test('words that meet in one section count more than words spread over a page', () => {
  const section = (route: string, content: string) => ({ sectionRoute: route, content });
  const index = indexOf([
    section('/spread', 'token'),
    section('/spread#two', 'audience'),
    section('/meet', 'flow'),
    section('/meet#two', 'token audience'),
  ]);
  assert.equal(routes(search([index], 'token audience'))[0], '/meet#two');
});

test('the last part of an address is searched', () => {
  const index = indexOf([
    { title: 'Read the log' },
    { title: 'Find a fault', sectionRoute: '/guides/tracing_locally' },
  ]);
  assert.deepEqual(routes(search([index], 'tracing')), ['/guides/tracing_locally']);
});

test('synonyms match further pages, ranked below the words themselves', () => {
  const documents = [{ content: 'schedule' }, { content: 'cron' }, { content: 'sign users in' }];
  const synonyms = [
    ['cron', 'schedule'],
    ['sso', 'sign users in'],
  ];
  assert.deepEqual(routes(search([indexOf(documents, { synonyms })], 'cron')), [
    '/docs/1',
    '/docs/0',
  ]);
  assert.deepEqual(routes(search([indexOf(documents, { synonyms })], 'SSO')), ['/docs/2']);
  assert.deepEqual(routes(search([indexOf(documents)], 'cron')), ['/docs/1']);
});

test('a phrase that is one word without its stop words leads to its synonyms, but is not searched for', () => {
  const documents = [{ content: 'a log' }, { content: 'single sign-on' }];
  const index = indexOf(documents, { synonyms: [['sso', 'sign-on', 'log in']] });
  assert.deepEqual(routes(search([index], 'SSO')), ['/docs/1']);
  assert.deepEqual(routes(search([index], 'how to log in')).sort(), ['/docs/0', '/docs/1']);
});

test('stop words of a question do not affect the ranking', () => {
  const index = indexOf([
    { title: 'How do I do this', pageTitle: 'How do I do this' },
    { content: 'rotate the key' },
  ]);
  assert.equal(routes(search([index], 'how do I rotate the key'))[0], '/docs/1');
});

test('pages with a lower weight rank lower', () => {
  const documents = [
    { sectionRoute: '/releases/5', content: 'retry' },
    { sectionRoute: '/steps/retry', content: 'retry' },
  ];
  const index = indexOf(documents, { pathWeights: { '/releases/': 0.5 } });
  assert.deepEqual(routes(search([index], 'retry')), ['/steps/retry', '/releases/5']);
});

test('a query without results gets a spelling suggestion if a similar word exists', () => {
  const index = indexOf([{ content: 'isolated workspace' }]);
  const { results, suggestions } = searchPages([index], 'isoltaed2 wrokspaec');
  assert.deepEqual(results, []);
  assert.deepEqual(suggestions, ['isolated workspace']);
  assert.deepEqual(searchPages([index], 'isolated').suggestions, []);
  assert.deepEqual(searchPages([index], 'zyxwvut').suggestions, []);
});

test('parent categories match only if they are indexed', () => {
  const documents = [{ sidebarParentCategories: ['Deployment'] }];
  assert.equal(search([indexOf(documents)], 'deployment').length, 0);
  const index = indexOf(documents, { indexParentCategories: true });
  assert.equal(search([index], 'deployment').length, 1);
});

test('a search returns at most eight results of all indexes together, best first', () => {
  const many = indexOf(Array.from({ length: 20 }, () => ({ content: 'flow' })));
  const other = indexOf([{ title: 'flow', sectionRoute: '/other' }]);
  const results = search([many, other], 'flow');
  assert.equal(results.length, MAX_RESULTS);
  assert.equal(results[0]?.sectionRoute, '/other');
  assert.equal(search([many], 'flow', { limit: 3 }).length, 3);
});

test('identifiers match as a whole, by their parts and by prefix', () => {
  const index = indexOf([
    { content: 'Set ACE_JWT_VALIDATION_SECRET to the key' },
    { content: 'the step code-ivm runs in an isolate' },
    { content: 'aceApiStopExecution ends the call' },
    { content: 'POST /deploy/workspace/git with a body' },
    { content: 'the marker @jsonata opens an expression' },
    { content: 'the step resp-validation' },
    { content: 'mergeArrayItems.mergeByKey' },
  ]);
  for (const [query, route] of [
    ['ACE_JWT_VALIDATION_SECRET', '/docs/0'],
    ['ace_jwt_val', '/docs/0'],
    ['jwt', '/docs/0'],
    ['code-ivm', '/docs/1'],
    ['ivm', '/docs/1'],
    ['aceApiStopExecution', '/docs/2'],
    ['execution', '/docs/2'],
    ['/deploy/workspace/git', '/docs/3'],
    ['workspace', '/docs/3'],
    ['validation_secret', '/docs/0'],
    ['api stop', '/docs/2'],
    ['aceapistop', '/docs/2'],
    ['deploy/workspace', '/docs/3'],
    ['@jsonata', '/docs/4'],
    ['jsonata', '/docs/4'],
    ['resp-validation', '/docs/5'],
    ['resp-val', '/docs/5'],
    ['mergeByKey', '/docs/6'],
    ['code_ivm', '/docs/1'],
  ] as const) {
    assert.equal(search([index], query)[0]?.sectionRoute, route, query);
  }
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
  const file = buildIndex([document(0, { content: 'a flow of steps' })], options);
  const cut = { ...file.index, postings: file.index.postings.slice(0, -1) };
  assert.throws(() => loadIndex({ ...file, index: cut }), /cut off/);
  for (const texts of [{ digest: '', texts: ['one', 'too many'] }, ['a flow of steps'], null]) {
    assert.throws(() => addTexts(loadIndex(file), texts), /not those of/);
  }
  assert.deepEqual(search([indexOf([])], 'anything'), []);
  assert.deepEqual(search([], 'anything'), []);
});

test('no query makes the engine fail, and none matches pages that do not contain it', () => {
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

test('only the first 512 characters of a query are used', () => {
  const index = indexOf([{ content: 'flow' }]);
  assert.equal(search([index], `${' '.repeat(508)}flow`).length, 1);
  assert.equal(search([index], `${' '.repeat(512)}flow`).length, 0);
});

test('English stop words and stems do not apply to text in another language', () => {
  const pages = [
    { content: 'Die Tabelle sagt, was so gilt.' },
    { sectionRoute: '/docs/kanten', content: 'Kanten haben Rechte' },
    { sectionRoute: '/docs/proben', content: 'Testing der Flows' },
  ];
  const german = indexOf(pages, { language: createLanguage('de') });
  for (const word of ['die', 'was', 'so']) {
    assert.deepEqual(routes(search([german], word)), ['/docs/0'], word);
  }
  assert.deepEqual(search([indexOf(pages)], 'was so'), []);
  // As a stem, not as the beginning of the word.
  assert.deepEqual(search([german], 'tested'), []);
  assert.deepEqual(routes(search([indexOf(pages)], 'tested')), ['/docs/proben']);
});

test('a synonym in another language matches without stemming', () => {
  const pages = [{ content: 'Ein Zeitplan' }, { content: 'Was nie geht' }];
  const index = indexOf(pages, {
    language: createLanguage('de'),
    synonyms: [['so oft', 'Zeitplan']],
  });
  assert.deepEqual(routes(search([index], 'so oft')), ['/docs/0']);
});

test('the field scores of a word are computed only once while they are cached', () => {
  const index = indexOf([{ content: 'flow' }]);
  const { vocabulary } = index;
  const match = vocabulary.match.bind(vocabulary);
  let computed = 0;
  vocabulary.match = (word) => {
    computed += 1;
    return match(word);
  };
  const words = Array.from({ length: 100 }, (_, number) => `word${number}`);
  for (const word of [...words, ...words]) {
    fieldScoresOf(index, {
      word,
      expansions: [{ words: [word], weight: 1 }],
      importance: 1,
      isLast: true,
    });
  }
  assert.equal(computed, words.length);
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

test('the name of an entry leads with it, whole or in part', () => {
  const long = 'NOAUTH Authentication required.';
  const index = indexOf([
    {
      title: 'Authentication required',
      sectionRoute: '/sign-in',
      content: 'NOAUTH authentication',
    },
    {
      sectionRoute: '/redis',
      content: `${long} size of a key, and mode`,
      entries: [
        ['error-', long, '', 0],
        ['ref-size', 'size of a key', 'config.keySize', 0],
        ['ref-', 'mode', '', 0],
        ['', 'redis-new', '', 0],
        ['/other/', 'Release 4.2', '4.2', 0],
      ],
    },
    { title: 'Mode', sectionRoute: '/mode', content: 'mode' },
  ]);
  const message = '/redis#error-noauth-authentication-required';
  const opened = (query: string) => search([index], query)[0]?.sectionRoute;
  assert.deepEqual([long, 'NOAUTH', `Error: ${long} at 127.0.0.1`].map(opened), [
    message,
    message,
    message,
  ]);
  assert.deepEqual(['config.keySize', 'keySize'].map(opened), [
    '/redis#ref-size',
    '/redis#ref-size',
  ]);
  assert.deepEqual(['redis-new', '4.2'].map(opened), ['/redis', '/other/']);
  // An ordinary word is rather the title of a page, and a part of a name is a subject.
  assert.deepEqual(['mode', 'authentication'].map(opened), ['/mode', '/sign-in']);
});

test('a result that is an entry has the facts and the first sentence of its line', () => {
  const sources = [
    document(0, {
      content: 'size',
      text: 'size · type number · required · In bytes. At most 5.\nsize · Another.',
      entries: [
        ['ref-', 'size', '', 2],
        ['ref-size-1', 'size', '', 0],
      ],
    }),
  ];
  const index = loadIndex(buildIndex(sources, { ...options, textsDigest: 'a' }));
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

test('a synonym is marked where the page does not have the word', () => {
  const index = indexOf(
    [
      { content: 'cron job' },
      { content: 'night shift plan' },
      { content: 'night plan cron' },
      { content: 'night alone' },
    ],
    { synonyms: [['cron', 'night plan']] },
  );
  assert.deepEqual(termsOf(index, 'cron ').sort(), [
    '/docs/0 cron',
    '/docs/1 night plan',
    '/docs/2 cron',
  ]);
});

test('stop words are marked if there are no others, and at most twelve words are', () => {
  const index = indexOf([{ title: 'What it is', content: 'It is.' }]);
  assert.deepEqual(termsOf(index, 'what it is'), ['/docs/0 what it is']);
  const words = Array.from({ length: 20 }, (_, at) => `con${String.fromCharCode(97 + at)}x`);
  assert.equal(search([indexOf([{ content: words.join(' ') }])], 'con')[0]?.terms.length, 12);
});
