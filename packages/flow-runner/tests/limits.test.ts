import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate, run } from '../src';
import type { Json, RunRequest } from '../src';
import { ajv, code, flowOf, jsonata, requestOf, requestOfText } from './requests';

const retry = (flowId: string, successCondition: string, maxRetries: number): Json => ({
  stepType: 'retry',
  config: { flowId, maxRetries, targetPath: 'a', successCondition },
});

/** For a regular expression with nested repetitions, this text takes longer than anybody waits. */
const text = `${'a'.repeat(40)}b`;
const ENDLESS = '($f := function($n) { $f($n + 1) }; $f(0))';
const SLOW = /A regular expression took longer than/;
const SHORT = { ms: 300 };
/** Longer than the limit of the page, so that a busy machine does not stop a run for another reason. */
const PATIENT = { ms: 60_000 };

/** Deeper than a stack. */
let deep: Json = {};
for (let level = 0; level < 50_000; level += 1) deep = { deep };

/** Runs one step. */
const one = (step: Json) => requestOf([step], { text });
/** Evaluates an expression from the data. */
const fromData = (expression: string) =>
  requestOf([jsonata('$eval(expression)')], { expression, text });

/** Hostile input: each run ends by itself, and says why. */
const stops: readonly [what: string, RunRequest, message: RegExp, limits?: { ms: number }][] = [
  ['an endless loop in JavaScript', one(code('while (true) {}')), /endless loop/],
  ['a slow pattern in JavaScript', one(code('return /(a+)+$/.test(text)')), /endless loop/],
  ['a slow pattern in JSONata', one(jsonata('$match(text, /(a+)+$/)')), SLOW],
  ['a slow pattern in an expression from the data', fromData('$match(text, /(a+)+$/)'), SLOW],
  [
    'a slow picture of a date, also in an expression from the data',
    fromData(`$toMillis("${'1'.repeat(60)}x", "${'[f]'.repeat(8)}")`),
    /\$toMillis was stopped/,
  ],
  ['an endless expression from the data', fromData(ENDLESS), /JSONata was stopped/, SHORT],
  ['a slow pattern in a schema', one(ajv({ properties: { text: { pattern: '^(a+)+$' } } })), SLOW],
  ['a recursion in JavaScript', one(code('const f = () => f(); return f();')), /stack/],
  ['a recursion in JSONata', one(jsonata('($f := function() { 1 + $f() }; $f())')), /./],
  ['a huge array in JSONata', one(jsonata('[1..9000000]')), /JSONata was stopped/],
  ['a huge string in JSONata', one(jsonata('$pad("x", 9000000)')), /more than \d+ char/],
  ['a huge string in JavaScript', one(code('return "x".repeat(9e8)')), /memory/],
  [
    'an array that fills the memory',
    one(code('const all = []; while (true) all.push(new Array(1000).fill(all));')),
    /JavaScript/,
  ],
  [
    'a document that doubles with each step',
    requestOf(Array(40).fill(jsonata('text & text', 'text')) as Json[], { text }),
    /more than \d+ characters/,
  ],
  ['files that are too large', requestOfText('['.repeat(500_000)), /The files have more/],
  ['a huge input', requestOf([], { text: 'x'.repeat(2_000_000) }), /more than \d+ characters/],
  ['a deeply nested input', requestOf([], deep), /nested/],
  ['a flow that calls itself', one(retry('test', '{{true}}', 0)), /call each other/],
  [
    'a flow that is tried again and again when its time is over',
    requestOf([retry('once', '{{1 > 2}}', 1e12)], {}, { files: { 'flows/once.yaml': flowOf() } }),
    /longer than/,
    SHORT,
  ],
  [
    'thousands of steps',
    requestOf(Array(2000).fill({ stepType: 'log' }) as Json[]),
    /more than 1000 steps/,
  ],
];

for (const [what, request, message, limits = PATIENT] of stops) {
  test(`the runner stops ${what}`, async () => {
    const { status, problem } = await run(request, limits);
    assert.equal(status, 'stopped', problem?.message);
    assert.match(problem?.message ?? '', message);
  });
}

test('no path, key or code changes an object outside the document', async () => {
  const paths = [
    ...['__proto__.polluted', 'constructor.prototype.polluted', 'a.__proto__.polluted'],
    ...['a["__proto__"].polluted', 'toString.polluted', 'hasOwnProperty.polluted'],
  ];
  for (const path of paths) {
    const map = { stepType: 'map', config: { maps: [{ value: 'yes', targetPath: path }] } };
    for (const step of [map, jsonata('"yes"', path)]) await run(requestOf([step], { a: {} }));
  }
  const named = await run(requestOf([jsonata('"yes"', '__proto__.polluted')]));
  assert.equal(named.status, 'invalid');
  assert.match(named.problem?.message ?? '', /__proto__/);

  const input = JSON.parse('{ "__proto__": { "polluted": "yes" }, "b": { "c": 1 } }') as Json;
  const steps = [
    { stepType: 'deep-merge', config: { objectPaths: [{ objectPath: 'b' }], targetPath: 'd' } },
    { stepType: 'code', config: { codeBlock: 'Object.prototype.polluted = "yes"; 1' } },
    code('globalThis.constructor.prototype.polluted = "yes"; return 1'),
    jsonata('{ "__proto__": { "polluted": "yes" } }'),
  ];
  await run(requestOf(steps, input));
  assert.equal(({} as Json).polluted, undefined);
  assert.equal((Object.prototype.toString as unknown as Json).polluted, undefined);
});

test('code sees no network, no files, and nothing of the page', async () => {
  const names = ['fetch', 'XMLHttpRequest', 'process', 'require', 'window', 'document', 'self'];
  const types = names.map((name) => `typeof ${name}`).join(', ');
  const { doc } = await run(requestOf([code(`return [${types}]`)]));
  assert.deepEqual(doc.result, Array(names.length).fill('undefined'));
});

test('regular expressions with thousands of matches are within the limits', async () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `${at},a\u0000\ud83d`);
  const csv = lines.join('\r\n');
  const split = await evaluate('$split(csv, /\\r?\\n/)', { csv }, { ...PATIENT, ms: 4_000 });
  assert.deepEqual(split.value, lines);
  const { value } = await evaluate(
    '[$count(lines[$contains($, /9,/)]), $replace("a-b-c", /-/, "+"), $match("a1b", /(x)?[0-9]/).groups, $match("abab", /a(b)/).index]',
    { lines },
    PATIENT,
  );
  assert.deepEqual(value, [100, 'a+b+c', null, 0, 2]);
});
