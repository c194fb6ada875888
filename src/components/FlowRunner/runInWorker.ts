import type { RunRequest, RunResult } from '@site/src/flow/types';
import type { Job, JsonataResult, Reply } from './worker';

/** The worker did not load: no connection, or a policy of the host that forbids it. */
export class WorkerMissing extends Error {}
/** The worker was busy for longer than the limits of a run allow, and was terminated. */
export class WorkerStuck extends Error {}

/** Time for loading the worker, in milliseconds. */
const START_TIMEOUT = 15_000;
/** Time without an answer after which the worker is terminated: a run has one second, and then stops by itself. */
export const HARD_LIMIT = 2000;
/** A run may load an engine: as long as the worker answers, it is waited for this long. */
const RUN_TIMEOUT = 30_000;
const PING_INTERVAL = 250;

type Running = { worker: Worker; ready: Promise<void> };
type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void };

let running: Running | undefined;
const pending = new Map<number, Pending>();
let nextId = 0;

/** Terminates the worker; whoever waits for it gets the error. */
function stop(error: Error): void {
  running?.worker.terminate();
  running = undefined;
  pending.forEach(({ reject }) => reject(error));
  pending.clear();
}

function start(): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (): void => {
      reject(new WorkerMissing());
      if (running?.worker === worker) stop(new WorkerMissing());
    };
    const timer = setTimeout(fail, START_TIMEOUT);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      clearTimeout(timer);
      const { id, result, error } = data;
      if (id === undefined) resolve();
      else if (error === undefined) pending.get(id)?.resolve(result);
      else pending.get(id)?.reject(new Error(error));
      if (id !== undefined) pending.delete(id);
    });
  });
  return { worker, ready };
}

function post(worker: Worker, job: Job): Promise<unknown> {
  const id = nextId++;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    worker.postMessage({ id, job });
  });
}

/** Asks the worker again and again whether it answers; terminates it when it does not, or the time is over. */
function watch(worker: Worker): () => void {
  const began = performance.now();
  let timer: number | undefined;
  const stuck = (): void => {
    if (running?.worker === worker) stop(new WorkerStuck());
  };
  const ping = (): void => {
    timer = window.setTimeout(stuck, HARD_LIMIT);
    post(worker, { kind: 'ping' }).then(
      () => {
        window.clearTimeout(timer);
        if (performance.now() - began > RUN_TIMEOUT) stuck();
        else if (!isOver) timer = window.setTimeout(ping, PING_INTERVAL);
      },
      () => window.clearTimeout(timer),
    );
  };
  let isOver = false;
  ping();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
  };
}

async function call(job: Job): Promise<unknown> {
  try {
    running ??= start();
  } catch {
    throw new WorkerMissing();
  }
  const { worker, ready } = running;
  await ready;
  const answer = post(worker, job);
  const stopWatching = watch(worker);
  try {
    return await answer;
  } finally {
    stopWatching();
  }
}

/**
 * Runs a flow in the worker.
 * @throws WorkerMissing, WorkerStuck
 */
export const runFlow = (request: RunRequest): Promise<RunResult> =>
  call({ kind: 'flow', request }) as Promise<RunResult>;

/**
 * Evaluates an expression in the worker.
 * @throws WorkerMissing, WorkerStuck
 */
export const evaluateJsonata = (expression: string, input: unknown): Promise<JsonataResult> =>
  call({ kind: 'jsonata', expression, input }) as Promise<JsonataResult>;
