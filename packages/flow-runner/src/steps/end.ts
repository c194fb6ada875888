import { expand } from '../expressions';
import { refuse, reject } from '../problems';
import { read } from '../paths';
import type { Json } from '../types';
import type { Run } from '../rule';

export const stop: Run = ({ config: { returnResult } }, flow) => {
  if (returnResult) {
    const node = read(flow.doc, returnResult);
    if (node === undefined)
      refuse(
        `what the document contains if the node at the result path does not exist (${JSON.stringify(returnResult)})`,
      );
    if (typeof node !== 'object' || node === null)
      refuse('what the document is if the node at the result path is not an object');
    flow.doc = node as Json;
  }
  flow.returned = true;
  flow.branchEnded = true;
  flow.beforeNext = () =>
    refuse(
      'whether a Return step in a case of Switch or Condition also ends the steps after it',
      'steps/return',
    );
};

export const throwError: Run = async ({ config }, flow) => {
  if (typeof config.error !== 'string')
    reject('"error" must be a string, the message of the error.');
  const message = String(await expand(config.error, flow));
  const more = (await expand(config.additionalProperties ?? {}, flow)) as Json;
  if (Object.hasOwn(more, 'error'))
    refuse('what the entry contains if an additional property is named error');
  flow.errors.push({ error: `Error in flow '${flow.file.name}' : ${message}`, ...more });
};

export const response: Run = async ({ config }, flow) => {
  const { body, statusCode, headers, responseTypeFile, stopApiExecution } = config;
  const nodes = { result: body, responseStatusCode: statusCode, responseHeaders: headers };
  for (const [node, value] of Object.entries(nodes)) {
    if (value !== undefined) flow.doc[node] = await expand(value, flow);
  }
  if (responseTypeFile) flow.doc.responseType = 'file';
  if (stopApiExecution) flow.doc.aceApiStopExecution = true;
  flow.beforeNext = () =>
    refuse('what each value of Continue flow execution does', 'steps/response');
};
