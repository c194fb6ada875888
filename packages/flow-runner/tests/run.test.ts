import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate, run as runFlow } from '../src';
import type { Json, RunRequest } from '../src';
import { code, flowOf, jsonata, requestOf } from './requests';

/** Longer than a page allows: the tests share the machine with others. */
const run = (request: RunRequest) => runFlow(request, { ms: 30_000, codeMs: 30_000 });

const refuse = async (steps: readonly Json[], input: Json, message: RegExp, page: string) => {
  const { status, problem } = await run(requestOf(steps, input));
  assert.equal(status, 'refused', JSON.stringify(steps));
  assert.match(problem?.message ?? '', message);
  assert.equal(problem?.page, page);
};

test('an error in a file names file, line and column, and what to do', async () => {
  const at = async (text: string, more: Json = {}) => {
    const path = more.version === 'ace4' ? 'flows/test.json' : 'flows/test.yaml';
    const { status, problem } = await run({
      ...requestOf([]),
      flow: path,
      files: { [path]: text },
      ...more,
    });
    assert.equal(status, 'invalid');
    return problem ?? { message: '' };
  };
  const braces = await at(
    'steps:\n  - stepType: log\n    condition: @jsonata{{a}}\n    config: {}',
  );
  assert.deepEqual([braces.file, braces.line, braces.column], ['flows/test.yaml', 3, 16]);
  assert.match(braces.message, /quotes/);
  const json = await at('{\n  "flow": { "steps": [ }\n}', { version: 'ace4' });
  assert.equal(json.line, 2);
  const typo = await at(
    'steps:\n  - stepType: log\n    config: {}\n  - stepType: jsonatta\n    config: {}',
  );
  assert.match(typo.message, /Did you mean "jsonata"/);
  assert.equal(typo.line, 4);
  const inCase = await at(
    "steps:\n  - stepType: condition\n    config: {}\n    cases:\n      - condition: '{{true}}'\n        steps:\n          - { stepType: jsonatta, config: {} }",
  );
  assert.equal(inCase.line, 7);
  assert.match((await at('steps:\n  - config: {}')).message, /no stepType/);
  assert.match((await at('steps:\n  - stepType: log')).message, /no config/);
  assert.match((await at('tags: []')).message, /has its steps in the list "steps"/);
  assert.match((await at(flowOf(jsonata('1')), { flow: 'flows/x.yaml' })).message, /no flow/);
  const older = await at(JSON.stringify({ flow: { steps: [{ stepType: 'throw', config: {} }] } }), {
    version: 'ace4',
  });
  assert.match(older.message, /ACE 4 has no step/);
});

test('what the documentation leaves open is refused with its page', async () => {
  const map = (config: Json) => [{ stepType: 'map', config: { maps: [config] } }];
  const branch = (inner: Json, ...after: Json[]) => [
    { stepType: 'condition', cases: [{ condition: '{{true}}', steps: [inner] }] },
    ...after,
  ];
  const stop = { stepType: 'stop', config: {} };
  const date = (amountType: string) => {
    const manipulate = { action: 'add', amount: 1, amountType };
    const one = { sourcePath: 'd', manipulate, format: 'YYYY-MM-DD', targetPath: 'e' };
    return [{ stepType: 'date', config: { maps: [one] } }];
  };
  const overview = 'flow_builder/overview';
  await refuse([{ ...jsonata('1'), condition: '{{missing}}' }], {}, /does not exist/, overview);
  await refuse([{ ...jsonata('1'), condition: '{{a}}' }], { a: 0 }, /skips/, 'steps/steps_intro');
  await refuse(map({ value: '{{a.b}}', targetPath: 'x' }), { a: {} }, /undefined/, overview);
  await refuse(map({ value: 'x {{a}}', targetPath: 'x' }), { a: {} }, /object/, overview);
  await refuse(map({ sourcePath: 'q', targetPath: 'x' }), {}, /no node/, 'steps/json_map');
  await refuse(
    map({ value: 1, targetPath: 'x', append: true }),
    {},
    /"maps\[\].append"/,
    'steps/json_map',
  );
  await refuse([{ stepType: 'catch' }], {}, /"catch"/, 'steps/catch');
  await refuse(
    branch({ ...stop, name: 'Inner', config: {} }, jsonata('1')),
    {},
    /Return step in a case/,
    'steps/return',
  );
  await refuse(
    [{ stepType: 'response', config: { body: 1 } }, jsonata('1')],
    {},
    /Continue flow execution/,
    'steps/response',
  );
  await refuse([jsonata('$env.A')], {}, /JSONata reads \$env/, overview);
  await refuse([code('')], {}, /returns nothing/, 'steps/code_ivm');
  await refuse([code('return await 1')], {}, /await/, 'steps/code_ivm');
  await refuse(date('days'), { d: '2026-02-14T23:30:00Z' }, /time zone/, 'steps/date');
  await refuse(date('months'), { d: '2026-01-31' }, /January 31/, 'steps/date');
});

test('what all readings agree on runs', async () => {
  const stop = { stepType: 'stop', name: 'Stop', config: {} };
  const { status } = await run(
    requestOf([
      { stepType: 'condition', cases: [{ condition: '{{true}}', steps: [stop, jsonata('1')] }] },
      { ...jsonata('2'), condition: '{{false}}' },
    ]),
  );
  assert.equal(status, 'ended');
  const undecided = {
    stepType: 'switch',
    config: { switchExpression: '{{a}}' },
    cases: [{ condition: '35', steps: [] }],
  };
  assert.equal((await run(requestOf([undecided], { a: 35 }))).status, 'refused');
  assert.equal((await run(requestOf([undecided], { a: '35' }))).status, 'completed');
});

test('variables, headers, recorded answers and other flows are used', async () => {
  const ask = flowOf(
    { stepType: 'rest-new', name: 'Ask', config: { targetPath: 'r' } },
    { stepType: 'stop', config: { returnResult: 'r' } },
  );
  const { doc, status, problem } = await run(
    requestOf(
      [
        { stepType: 'rest-new', name: 'B', config: { targetPath: 'b' } },
        { stepType: 'rest-new', name: 'A', config: { targetPath: 'a' } },
        {
          stepType: 'retry',
          config: {
            flowId: 'ask.yaml',
            targetPath: 'state',
            maxRetries: 3,
            successCondition: '{{state.n === 2}}',
          },
        },
        {
          stepType: 'map',
          config: {
            maps: [
              { value: '{{$env.BASE}}/x', targetPath: 'url' },
              { value: "{{$headers['x-id']}}", targetPath: 'id' },
            ],
          },
        },
      ],
      {},
      {
        env: { BASE: 'https://example.com' },
        headers: { 'x-id': '7' },
        responses: [
          { body: 1 },
          { step: 'B', body: 'b' },
          { step: 'Ask', body: { n: 1 } },
          { step: 'Ask', body: { n: 2 } },
        ],
        files: { 'flows/ask.yaml': ask },
      },
    ),
  );
  assert.equal(status, 'completed', problem?.message);
  assert.deepEqual(doc, { b: 'b', a: 1, state: { n: 2 }, url: 'https://example.com/x', id: '7' });
});

test('an error in a schema, an answer or the settings of a step names the step, and what is wrong', async () => {
  const ajv = (schema: unknown): Json => ({ stepType: 'ajv', config: { schema } });
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
    const { status, problem } = await run(requestOf([{ stepType: 'log' }, step], { a: 1 }));
    assert.equal(status, 'invalid', JSON.stringify(step));
    assert.match(problem?.message ?? '', message);
    assert.deepEqual([problem?.file, problem?.line], ['flows/test.yaml', 1]);
  }
  const itself = await run(requestOf([ajv({ $ref: '#' })]));
  assert.equal(itself.status, 'stopped');
  assert.match(itself.problem?.message ?? '', /refers to itself/);
  assert.equal(itself.problem?.file, 'flows/test.yaml');
  const draft7 = 'http://json-schema.org/draft-07/schema#';
  assert.equal(
    (await run(requestOf([ajv({ $schema: draft7, $ref: draft7 })]))).status,
    'completed',
  );

  for (const answer of [{ step: 'Ask' }, null]) {
    const responses = [{ body: null }, answer] as RunRequest['responses'];
    const { status, problem } = await run(requestOf([], {}, { responses }));
    assert.equal(status, 'invalid');
    assert.match(problem?.message ?? '', /answer 2 has no "body"/);
  }
  const cycle = await run({
    ...requestOf([]),
    files: { 'flows/test.yaml': 'steps: &a\n  - stepType: log\n    config: { a: *a }' },
  });
  assert.match(cycle.problem?.message ?? '', /aliases.*circular.*Write the values out/);
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
  await refuse([jsonata(lambda)], {}, /value is a function/, 'steps/jsonata_map');
  await refuse([jsonata('{ "f": $sum }')], {}, /contains a function/, 'steps/jsonata_map');
});
