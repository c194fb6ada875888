import type { SearchAnswer, SearchOptions } from '@site/src/search/core/engine';

/** A loaded file of a tag, or a search in the tags whose index has been loaded. */
export type EngineRequest =
  | { kind: 'index' | 'texts'; tag: string; file: ArrayBuffer }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

type Pending = { resolve: (response: SearchAnswer) => void; reject: (error: Error) => void };
type Reply = { id: number; response?: SearchAnswer; error?: string };

/** The engine in a worker. */
export type EngineWorker = {
  /** Calls the engine; the file of a request is transferred. Rejects with its error, and after a crash. */
  call: (request: EngineRequest) => Promise<SearchAnswer>;
  /** Whether the script is blocked, failed or did not arrive, or the worker ended: its indexes are lost. */
  hasCrashed: () => boolean;
};

/** Timeout for loading the worker, in milliseconds: if it does not start, the search says so within 10 seconds. */
const START_TIMEOUT = 8_000;

/** Starts the engine in a worker. */
export function startWorker(): EngineWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let nextId = 0;
  let crash: Error | undefined;
  const stop = () => {
    const ended = (crash = new Error('The worker of the search has ended.'));
    worker.terminate();
    pending.forEach(({ reject }) => reject(ended));
    pending.clear();
  };
  const timer = setTimeout(stop, START_TIMEOUT);
  worker.addEventListener('message', ({ data }: MessageEvent) => {
    clearTimeout(timer);
    const { id, response, error } = data as Reply;
    if (response) pending.get(id)?.resolve(response);
    else pending.get(id)?.reject(new Error(error));
    pending.delete(id);
  });
  worker.addEventListener('error', stop);
  const call = (request: EngineRequest) =>
    new Promise<SearchAnswer>((resolve, reject) => {
      if (crash) {
        reject(crash);
        return;
      }
      const id = nextId++;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, request }, 'file' in request ? [request.file] : []);
    });
  return { call, hasCrashed: () => crash !== undefined };
}
