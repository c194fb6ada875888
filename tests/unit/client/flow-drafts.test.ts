import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { answer } from '../../../src/components/FlowRunner/answer';
import {
  BadDraft,
  type Draft,
  draftOf,
  type FlowDraft,
  formatJson,
  MAX_CHARACTERS,
  readDraft,
  textsOf,
  withText,
} from '../../../src/components/FlowRunner/draft';
import { isSameResult } from '../../../src/components/FlowRunner/sameResult';
import { hashOf, MAX_ADDRESS, readHash } from '../../../src/components/FlowRunner/share';

const content = {
  version: 'ace5' as const,
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
});

test('what is too large for an address is not shared', async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 9973).toString(36));
  const large = withText(draft, 'input', JSON.stringify(noise));
  assert.equal(await hashOf(large), undefined);
});

test('a hostile address is refused with a reason', async () => {
  const wrong: [string, RegExp][] = [
    ['#flow=', /damaged/],
    ['#flow=AAAA', /damaged/],
    ['#flow=%3Cscript%3E', /damaged/],
    [`#flow=${'a'.repeat(MAX_ADDRESS)}`, /more than 8000 characters/],
    [hash('a'.repeat(3_000_000)), /too much/],
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
  for (const [address, reason] of wrong) {
    await assert.rejects(readHash(address), (error: Error) => {
      assert.ok(error instanceof BadDraft, `${address.slice(0, 60)}: ${error.message}`);
      assert.match(error.message, reason);
      return true;
    });
  }
  const large = { ...content, parts: { input: ' '.repeat(MAX_CHARACTERS + 1) } };
  assert.throws(() => readDraft('flow', large), /more than 200000 characters/);
});

test('the texts of an example can be edited, and it runs with them', async () => {
  const flow =
    'steps:\n  - stepType: jsonata\n    config:\n      maps: [{ jsonata: a, targetPath: b }]';
  const { version, flow: path, files } = content;
  const made = draftOf({ version, flow: path, files, input: { a: 1 }, responses: [] });
  assert.deepEqual(
    textsOf(made).map(({ id }) => id),
    ['input', 'file:flows/a.yaml', 'file:schemas/Order.json'],
  );
  const edited = withText(withText(made, 'file:flows/a.yaml', flow), 'input', '{ "a": 2 }');
  const { status, value } = await answer(edited);
  assert.equal(status, 'completed');
  assert.deepEqual(value, { doc: { a: 2, b: 2 }, errors: [] });
});

test('what is wrong is named with its text, line and column', async () => {
  const problemOf = async (id: string, text: string) => {
    const { problem } = await answer(withText(draft, id, text));
    return [problem?.text, problem?.line, problem?.column, problem?.message];
  };
  const json = await problemOf('input', '{\n  "a": 1,\n  b: 2\n}');
  assert.deepEqual(json.slice(0, 3), ['input', 3, 3]);
  assert.deepEqual((await problemOf('input', '[1,')).slice(0, 2), ['input', 1]);
  const object = 'A JSON object is expected.';
  assert.deepEqual(await problemOf('headers', '[]'), ['headers', 1, 1, object]);
  assert.deepEqual(await problemOf('input', '1'), ['input', 1, 1, object]);
  assert.match((await problemOf('responses', '{}')).join(), /A JSON array is expected/);
  const step = await problemOf(
    'file:flows/a.yaml',
    'steps:\n  - stepType: nothing\n    config: {}',
  );
  assert.deepEqual(step.slice(0, 2), ['file:flows/a.yaml', 2]);

  const expression = { kind: 'jsonata', expression: 'a +\n* }', input: '{}' } as const;
  const { status, problem } = await answer(expression);
  assert.deepEqual([status, problem?.text, problem?.line], ['wrong', 'expression', 2]);
});

test('an expression has a value, none, or no input', async () => {
  const evaluate = (expression: string, input = '{ "a": [1, 2] }') =>
    answer({ kind: 'jsonata', expression, input });
  assert.deepEqual((await evaluate('a[$ > 1]')).value, 2);
  assert.equal((await evaluate('b')).status, 'noValue');
  assert.equal((await evaluate('a', '[1,')).status, 'invalid');
});

test('JSON is formatted as on the pages, and stays the same value', () => {
  const value = { a: { b: [{ c: 1 }, { c: 'x' }], d: [] }, e: null, f: {}, g: [1, 2] };
  assert.deepEqual(JSON.parse(formatJson(value)), value);
  assert.match(formatJson(value), /\n {6}\{ "c": 1 \},\n/);
  assert.match(formatJson(value), /"g": \[1, 2\]/);
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
