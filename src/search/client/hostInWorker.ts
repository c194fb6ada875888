import type { HostAnswer, HostRequest, SearchHost } from './host';

type Pending = { resolve: (answer: HostAnswer) => void; reject: (error: Error) => void };
type Reply = { id: number; answer?: HostAnswer; error?: string };

/** The host, asked from the page. Rejects on a file that is not what it should be. */
export type AskHost = (request: HostRequest) => Promise<HostAnswer>;

/** The worker is gone, and the files that it held with it. */
export class WorkerLost extends Error {}

/** A worker that has not said anything for so long is not going to, in milliseconds. */
const START_TIMEOUT = 15_000;

/**
 * Starts the host in a worker.
 * @returns a function that rejects with `WorkerLost` when the worker's script is blocked, broken or hangs
 * @throws where the browser has no workers
 */
export function startHostInWorker(): AskHost {
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
    const { id, answer, error } = data as Reply;
    if (answer) pending.get(id)?.resolve(answer);
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
      worker.postMessage({ id, request });
    });
}

/** Starts the host in the page, for browsers without workers. Where its code does not arrive, the next request asks again. */
export function startHostInPage(): AskHost {
  let host: SearchHost | undefined;
  return async (request) => {
    const { createSearchHost } = await import('./host');
    host ??= createSearchHost();
    return host(request);
  };
}
