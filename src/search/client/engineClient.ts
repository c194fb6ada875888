import type { Engine, EngineRequest, EngineResponse } from './engine';

type Pending = { resolve: (response: EngineResponse) => void; reject: (error: Error) => void };
type Reply = { id: number; response?: EngineResponse; error?: string };

/** Calls the engine. Rejects with the engine's error, or with `WorkerLost`. */
export type CallEngine = (request: EngineRequest) => Promise<EngineResponse>;

/** The worker failed, and the files that it held are lost. */
export class WorkerLost extends Error {}

/**
 * Timeout for loading the worker, and for the code that replaces it, in milliseconds. If neither arrives, the search says
 * so within 10 seconds.
 */
const START_TIMEOUT = 4_500;

/**
 * Starts the engine in a worker. The files of a request are transferred, not copied.
 * @returns a function that rejects with `WorkerLost` if the worker's script is blocked, fails, or times out
 * @throws Error if the browser does not support workers
 */
export function createWorkerClient(): CallEngine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let nextId = 0;
  let isLost = false;
  const lose = () => {
    isLost = true;
    worker.terminate();
    pending.forEach(({ reject }) => reject(new WorkerLost()));
    pending.clear();
  };
  const timer = setTimeout(lose, START_TIMEOUT);
  worker.addEventListener('message', ({ data }: MessageEvent) => {
    clearTimeout(timer);
    const { id, response, error } = data as Reply;
    if (response) pending.get(id)?.resolve(response);
    else pending.get(id)?.reject(new Error(error));
    pending.delete(id);
  });
  worker.addEventListener('error', lose);
  return (request) =>
    new Promise((resolve, reject) => {
      if (isLost) {
        reject(new WorkerLost());
        return;
      }
      const id = nextId++;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, request }, 'file' in request ? [request.file] : []);
    });
}

/** Imports the engine. Rejects if its code fails to load or does not arrive in time. */
function importEngine(): Promise<typeof import('./siteEngine')> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The engine did not load in ${START_TIMEOUT} ms.`));
    const timer = setTimeout(late, START_TIMEOUT);
    void import('./siteEngine').then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Runs the engine on the main thread, for browsers without workers. If its code fails to load, the next call tries
 * again.
 */
export function createPageClient(): CallEngine {
  let engine: Engine | undefined;
  return async (request) => {
    const { createSiteEngine } = await importEngine();
    engine ??= createSiteEngine();
    return engine(request);
  };
}
