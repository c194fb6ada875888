import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { answer } from '../../../src/components/FlowRunner/answer';
import { type Draft, type FlowDraft, isSameResult } from '../../../src/components/FlowRunner/draft';
import {
  hashOf,
  MAX_ADDRESS,
  MAX_CHARACTERS,
  readHash,
} from '../../../src/components/FlowRunner/share';

const content = {
  version: 'ace5',
  flow: 'flows/a.yaml',
  texts: {
    'file:flows/a.yaml': 'steps: []\n# ä <script>alert(1)</script>',
    'file:schemas/Order.json': '{}',
    input: '{ "a": 1 }',
    env: '{}',
  },
};
const draft: FlowDraft = { kind: 'flow', ...content };
const withTexts = (more: object) => ({ ...content, texts: { ...content.texts, ...more } });
const hash = (value: unknown, kind = 'flow') =>
  `#${kind}=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('an address brings back what was shared, and other addresses are none', async () => {
  const texts = { expression: '$sum(a)', input: '{"a":[1]}' };
  const jsonata: Draft = { kind: 'jsonata', texts };
  for (const shared of [draft, jsonata])
    assert.deepEqual(await readHash((await hashOf(shared)) ?? ''), shared);
  const { 'file:flows/a.yaml': file, 'file:schemas/Order.json': schema, ...parts } = content.texts;
  const files = { 'flows/a.yaml': file, 'schemas/Order.json': schema };
  const older = { version: content.version, flow: content.flow, files, parts };
  assert.deepEqual(await readHash(hash(older)), draft);
  assert.equal(await readHash(''), undefined);
  assert.equal(await readHash('#a-heading'), undefined);
  const noise = Array.from({ length: 9000 }, (_, at) => ((at * 7919) % 9973).toString(36));
  const long: Draft = { kind: 'jsonata', texts: { ...texts, input: String(noise) } };
  assert.equal(await hashOf(long), undefined, 'it is too long');
});

test('a hostile address is refused', async () => {
  const wrong = [
    '#flow=',
    '#flow=AAAA',
    '#flow=%3Cscript%3E',
    `#flow=${'a'.repeat(MAX_ADDRESS)}`,
    hash(withTexts({ input: ' '.repeat(MAX_CHARACTERS + 1) })),
    hash(null),
    hash([content]),
    hash({ ...content, version: 'ace9' }),
    hash({ ...content, flow: 'flows/b.yaml' }),
    hash({ ...content, flow: 'constructor' }),
    hash(withTexts({ 'file:flows/b.yaml': 1 })),
    hash(withTexts({ 'file:../../a': '' })),
    hash(withTexts({ 'file:<img src=x>': '' })),
    hash(withTexts({ [`file:${'a'.repeat(201)}`]: '' })),
    hash(withTexts({ api2: '' })),
    hash({ ...content, texts: { 'file:flows/a.yaml': '' } }),
    hash({ expression: 1, input: '' }, 'jsonata'),
    hash({ input: '' }, 'jsonata'),
  ];
  for (const address of wrong) await assert.rejects(readHash(address), address.slice(0, 60));
});

test('what is wrong is named with its text, line and column', async () => {
  const step = 'steps:\n  - stepType: nothing\n    config: {}';
  for (const [id, text, line, column, message] of [
    ['input', '{\n  "a": 1,\n  b: 2\n}', 3, 3, /./],
    ['input', '1', 1, 1, /^A JSON object is expected\.$/],
    ['responses', '{}', 1, 1, /^A JSON array is expected\.$/],
    ['file:flows/a.yaml', step, 2, undefined, /no step type/],
  ] as const) {
    const { problem } = await answer({ ...draft, ...withTexts({ [id]: text }) });
    assert.deepEqual([problem?.text, problem?.line, problem?.column], [id, line, column]);
    assert.match(problem?.message ?? '', message);
  }
});

test('a result is that of the page, whose errors count only if it states them', () => {
  const value = { doc: { a: [1], b: { c: null } }, errors: [{ code: 'E' }] };
  assert.ok(isSameResult({ doc: { b: { c: null }, a: [1] } }, value));
  assert.ok(isSameResult(structuredClone(value), value));
  assert.ok(!isSameResult({ ...value, errors: [] }, value));
  assert.ok(!isSameResult({ doc: { a: [1], b: {} } }, value));
  assert.ok(!isSameResult(undefined, value));
  assert.ok(!isSameResult(value, undefined));
});
