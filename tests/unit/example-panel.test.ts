import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { changesBetween, markedLines, pathText } from '../../src/components/FlowRunner/changes';
import { offersAt } from '../../src/components/FlowRunner/complete';
import {
  BadDraft,
  type Draft,
  draftOf,
  formatJson,
  MAX_CHARACTERS,
  readDraft,
  requestOf,
} from '../../src/components/FlowRunner/draft';
import {
  addFlow,
  isCalledFlow,
  removeFile,
  renameFlow,
} from '../../src/components/FlowRunner/flowFiles';
import { placeAt } from '../../src/components/FlowRunner/place';
import { readSaved, withSaved, writeSaved } from '../../src/components/FlowRunner/saved';
import { hashOf, MAX_ADDRESS, readHash } from '../../src/components/FlowRunner/share';
import { workspaceOf } from '../../src/components/FlowRunner/workspace';
import { run } from '@ace-docs/flow-runner';

const draft: Draft = {
  version: 'ace5',
  flow: 'flows/a.yaml',
  files: { 'flows/a.yaml': 'steps: []\n# ä <script>alert(1)</script>', 'schemas/Order.json': '{}' },
  parts: { input: '{ "a": 1 }', env: '{}' },
};
const hash = (value: unknown, kind = 'flow') =>
  `#${kind}=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('an address brings back what was shared, and other addresses are none', async () => {
  const shared = { kind: 'flow', draft } as const;
  const address = (await hashOf(shared)) ?? '';
  assert.match(address, /^#flow=[\w-]+$/);
  assert.deepEqual(await readHash(address), shared);
  const expression = {
    kind: 'jsonata',
    draft: { expression: '$sum(a)', input: '{"a":[1]}' },
  } as const;
  assert.deepEqual(await readHash((await hashOf(expression)) ?? ''), expression);
  assert.equal(await readHash(''), undefined);
  assert.equal(await readHash('#a-heading'), undefined);
});

test('what is too large for an address is not shared', async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 9973).toString(36));
  const large = { ...draft, parts: { input: JSON.stringify(noise) } };
  assert.equal(await hashOf({ kind: 'flow', draft: large }), undefined);
});

test('a hostile address is refused with a reason', async () => {
  const wrong: [string, RegExp][] = [
    ['#flow=', /damaged/],
    ['#flow=AAAA', /damaged/],
    ['#flow=%3Cscript%3E', /damaged/],
    [`#flow=${'a'.repeat(MAX_ADDRESS)}`, /more than 8000 characters/],
    [hash('a'.repeat(3_000_000)), /too much/],
    [hash(null), /not an object/],
    [hash([draft]), /not an object|unknown key/],
    [hash({ ...draft, run: true }), /unknown key "run"/],
    [hash({ ...draft, version: 'ace9' }), /version is not one of .*ace5, ace4/],
    [hash({ ...draft, flow: 'flows/b.yaml' }), /not one of the files/],
    [hash({ ...draft, flow: 'constructor' }), /not one of the files/],
    [hash({ ...draft, files: { 'flows/a.yaml': 1 } }), /not a text/],
    [hash({ ...draft, files: { '../../a': '' } }), /not a path/],
    [hash({ ...draft, files: { '<img src=x>': '' } }), /not a path/],
    [hash({ ...draft, parts: { env: '{}' } }), /no input/],
    [hash({ ...draft, parts: { input: '{}', api2: '' } }), /unknown key "api2"/],
    [hash({ expression: 1, input: '' }, 'jsonata'), /no JSONata/],
    [hash({ expression: '', input: '', more: '' }, 'jsonata'), /no JSONata/],
  ];
  for (const [address, reason] of wrong) {
    await assert.rejects(readHash(address), (error: Error) => {
      assert.ok(error instanceof BadDraft, `${address.slice(0, 60)}: ${error.message}`);
      assert.match(error.message, reason);
      return true;
    });
  }
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
});

test('a draft may have a certain size', () => {
  const large = { ...draft, parts: { input: ' '.repeat(MAX_CHARACTERS) } };
  assert.throws(() => readDraft(large), /more than 200000 characters/);
});

test('an example becomes a draft and a request again', () => {
  const { parts, ...files } = draft;
  const request = { ...files, input: { a: [1, 2], b: {} }, env: { KEY: 'x' }, responses: [] };
  const made = draftOf(request);
  assert.deepEqual(Object.keys(made.parts), ['input', 'env']);
  const read = requestOf(made);
  assert.ok('request' in read);
  assert.deepEqual(read.request, { ...files, input: request.input, env: request.env });
  assert.equal(parts.input, '{ "a": 1 }');
});

test('a part that is not JSON is named with its line and column', () => {
  const problemOf = (parts: Draft['parts']) => {
    const read = requestOf({ ...draft, parts });
    assert.ok('problem' in read);
    return read.problem;
  };
  const { part, line, column } = problemOf({ input: '{\n  "a": 1,\n  b: 2\n}' });
  assert.deepEqual({ part, line, column }, { part: 'input', line: 3, column: 3 });
  assert.equal(problemOf({ input: '{}', headers: '[]' }).part, 'headers');
  assert.equal(problemOf({ input: '{}', responses: '{}' }).message, 'A JSON array is expected.');
  assert.equal(problemOf({ input: '1' }).message, 'A JSON object is expected.');
});

test('JSON is formatted as on the pages, and stays the same value', () => {
  const value = { a: { b: [{ c: 1 }, { c: 'x' }], d: [] }, e: null, f: {} };
  assert.deepEqual(JSON.parse(formatJson(value)), value);
  assert.match(formatJson(value), /\n {6}\{ "c": 1 \},\n/);
});

test('differences have paths as in expressions', () => {
  assert.equal(pathText(['a', 0, 'b-c', 'd']), 'a[0]["b-c"].d');
  const before = { a: [1, 2], b: { c: 1 }, e: 1 };
  const after = { a: [1, 3], b: { c: 1, d: null }, f: [] };
  const found = changesBetween(before, after).map(({ kind, path }) => `${kind} ${path}`);
  assert.deepEqual(found.sort(), ['added b.d', 'added f', 'changed a[1]', 'removed e']);
  assert.deepEqual(changesBetween(before, structuredClone(before)), []);
});

test('the lines of a document are marked where it differs', () => {
  const lines = markedLines({ a: 1, b: { c: 1 } }, { a: 2, b: { c: 1 }, d: { e: [true] } });
  assert.deepEqual(JSON.parse(lines.map(({ text }) => text).join('\n')), {
    a: 2,
    b: { c: 1 },
    d: { e: [true] },
  });
  const marked = lines.filter(({ kind }) => kind).map(({ text, kind }) => `${kind} ${text.trim()}`);
  assert.deepEqual(marked, [
    'changed "a": 2,',
    'added "d": {',
    'added "e": [',
    'added true',
    'added ]',
    'added }',
  ]);
});

test('the list of own examples is exported and imported, and a bad file is refused', () => {
  const list = withSaved([], [{ name: 'One', draft }]);
  assert.deepEqual(readSaved(writeSaved(list)), list);
  assert.equal(withSaved(list, [{ name: 'One', draft }]).length, 1);
  const wrong: [string, RegExp][] = [
    ['{', /not JSON/],
    ['null', /no list "examples"/],
    ['{"examples":[{"name":" "}]}', /Example 1 has no name/],
    ['{"examples":[{"name":"A","draft":{}}]}', /Example 1, "A": /],
    [JSON.stringify({ examples: Array(101).fill({}) }), /more than 100/],
    [' '.repeat(2_000_001), /too large/],
  ];
  for (const [text, reason] of wrong) assert.throws(() => readSaved(text), reason);
});

test('a workspace has the files of the example and its input', () => {
  const files = unzipSync(workspaceOf(draft));
  assert.deepEqual(Object.keys(files).sort(), [
    'a/env.json',
    'a/flows/a.yaml',
    'a/input.json',
    'a/schemas/Order.json',
  ]);
  assert.equal(strFromU8(files['a/input.json'] ?? new Uint8Array()), '{ "a": 1 }\n');
  assert.deepEqual(workspaceOf(draft), workspaceOf(draft));
});

const yaml = `steps:
  - name: First
    stepType: jsonata
    config:
      maps:
      - jsonata: x
        tar
  - name: Second

    stepType: condition
    cases:
      - condition: x
        steps:
          - stepType: map
            config:
              ma`.split('\n');
const json = `{
  "flow": {
    "steps": [
      {
        "stepType": "lookup",
        "config": {
          "maps": [
            {
              "lookup": {
                "so
              },
              "ta`.split('\n');

test('the editor finds the step and the object of the cursor', () => {
  const at = (lines: string[], index: number, before = lines[index] ?? '') =>
    placeAt(lines, index, before);
  assert.equal(at(yaml, 0), undefined);
  assert.deepEqual(at(yaml, 2), { path: '', key: 'stepType', stepType: 'jsonata' });
  assert.deepEqual(at(yaml, 6), { path: 'config.maps[]', stepType: 'jsonata' });
  assert.deepEqual(at(yaml, 8, '    '), { path: '', stepType: 'condition' });
  assert.deepEqual(at(yaml, 11), { path: 'cases[]', key: 'condition', stepType: 'condition' });
  assert.deepEqual(at(yaml, 15), { path: 'config', stepType: 'map' });
  assert.deepEqual(at(json, 9), { path: 'config.maps[].lookup', stepType: 'lookup' });
  assert.deepEqual(at(json, 11), { path: 'config.maps[]', stepType: 'lookup' });
});

test('the editor offers the keys and values that the documentation lists', () => {
  const keys = {
    common: [{ path: 'stepType' }, { path: 'config' }],
    steps: {
      date: {
        name: 'Date',
        keys: [
          { path: 'config.maps[].append', type: 'Boolean' },
          { path: 'config.maps[].manipulate.action', values: ['add', 'startOf'] },
        ],
      },
    },
  };
  const offers = (path: string, key?: string) =>
    offersAt({ path, stepType: 'date', ...(key && { key }) }, keys).map(({ label }) => label);
  assert.deepEqual(offers(''), ['stepType', 'config']);
  assert.deepEqual(offers('', 'stepType'), ['date']);
  assert.deepEqual(offers('config'), ['maps']);
  assert.deepEqual(offers('config.maps[]'), ['append', 'manipulate']);
  assert.deepEqual(offers('config.maps[]', 'append'), ['true', 'false']);
  assert.deepEqual(offers('config.maps[].manipulate', 'action'), ['add', 'startOf']);
});

test('a flow is added in the form of its version, renamed in its place and removed', async () => {
  const added = addFlow(draft, 'rates/fetchRate');
  assert.ok(typeof added === 'object');
  assert.equal(added.path, 'flows/rates/fetchRate.yaml');
  assert.equal(added.draft.files[added.path], "description: ''\nsteps: []\n");
  assert.deepEqual(readDraft(added.draft), added.draft);
  assert.deepEqual(
    [draft.flow, added.path].map((path) => isCalledFlow(added.draft, path)),
    [false, true],
  );
  const older = addFlow({ ...draft, version: 'ace4' }, 'b');
  assert.ok(typeof older === 'object');
  assert.equal(older.path, 'flows/b.json');
  const steps = { description: '', steps: [] };
  assert.deepEqual(JSON.parse(older.draft.files[older.path] ?? ''), {
    name: 'b',
    flow: { name: 'b', ...steps },
  });
  for (const { draft: next, path } of [added, older]) {
    const { status } = await run({ ...next, flow: path, input: {} });
    assert.equal(status, 'completed');
  }
  const renamed = renameFlow(added.draft, added.path, 'fetchRate');
  assert.ok(typeof renamed === 'object');
  assert.deepEqual(Object.keys(renamed.draft.files).at(-1), 'flows/fetchRate.yaml');
  assert.deepEqual(removeFile(renamed.draft, renamed.path), draft);
});

test('a flow cannot have a name that leaves its folder, or that another flow has', () => {
  for (const name of ['', '../a', 'a.yaml', '/a', 'a//b', '<b>', 'a'.repeat(81)])
    assert.equal(addFlow(draft, name), 'invalid', name);
  assert.equal(addFlow(draft, 'a'), 'taken');
  assert.equal(renameFlow(draft, 'flows/a.yaml', 'x y'), 'invalid');
  const many = Array.from({ length: 50 }, (_, index): [string, string] => [
    `flows/f${index}.yaml`,
    '',
  ]);
  const full: Draft = { ...draft, files: { ...draft.files, ...Object.fromEntries(many) } };
  assert.equal(addFlow(full, 'new'), 'tooMany');
});
