import type { Engine, EngineRequest, EngineResponse } from './engine';

type Pending = { resolve: (response: EngineResponse) => void; reject: (error: Error) => void };
type Reply = { id: number; response?: EngineResponse; error?: string };

/** Calls the engine. Rejects with what the engine throws, or with `WorkerLost`. */
export type CallEngine = (request: EngineRequest) => Promise<EngineResponse>;

/** The worker is gone, and with it the files that it held. */
export class WorkerLost extends Error {}

/** How long a worker may take to load, in milliseconds. */
const START_TIMEOUT = 15_000;

/**
 * Starts the engine in a worker. The files of a request are transferred, not copied.
 * @returns a function that rejects with `WorkerLost` when the worker's script is blocked, broken or hangs
 * @throws where the browser has no workers
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

/** Runs the engine in the page, for browsers without workers. Where its code fails to load, the next call tries again. */
export function createPageClient(): CallEngine {
  let engine: Engine | undefined;
  return async (request) => {
    const { createEngine } = await import('./engine');
    engine ??= createEngine();
    return engine(request);
  };
}
