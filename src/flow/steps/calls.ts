import type { FlowRun } from '../engine';
import { MissingData } from '../problems';
import { write } from '../paths';
import { type Citation, listOf, type Rule } from './rule';

/** The recorded answer to a call. @throws MissingData */
function answerTo(name: string, flow: FlowRun): unknown {
  const answer = flow.context.nextAnswer(name);
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
