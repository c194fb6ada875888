import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { answer } from '../../../src/components/FlowRunner/answer';
import {
  type Draft,
  type FlowDraft,
  isSameResult,
  withText,
} from '../../../src/components/FlowRunner/draft';
import {
  BadDraft,
  hashOf,
  MAX_ADDRESS,
  MAX_CHARACTERS,
  readHash,
} from '../../../src/components/FlowRunner/share';

const content = {
  version: 'ace5',
  flow: 'flows/a.yaml',
  files: { 'flows/a.yaml': 'steps: []\n# ä <script>alert(1)</script>', 'schemas/Order.json': '{}' },
  parts: { input: '{ "a": 1 }', env: '{}' },
};
const draft: FlowDraft = { kind: 'flow', ...content };
const hash = (value: unknown, kind = 'flow') =>
  `#${kind}=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('an address brings back what was shared, and other addresses are none', async () => {
  const jsonata: Draft = { kind: 'jsonata', expression: '$sum(a)', input: '{"a":[1]}' };
  for (const shared of [draft, jsonata])
    assert.deepEqual(await readHash((await hashOf(shared)) ?? ''), shared);
  assert.equal(await readHash(''), undefined);
  assert.equal(await readHash('#a-heading'), undefined);
  const noise = Array.from({ length: 9000 }, (_, at) => ((at * 7919) % 9973).toString(36));
  assert.equal(await hashOf(withText(draft, 'input', String(noise))), undefined, 'it is too long');
});

test('a hostile address is refused with a reason', async () => {
  const large = { ...content, parts: { input: ' '.repeat(MAX_CHARACTERS + 1) } };
  const wrong: [string, RegExp][] = [
    ['#flow=', /damaged/],
    ['#flow=AAAA', /damaged/],
    ['#flow=%3Cscript%3E', /damaged/],
    [`#flow=${'a'.repeat(MAX_ADDRESS)}`, /more than 8000 characters/],
    [hash(large), /more than 200000 characters/],
    [hash(null), /not an object/],
    [hash([content]), /not an object/],
    [hash({ ...content, run: true }), /unknown key "run"/],
    [hash({ ...content, version: 'ace9' }), /version is not one of .*ace5, ace4/],
    [hash({ ...content, flow: 'flows/b.yaml' }), /not one of the files/],
    [hash({ ...content, flow: 'constructor' }), /not one of the files/],
    [hash({ ...content, files: { 'flows/a.yaml': 1 } }), /not a text/],
    [hash({ ...content, files: { '../../a': '' } }), /not a path/],
    [hash({ ...content, files: { '<img src=x>': '' } }), /not a path/],
    [hash({ ...content, files: { ['a'.repeat(201)]: '' } }), /not a path/],
    [hash({ ...content, parts: { env: '{}' } }), /no input/],
    [hash({ ...content, parts: { input: '{}', api2: '' } }), /unknown key "api2"/],
    [hash({ expression: 1, input: '' }, 'jsonata'), /not a text/],
    [hash({ input: '' }, 'jsonata'), /no JSONata/],
    [hash({ expression: '', input: '', more: '' }, 'jsonata'), /unknown key "more"/],
  ];
  for (const [address, reason] of wrong)
    await assert.rejects(readHash(address), (error: Error) => {
      assert.ok(error instanceof BadDraft, `${address.slice(0, 60)}: ${error.message}`);
      return reason.test(error.message);
    });
});

test('what is wrong is named with its text, line and column', async () => {
  const step = 'steps:\n  - stepType: nothing\n    config: {}';
  for (const [id, text, line, column, message] of [
    ['input', '{\n  "a": 1,\n  b: 2\n}', 3, 3, /./],
    ['input', '1', 1, 1, /^A JSON object is expected\.$/],
    ['responses', '{}', 1, 1, /^A JSON array is expected\.$/],
    ['file:flows/a.yaml', step, 2, undefined, /no step type/],
  ] as const) {
    const { problem } = await answer(withText(draft, id, text));
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
