import { run } from '@site/src/flow/run';
import type { RunRequest, RunResult } from '@site/src/flow/types';
import jsonata from 'jsonata';

/** What the worker can do: run a flow, evaluate an expression, say that it still answers. */
export type Job =
  | { kind: 'flow'; request: RunRequest }
  | { kind: 'jsonata'; expression: string; input: unknown }
  | { kind: 'ping' };

/** The value of an expression as JSON, undefined if it has none; or its error, with the position in characters. */
export type JsonataResult = { ms: number } & (
  { json: string | undefined } | { message: string; position?: number }
);

/** An answer; the first message, without ID, says that the worker has loaded. */
export type Reply = { id?: number; result?: unknown; error?: string };

/** Time for one expression, in milliseconds. */
const JSONATA_TIME = 1000;
const JSONATA_STACK = 400;

async function evaluate(expression: string, input: unknown): Promise<JsonataResult> {
  const start = performance.now();
  const elapsed = () => ({ ms: performance.now() - start });
  try {
    const compiled = jsonata(expression, { timeout: JSONATA_TIME, stack: JSONATA_STACK });
    const value: unknown = await compiled.evaluate(input);
    return { json: JSON.stringify(value), ...elapsed() };
  } catch (error) {
    const { message, position } = error as { message?: string; position?: number };
    return { message: message ?? String(error), position, ...elapsed() };
  }
}

function answer(job: Job): Promise<RunResult | JsonataResult> | undefined {
  if (job.kind === 'flow') return run(job.request);
  if (job.kind === 'jsonata') return evaluate(job.expression, job.input);
  return undefined;
}

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; job: Job }>) => {
  const { id, job } = data;
  Promise.resolve(answer(job)).then(
    (result) => self.postMessage({ id, result } satisfies Reply),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies Reply),
  );
});
self.postMessage({} satisfies Reply);
