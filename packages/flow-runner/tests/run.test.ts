import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate, run as runFlow } from '../src';
import type { Json, Problem, RunRequest, RunResult } from '../src';
import { ajv, code, jsonata, requestOf, requestOfText } from './requests';

/** Longer than a page allows: the tests share the machine with others. */
const run = (request: RunRequest) => runFlow(request, { ms: 30_000, codeMs: 30_000 });

/** The problem of a run that must end in this way. */
async function problemOf(request: RunRequest, status: RunResult['status']): Promise<Problem> {
  const result = await run(request);
  assert.equal(result.status, status, JSON.stringify(request.files));
  return result.problem ?? { message: '' };
}

const refuse = async (steps: readonly Json[], input: Json, message: RegExp, page: string) => {
  const problem = await problemOf(requestOf(steps, input), 'refused');
  assert.match(problem.message, message);
  assert.equal(problem.page, page);
};

/** A flow of ACE 4 with a text. */
const older = (text: string): RunRequest => ({
  ...requestOf([]),
  version: 'ace4',
  flow: 'flows/test.json',
  files: { 'flows/test.json': text },
});
const olderStep = (stepType: string, config: Json = {}) =>
  older(JSON.stringify({ flow: { steps: [{ stepType, config }] } }));

/** Aliases that expand to gigabytes. */
const aliases = Array.from({ length: 11 }, (_, at) => {
  const item = at === 0 ? 'x' : `*a${at - 1}`;
  return `a${at}: &a${at} [${Array(9).fill(item).join(', ')}]`;
}).join('\n');

test('an error in a file names file, line and column, and what to do', async () => {
  const wrong: readonly [RunRequest | string, RegExp, line?: number, column?: number][] = [
    ['steps:\n  - stepType: log\n    condition: @jsonata{{a}}\n    config: {}', /quotes/, 3, 16],
    [older('{\n  "flow": { "steps": [ }\n}'), /Close it here/, 2, 23],
    ['steps:\n  - stepType: "log\n    config: {}\n', /quote is open/, 2, 15],
    ['steps:\n  - stepType: log\n      config: {}', /Align this line/, 3, 7],
    ['steps: [\n  - stepType: log\n    config: {}', /Close the bracket/, 1, 8],
    ['steps:\n  stepType: log', /each has a dash/, 1],
    [
      'steps:\n  - stepType: log\n    config: {}\n  - name: a\n    stepType: jsonatta\n    config: {}',
      /"jsonatta". Did you mean "jsonata"\?$/,
      5,
    ],
    [
      "steps:\n  - stepType: condition\n    config: {}\n    cases:\n      - condition: '{{true}}'\n        steps:\n          - { stepType: jsonatta, config: {} }",
      /jsonatta/,
      7,
    ],
    ['steps:\n  - config: {}', /no stepType/, 2],
    ['steps:\n  - stepType: log', /no config/, 2],
    ['steps:\n  - stepType: log\n    config: {}\n    cases: [{}]', /"steps" must be a list/, 4],
    ['tags: []', /has its steps in the list "steps"/, 1],
    [`${aliases}\nsteps: []`, /aliases/, 1],
    ['['.repeat(20_000), /nested too deeply/, 1],
    [{ ...requestOf([]), flow: 'flows/x.yaml' }, /no flow/],
    [olderStep('throw'), /ACE 4 has no step/, 1],
  ];
  for (const [file, message, line, column] of wrong) {
    const request = typeof file === 'string' ? requestOfText(file) : file;
    const problem = await problemOf(request, 'invalid');
    assert.match(problem.message, message);
    assert.equal(problem.line, line, problem.message);
    assert.equal(problem.file, line && request.flow);
    if (column) assert.equal(problem.column, column);
  }
  const inExpression =
    'steps:\n  - stepType: jsonata\n    config:\n      maps:\n        - jsonata: |\n            $sum(\n              [1 : 2])\n          targetPath: a';
  assert.equal((await problemOf(requestOfText(inExpression), 'failed')).line, 7);
});

test('what the documentation leaves open is refused with its page', async () => {
  const map = (config: Json) => [{ stepType: 'map', config: { maps: [config] } }];
  const inBranch = { condition: '{{true}}', steps: [{ stepType: 'stop', config: {} }] };
  const date = (amountType: string) => {
    const manipulate = { action: 'add', amount: 1, amountType };
    const one = { sourcePath: 'd', manipulate, format: 'YYYY-MM-DD', targetPath: 'e' };
    return [{ stepType: 'date', config: { maps: [one] } }];
  };
  const appended = map({ value: 1, targetPath: 'x', append: true });
  const returned = [{ stepType: 'condition', cases: [inBranch] }, jsonata('1')];
  const answered = [{ stepType: 'response', config: { body: 1 } }, jsonata('1')];
  const overview = 'flow_builder/overview';
  await refuse([{ ...jsonata('1'), condition: '{{missing}}' }], {}, /does not exist/, overview);
  await refuse([{ ...jsonata('1'), condition: '{{a}}' }], { a: 0 }, /skips/, 'steps/steps_intro');
  await refuse(map({ value: '{{a.b}}', targetPath: 'x' }), { a: {} }, /undefined/, overview);
  await refuse(map({ value: 'x {{a}}', targetPath: 'x' }), { a: {} }, /object/, overview);
  await refuse(map({ sourcePath: 'q', targetPath: 'x' }), {}, /no node/, 'steps/json_map');
  await refuse(appended, {}, /"maps\[\].append"/, 'steps/json_map');
  await refuse([{ stepType: 'catch' }], {}, /"catch"/, 'steps/catch');
  await refuse(returned, {}, /Return step in a case/, 'steps/return');
  await refuse(answered, {}, /Continue flow execution/, 'steps/response');
  await refuse([jsonata('$env.A')], {}, /JSONata reads \$env/, overview);
  await refuse([code('')], {}, /returns nothing/, 'steps/code_ivm');
  await refuse([code('return await 1')], {}, /await/, 'steps/code_ivm');
  await refuse(date('days'), { d: '2026-02-14T23:30:00Z' }, /time zone/, 'steps/date');
  await refuse(date('months'), { d: '2026-01-31' }, /January 31/, 'steps/date');
  // In an older version, the page has another name.
  const { page } = await problemOf(olderStep('stop', { returnResult: 'a' }), 'refused');
  assert.equal(page, 'steps/stop');
});

test('what all readings agree on runs', async () => {
  const stop = { stepType: 'stop', name: 'Stop', config: {} };
  const cases = [{ condition: '{{true}}', steps: [stop, jsonata('1')] }];
  const skipped = { ...jsonata('2'), condition: '{{false}}' };
  assert.equal((await run(requestOf([{ stepType: 'condition', cases }, skipped]))).status, 'ended');
  const undecided = {
    stepType: 'switch',
    config: { switchExpression: '{{a}}' },
    cases: [{ condition: '35', steps: [] }],
  };
  assert.equal((await run(requestOf([undecided], { a: 35 }))).status, 'refused');
  assert.equal((await run(requestOf([undecided], { a: '35' }))).status, 'completed');
});

test('an error in a schema, an answer or the settings of a step names the step, and what is wrong', async () => {
  const wrong: readonly [Json, RegExp][] = [
    [ajv('{'), /"schema" must be a JSON Schema in a string: /],
    [ajv({ minimum: 0, exclusiveMinimum: true }), /draft-07.*#\/exclusiveMinimum.*"number"/],
    [ajv({ properties: { a: { type: 'strng' } } }), /#\/properties\/a\/type.*"string"/],
    [ajv({ required: 'a' }), /#\/required.*"array"/],
    [ajv({ pattern: '(' }), /#\/pattern.*regex/],
    [ajv('5'), /Expected "object", "boolean"/],
    [ajv({ properties: { b: { $ref: '#/definitions/b' } } }), /no "#\/definitions\/b"/],
    [ajv({ definitions: { a: { $id: 'a' }, b: { $id: 'a' } } }), /Duplicate schema URI/],
    [{ stepType: 'jsonata', config: { maps: [null] } }, /cannot go on: .*null.*Check the settings/],
  ];
  for (const [step, message] of wrong) {
    const problem = await problemOf(requestOf([{ stepType: 'log' }, step], { a: 1 }), 'invalid');
    assert.match(problem.message, message);
    assert.deepEqual([problem.file, problem.line], ['flows/test.yaml', 1]);
  }
  const itself = await problemOf(requestOf([ajv({ $ref: '#' })]), 'stopped');
  assert.match(itself.message, /refers to itself/);
  assert.equal(itself.file, 'flows/test.yaml');
  const draft7 = 'http://json-schema.org/draft-07/schema#';
  assert.equal(
    (await run(requestOf([ajv({ $schema: draft7, $ref: draft7 })]))).status,
    'completed',
  );

  for (const answer of [{ step: 'Ask' }, null]) {
    const responses = [{ body: null }, answer] as RunRequest['responses'];
    const { message } = await problemOf(requestOf([], {}, { responses }), 'invalid');
    assert.match(message, /answer 2 has no "body"/);
  }
  const cycle = requestOfText('steps: &a\n  - stepType: log\n    config: { a: *a }');
  assert.match(
    (await problemOf(cycle, 'invalid')).message,
    /aliases.*circular.*Write the values out/,
  );
});

test('code that throws fails its step, whatever it throws', async () => {
  for (const thrown of ['new Error("no order")', 'null', 'Promise.resolve(1)']) {
    const problem = await problemOf(requestOf([code(`throw ${thrown}`)]), 'failed');
    assert.match(problem.message, /^Error: (?:no order|the code threw a value)$/);
    assert.deepEqual([problem.line, problem.page], [1, 'steps/code_ivm']);
  }
});

test('a result that JSON does not have is named', async () => {
  const lambda = '$f := function($x) { $x + 1 }';
  for (const [expression, value, lost] of [
    [lambda, undefined, ['whole']],
    ['$sum', undefined, ['whole']],
    ['/a/', undefined, ['whole']],
    [`{ "a": 1, "f": (${lambda}) }`, { a: 1 }, ['function']],
    ['1/0', null, ['number']],
    ['[1, -1/0]', [1, null], ['number']],
    ['null', null, []],
  ] as const) {
    const evaluation = await evaluate(expression, {});
    assert.equal(evaluation.status, 'evaluated', expression);
    assert.deepEqual([evaluation.value, evaluation.lost], [value, lost], expression);
  }
  assert.equal((await evaluate('missing', {})).status, 'noValue');
  assert.equal((await evaluate('1 +', {})).status, 'wrong');
  assert.match((await evaluate('$summ(1)', {})).problem?.message ?? '', /a non-function "summ"$/);
  await refuse([jsonata(lambda)], {}, /value is a function/, 'steps/jsonata_map');
  await refuse([jsonata('{ "f": $sum }')], {}, /contains a function/, 'steps/jsonata_map');
});
