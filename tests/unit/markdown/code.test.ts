import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { httpOf } from '../../../src/markdown/code/curl';
import { markedLines } from '../../../src/markdown/code/marks';
import { linesHtml, tokenize } from '../../../src/markdown/code/tokenize';
import { fixture } from '../../support/fixture';
import { hostileStrings } from '../../support/hostileStrings';
import { linesOfStep } from '../../../src/markdown/highlight-code';

/** Extracts the code from highlighted HTML. */
const sourceOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The tokens of a text that have a type, each as `type:text`. */
const kinds = (code: string, language: string) =>
  tokenize(code, language)
    .flat()
    .flatMap(({ kind, text }) => (kind ? [`${kind}:${text.trim()}`] : []));

const samples = fixture<Record<string, { code: string; tokens: string[] }>>(
  __dirname,
  'languages.yml',
);

for (const [language, { code, tokens }] of Object.entries(samples)) {
  test(`${language} is highlighted`, () => {
    const found = kinds(code, language);
    const missing = tokens.filter((token) => !found.includes(token));
    assert.deepEqual(missing, [], found.join(' '));
  });
}

test('code is escaped: no part of it becomes an element, but a name that stays whole', () => {
  assert.match(linesHtml([[{ text: 'docker pull ace-server:25.7.0-alpha.1234' }]]), />ace-server</);
  for (const code of ['<img src=x onerror="alert(1)"> &lt; &amp;\n</span>', ...hostileStrings]) {
    const html = linesHtml(code.split('\n').map((text) => [{ text }]));
    assert.doesNotMatch(html.replaceAll(/<(?:wbr|span class="code-[^"]*"|\/span)>/g, ''), /</);
    assert.equal(sourceOf(html), code);
  }
});

test('ranges in the fence select lines', () => {
  const marked = (meta: string) => markedLines('a\nb\nc\nd', meta);
  assert.deepEqual(marked(''), []);
  assert.deepEqual(marked('{1,3-4}'), [0, 2, 3]);
  assert.deepEqual(marked('title="x" {2}'), [1]);
  assert.deepEqual(marked('title="{1}"'), [], 'braces of a title');
  for (const range of ['{0}', '{5}', '{3-9}', '{3-2}', '{1,}', '{-}']) {
    assert.throws(() => marked(range), /has the lines 1 to 4/, range);
  }
});

test('the lines of a step in a flow are those from its name to its last key, in JSON with its braces', () => {
  const flow = {
    steps: [
      { name: 'First', stepType: 'map', config: { maps: [{ value: 1 }] } },
      { name: 'Second', stepType: 'merge', config: {} },
      { name: 'Third', stepType: 'map' },
    ],
  };
  assert.deepEqual(linesOfStep(stringify(flow), 'map'), [1, 2, 3, 4, 5, 9, 10]);
  assert.deepEqual(linesOfStep(stringify(flow), 'deep-merge'), []);
  assert.deepEqual(linesOfStep(JSON.stringify(flow, null, 2), 'merge'), [13, 14, 15, 16, 17]);
});

const { requests, refused } = fixture<{
  requests: { call: string; request: string }[];
  refused: { call: string; message: string }[];
}>(__dirname, 'curl.yml');

for (const { call, request } of requests) {
  test(`a call of curl as HTTP request: ${call.split('\n')[0]}`, () =>
    assert.equal(httpOf(call), request));
}

test('a block that is more than a plain call of curl is refused', () => {
  for (const { call, message } of refused) {
    assert.throws(() => httpOf(call), new RegExp(message), call);
  }
});
