import { expand } from '../expressions';
import { InvalidFlow, MissingData, NotDocumented, StepFailure } from '../problems';
import { write } from '../paths';
import { type Citation, type Flow, listOf, type Rule } from '../rule';

/** The recorded answer to a call. @throws MissingData */
function answerTo(name: string, flow: Flow): unknown {
  const answer = flow.nextAnswer(name);
  if (!answer) {
    throw new MissingData(
      `A run makes no calls, and there is no recorded answer for the step "${name}". Add one to the run.`,
    );
  }
  return JSON.parse(JSON.stringify(answer.body)) as unknown;
}

/** A step that makes one call and writes the response to its target path. */
const oneCall = (
  rule: { stepType: string; page: string; keys: string[] },
  runs: string,
  cites: Citation[],
): Rule => ({
  ...rule,
  runs,
  refuses: ['A call without a recorded answer.'],
  cites,
  run({ config: { targetPath } }, flow, { name }) {
    const answer = answerTo(name, flow);
    if (targetPath) write(flow.doc, targetPath, answer);
  },
});

export const rest = oneCall(
  {
    stepType: 'rest-new',
    page: 'steps/rest_http',
    keys: [
      ...['endpoint.url', 'endpoint.method', 'queryParams', 'headers', 'restRequest'],
      ...['expectedResponseLocation', 'oAuthConfig', 'mtlsConfig', 'targetPath'],
    ],
  },
  'Writes the recorded response of the service; makes no call.',
  [{ page: 'steps/rest_http', heading: 'Response type' }],
);

export const jsonRpc = oneCall(
  {
    stepType: 'jsonrpc',
    page: 'steps/json_rpc',
    keys: [
      ...['endpoint.url', 'endpoint.httpMethod', 'queryParams', 'headers', 'targetPath'],
      ...['jsonRpc[].method', 'jsonRpc[].id', 'jsonRpc[].params'],
    ],
  },
  'Writes the recorded response of the service, with `jsonrpc`, `id`, and `result`; makes no call.',
  [{ page: 'steps/json_rpc', heading: 'Configuration' }],
);

/** A step that runs statements and writes the result of each. */
const statements = (stepType: string, page: string, more: string[]): Rule => ({
  stepType,
  page,
  runs: 'Writes the recorded result of each statement; opens no connection.',
  refuses: ['A statement without a recorded answer.'],
  cites: [{ page, heading: 'Configuration' }],
  keys: [
    ...['connectionString', 'actions[].sql', 'actions[].binds', 'actions[].targetPath'],
    ...more,
  ],
  run(step, flow, { name }) {
    for (const { targetPath } of listOf(step, 'actions')) {
      const answer = answerTo(name, flow);
      if (targetPath) write(flow.doc, targetPath, answer);
    }
  },
});

export const msSql = statements('mssql-db', 'steps/mssql_db', []);
export const db2 = statements('ibm-db2', 'steps/ibm_db', ['user', 'password', 'actions[].options']);

const REDIS_PAGE = 'steps/redis';

export const redis: Rule = {
  stepType: 'redis',
  page: REDIS_PAGE,
  runs: 'Writes the recorded value of each `get`; stores nothing.',
  refuses: ['Custom commands.', 'A `get` without a recorded answer, and one of a missing key.'],
  cites: [
    { page: REDIS_PAGE, heading: 'Strings and other values' },
    { page: REDIS_PAGE, heading: 'Example' },
  ],
  keys: [
    ...['actions[].action', 'actions[].target', 'actions[].key', 'actions[].value'],
    ...['actions[].doJsonStringify', 'actions[].doJsonParse', 'actions[].options'],
    'actions[].payload',
  ],
  stepKeys: ['connectionString'],
  async run(step, flow, { name }) {
    for (const { action, target, value, doJsonParse, doJsonStringify } of listOf(step, 'actions')) {
      if (action === 'set') {
        const stored = await expand(value, flow);
        if (typeof stored !== 'string' && !doJsonStringify)
          throw new NotDocumented('how a value is stored that is no string', REDIS_PAGE);
        continue;
      }
      if (action === 'delete') continue;
      if (action !== 'get')
        throw new NotDocumented('the value of action for a custom command', REDIS_PAGE);
      const answer = answerTo(name, flow);
      if (typeof answer !== 'string') {
        if (answer !== null)
          throw new InvalidFlow('Redis stores strings: record the answer as a string.');
        throw new NotDocumented(
          'what get writes to the target path for a key that does not exist',
          REDIS_PAGE,
        );
      }
      try {
        write(flow.doc, target, doJsonParse ? JSON.parse(answer) : answer);
      } catch (error) {
        if (error instanceof SyntaxError) throw new StepFailure(error.message, REDIS_PAGE);
        throw error;
      }
    }
  },
};

const FILE_PAGE = 'steps/file_reference';

export const fileReference: Rule = {
  stepType: 'file-reference',
  page: FILE_PAGE,
  runs: 'Writes the recorded file reference (`write`) or the recorded content of the file (`read`); opens no file.',
  refuses: ['A file without a recorded answer.'],
  cites: [
    { page: FILE_PAGE, heading: 'Text or binary' },
    { page: FILE_PAGE, heading: 'What a file reference is' },
  ],
  keys: [
    ...['action', 'documentPath', 'fileRefPath', 'targetPath', 'typeOfFile', 'encoding'],
    ...['fileName', 'mimeType', 'forRead'],
  ],
  run({ config: { targetPath } }, flow, { name }) {
    write(flow.doc, targetPath, answerTo(name, flow));
  },
};
